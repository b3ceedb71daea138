import { applyDecorators, type Type } from '@nestjs/common';
import { IsOptional } from 'class-validator';
import { ApiExtraModels, ApiProperty, getSchemaPath } from './api-docs.js';
import { rule } from './field-rule.js';

/** How the value of a field is validated further: as one body or as a list of them. */
export interface Nested {
  readonly body: Type<object>;
  readonly isList: boolean;
}

const NESTED = new WeakMap<object, Map<string, Nested>>();

/** The nested bodies of a body class and its parents, by field. */
export function nestedFields(prototype: object): ReadonlyMap<string, Nested> {
  const parent = Object.getPrototypeOf(prototype) as object | null;
  return new Map([...(parent ? nestedFields(parent) : []), ...(NESTED.get(prototype) ?? [])]);
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nested(body: Type<object>, isList: boolean): PropertyDecorator {
  return (target, property) => {
    const fields = NESTED.get(target) ?? new Map<string, Nested>();
    NESTED.set(target, fields.set(String(property), { body, isList }));
  };
}

/** An object with the fields of that class. Its errors are named `field.other`. */
export function ObjectOf(body: Type<object>): PropertyDecorator {
  return applyDecorators(ApiProperty({ type: body }), rule('field.object', isObject), nested(body, false));
}

interface ListRules {
  readonly least: number;
  readonly most: number;
  /** Items may be null. */
  readonly orNull?: boolean;
  /** May be left out or null. */
  readonly optional?: boolean;
}

/** A list of objects with the fields of that class. Their errors are named `field.0.other`. */
export function ListOf(
  body: Type<object>,
  { least, most, orNull = false, optional = false }: ListRules,
): PropertyDecorator {
  const isItem = (item: unknown) => isObject(item) || (orNull && item === null);
  const isList = (value: unknown) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(isItem);
  const code = least === most ? 'field.list' : 'field.list-up-to';
  const limits = { minItems: least, maxItems: most };
  const reference = { $ref: getSchemaPath(body) };
  return applyDecorators(
    orNull
      ? ApiProperty({ type: 'array', items: { nullable: true, allOf: [reference] }, ...limits })
      : ApiProperty({ type: [body], ...limits, ...(optional && { required: false, nullable: true }) }),
    ...(optional ? [IsOptional()] : []),
    rule([code, { count: most }], isList),
    nested(body, true),
    (target: object) => {
      ApiExtraModels(body)(target.constructor);
    },
  );
}
