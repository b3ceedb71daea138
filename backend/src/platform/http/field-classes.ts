import { applyDecorators, type Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { type Field, type Fields, isMonth, namesWhere } from '../fields/fields.js';
import { ApiProperty } from './api-docs.js';
import {
  Code,
  Digits,
  EmailAddress,
  Label,
  List,
  Messenger,
  OneOf,
  Phone,
  Text,
  WhenSent,
} from './fields.js';
import { textRule } from './field-rule.js';
import { ListOf, ObjectOf } from './nested-fields.js';
import { WholeNumber } from './whole-number-field.js';

/** The fields as a body has them: null and what is left out are empty. */
type Sent<Details> = { [Name in keyof Details]: Details[Name] | null };
/** The classes of the fields that are objects or lists of them. */
export type Shapes = Readonly<Record<string, Type<object> | [Type<object>]>>;

/** The rules of what a body may say besides the fields. */
type Beside = Readonly<Record<string, PropertyDecorator>>;

/** A base class for the body that adds an entity: the fields that staff write, with their rules. */
export function newBodyOf<Details>(
  fields: Fields,
  shapes: Shapes = {},
  beside: Beside = {},
): Type<Sent<Details>> {
  return bodyOf(fields, [], shapes, beside) as Type<Sent<Details>>;
}

/** The same for a change: every field may be left out. */
export function changeBodyOf<Details>(
  fields: Fields,
  shapes: Shapes = {},
  beside: Beside = {},
): Type<Sent<Partial<Details>>> {
  return bodyOf(fields, [WhenSent()], shapes, beside) as Type<Sent<Partial<Details>>>;
}

/** The rules of one field that staff write, for a body that has other fields between those of its entity. */
export function Written(field: Field, { optional = field.optional ?? false } = {}): PropertyDecorator {
  return applyDecorators(...rulesOf(field, optional, undefined));
}

/** A base class for a body with one choice for each field that staff write. */
export function choicesOf<Details, Choice extends string>(
  fields: Fields,
  choices: readonly Choice[],
): Type<{ [Name in keyof Details]?: Choice | null }> {
  const body = class {};
  for (const name of writtenIn(fields)) OneOf(choices, { optional: true })(body.prototype, name);
  return body;
}

/** A base class that documents the fields as a response has them. */
export function viewOf<Shown>(
  fields: Fields,
  names: readonly string[] = Object.keys(fields),
  shapes: Shapes = {},
): Type<Shown> {
  return documentedBy(fields, names, (field, name) => documented(field, shapes[name]));
}

function documentedBy<Shown>(
  fields: Fields,
  names: readonly string[],
  options: (field: Field, name: string) => ApiPropertyOptions,
): Type<Shown> {
  const view = class {};
  for (const name of names) ApiProperty(options(fields[name]!, name))(view.prototype, name);
  return view as Type<Shown>;
}

const writtenIn = (fields: Fields) => namesWhere(fields, ({ label, apart }) => label !== undefined && !apart);

/** Those that have to be sent come last, as in a class that extends another one by them. */
function bodyOf(
  fields: Fields,
  ofRequired: readonly PropertyDecorator[],
  shapes: Shapes,
  beside: Beside,
): Type<object> {
  const body = class {};
  const names = writtenIn(fields);
  const isRequired = (name: string) => {
    const { optional, usual, type } = fields[name]!;
    return !optional && !usual && type !== 'list';
  };
  const add = (name: string, first: readonly PropertyDecorator[]) => {
    const own = rulesOf(fields[name]!, !isRequired(name), shapes[name]);
    Reflect.decorate([...first, ...own], body.prototype, name);
  };
  for (const name of names) if (!isRequired(name)) add(name, []);
  for (const [name, rule] of Object.entries(beside)) rule(body.prototype, name);
  for (const name of names) if (isRequired(name)) add(name, ofRequired);
  return body;
}

function rulesOf(
  { type, label = '', max = 0, ...field }: Field,
  optional: boolean,
  shape: Shapes[string] | undefined,
): PropertyDecorator[] {
  switch (type) {
    case 'email':
      return [EmailAddress({ optional })];
    case 'phone':
      return [Phone({ optional })];
    case 'sealed':
      return [Label(label), Digits({ counts: field.digits ?? [], optional })];
    case 'messenger':
      return [Messenger({ optional })];
    case 'date':
      return [Text({ max: 10, tooLong: 'field.real-date', optional })];
    case 'choice':
      return [OneOf(field.choices ?? [], { optional })];
    case 'user':
    case 'record':
      return [Label(label), Text({ max: 36, optional })];
    case 'month':
      return [Text({ max: 7, tooLong: 'field.month', optional }), textRule('field.month', isMonth)];
    case 'list':
      if (field.items) return [List({ max, ...field.items, optional })];
      return Array.isArray(shape) ? [ListOf(shape[0], { least: 0, most: max, optional })] : [];
    case 'text':
    case 'party':
    case 'named':
    case 'lines':
      return [Text({ max, optional, lines: type === 'lines' })];
    case 'code':
      return [Code({ max, optional })];
    case 'number':
    case 'centavos':
      return [WholeNumber({ min: type === 'number' ? 0 : 1, max, optional })];
    case 'money':
      if (shape && !Array.isArray(shape)) return [ObjectOf(shape)];
      throw new Error('No class for an amount in a body.');
    case 'time':
      throw new Error('No rules for a time in a body.');
  }
}

function documented(
  { type, choices, optional, description, items }: Field,
  shape: Shapes[string] | undefined,
): ApiPropertyOptions {
  const more: ApiPropertyOptions = {};
  if (optional) more.nullable = true;
  if (description !== undefined) more.description = description;
  if (shape) return { ...more, type: shape };
  if (type === 'money' || (type === 'list' && !items))
    throw new Error(`No class for a ${type} in a response.`);
  if (type === 'list') return { ...more, type: [String] };
  if (choices) return { ...more, enum: [...choices] };
  return { ...more, type: type === 'number' || type === 'centavos' ? 'integer' : String };
}
