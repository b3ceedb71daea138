import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { validateSync, type ValidationError } from 'class-validator';
import { Invalid } from '../domain-error.js';
import type { Said } from '../sentences/said.js';
import { isBlank } from '../values/text.js';
import { labelOf, leftOutFields, readerOf } from './fields.js';
import { nestedFields } from './nested-fields.js';

/** More than any body of the API has. */
const MAX_FIELDS = 100;

/** The response names unknown fields, and must not be much longer than the request. */
const MAX_UNKNOWN_NAMED = 20;
const MAX_NAME_LENGTH = 40;

/** What is wrong with a body, by the paths of its fields. */
interface Problems {
  readonly errors: { readonly path: string; readonly label: string; readonly said: Said }[];
  readonly unknown: { readonly path: string; readonly name: string }[];
}

/**
 * Converts a parsed body into an instance of its class. Each text is read as its field says, and a blank one counts as missing; types are
 * not converted. Throws `Invalid` with a sentence for each field that breaks a rule or is unknown to the class; a field of
 * a nested body is named by its path, such as `items.0.title`.
 */
export function validated<T extends object>(body: Type<T>, value: unknown): T {
  if (typeof (value ?? {}) !== 'object' || Array.isArray(value))
    throw new Invalid({ body: 'request.not-object' });
  const problems: Problems = { errors: [], unknown: [] };
  const instance = instanceOf(body, value ?? {}, '', problems);
  const unknown = problems.unknown.slice(0, MAX_UNKNOWN_NAMED).map(({ path, name }) => {
    const shown = shortened(name);
    return { path: path + shown, label: labelOf(shown), said: 'field.not-accepted' as const };
  });
  const errors = [...problems.errors, ...unknown];
  const byPath = <T>(value: (error: (typeof errors)[number]) => T) =>
    Object.fromEntries(errors.map((error) => [error.path, value(error)]));
  if (errors.length > 0)
    throw new Invalid(
      byPath(({ said }) => said),
      byPath(({ label }) => label),
    );
  return instance as T;
}

function instanceOf(body: Type<object>, value: object, path: string, problems: Problems): object {
  const prototype = body.prototype as object;
  const instance = Object.create(prototype) as Record<string, unknown>;
  const fields = Object.entries(value);
  if (fields.length > MAX_FIELDS) throw new Invalid({ body: 'request.too-many-fields' });
  for (const [name, raw] of fields) {
    // the validator looks up its rules in a plain object, where inherited properties would count as rules
    if (name in Object.prototype) problems.unknown.push({ path, name });
    else if (typeof raw !== 'string') instance[name] = raw;
    else instance[name] = isBlank(raw) ? undefined : readerOf(prototype, name)(raw);
  }
  const wrong = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true });
  for (const error of wrong)
    if (isUnknown(error)) problems.unknown.push({ path, name: error.property });
    else
      problems.errors.push({
        path: path + error.property,
        label: labelOf(error.property, error.target),
        said: saidOf(error),
      });
  for (const [name, nested] of nestedFields(prototype)) {
    if (instance[name] === undefined || wrong.some(({ property }) => property === name)) continue;
    const within = (item: unknown, place: string) =>
      item === null ? null : instanceOf(nested.body, item as object, `${path}${place}.`, problems);
    instance[name] = nested.isList
      ? (instance[name] as unknown[]).map((item, index) => within(item, `${name}.${index}`))
      : within(instance[name], name);
  }
  for (const [name, otherwise] of leftOutFields(prototype)) instance[name] ??= otherwise;
  return instance;
}

function isUnknown({ constraints = {} }: ValidationError): boolean {
  return 'whitelistValidation' in constraints;
}

function shortened(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}

function saidOf({ value, contexts = {} }: ValidationError): Said {
  if (value === undefined || value === null) return 'field.required';
  const broken = contexts as Readonly<Record<string, { readonly said: Said } | undefined>>;
  return (broken.isString ?? Object.values(broken)[0])?.said ?? 'field.invalid';
}

/** Validates every body by its class; other parameters have their own pipes. */
@Injectable()
export class BodyPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype) return value;
    return validated(metatype as Type<object>, value);
  }
}
