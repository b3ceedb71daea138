import { ValidateBy, type ValidationOptions } from 'class-validator';
import { coded, labelOfName, type Said } from '../sentences/said.js';

const LABELS = new WeakMap<object, Map<string, string>>();

/** The label of a field, where it differs from the words of its name. */
export function Label(label: string): PropertyDecorator {
  return (target, property) => {
    LABELS.set(target, (LABELS.get(target) ?? new Map<string, string>()).set(String(property), label));
  };
}

/** A readable label: `preferredDate` becomes Preferred date, unless the class of `body` or a parent has a `Label` for it. */
export function labelOf(field: string, body?: object): string {
  for (let declared = body; declared; declared = Object.getPrototypeOf(declared) as object | undefined) {
    const label = LABELS.get(declared)?.get(field);
    if (label !== undefined) return label;
  }
  return labelOfName(field);
}

/** What is said when the validator's rule is broken. It keeps the context only of rules that have a message. */
export const saying = (said: Said): ValidationOptions => ({ message: coded(said).code, context: { said } });

/** A rule of a field, and what is said when it is broken. */
export const rule = (said: Said, holds: (value: unknown) => boolean): PropertyDecorator =>
  ValidateBy({ name: coded(said).code, validator: { validate: holds } }, saying(said));

/** As `rule`, for text; other types are left to `IsString`. */
export const textRule = (said: Said, holds: (text: string) => boolean): PropertyDecorator =>
  rule(said, (value) => typeof value !== 'string' || holds(value));

const OTHERWISE = new WeakMap<object, Map<string, unknown>>();

/** The value of a field that is left out. */
export function otherwise(value: unknown): PropertyDecorator {
  return (target, property) => {
    OTHERWISE.set(target, (OTHERWISE.get(target) ?? new Map<string, unknown>()).set(String(property), value));
  };
}

/** What the fields of a body class and its parents are that were left out. */
export function leftOutFields(prototype: object): ReadonlyMap<string, unknown> {
  const parent = Object.getPrototypeOf(prototype) as object | null;
  return new Map([...(parent ? leftOutFields(parent) : []), ...(OTHERWISE.get(prototype) ?? [])]);
}
