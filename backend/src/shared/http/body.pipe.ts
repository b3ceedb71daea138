import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { validateSync, type ValidationError } from 'class-validator';
import { Invalid } from '../domain-error.js';
import { isVerbatim, labelOf } from './fields.js';

/** Each field that is not known is named in the answer; no body has nearly so many. */
const MOST_FIELDS = 100;

/**
 * Turns a parsed body into an instance of its class. Strings are trimmed and blank ones count as missing; nothing is
 * converted. Refuses what breaks a rule, and every field that the class does not have.
 */
export function validated<T extends object>(body: Type<T>, value: unknown): T {
  if (typeof (value ?? {}) !== 'object' || Array.isArray(value))
    throw new Invalid({ body: 'The request body must be a JSON object' });
  const instance = Object.create(body.prototype as object) as Record<string, unknown>;
  const refused: [field: string, sentence: string][] = [];
  const fields = Object.entries((value ?? {}) as Record<string, unknown>);
  if (fields.length > MOST_FIELDS) throw new Invalid({ body: 'The request body has too many fields' });
  for (const [name, raw] of fields) {
    // the validator looks its rules up in a plain object, and takes what every object has for a rule
    if (name in Object.prototype) refused.push([name, `${labelOf(name)} is not accepted`]);
    else if (typeof raw !== 'string') instance[name] = raw;
    else if (raw.trim() !== '')
      instance[name] = isVerbatim(body.prototype as object, name) ? raw : raw.trim();
    else instance[name] = undefined;
  }
  for (const error of validateSync(instance, { whitelist: true, forbidNonWhitelisted: true }))
    refused.push([error.property, sentence(error)]);
  if (refused.length > 0) throw new Invalid(Object.fromEntries(refused));
  return instance as T;
}

function sentence({ property, value, constraints = {} }: ValidationError): string {
  if ('whitelistValidation' in constraints) return `${labelOf(property)} is not accepted`;
  if (value === undefined || value === null) return `${labelOf(property)} is required`;
  return constraints.isString ?? Object.values(constraints)[0] ?? `${labelOf(property)} is not valid`;
}

/** Validates every body by its class; other parameters are left to their own pipes. */
@Injectable()
export class BodyPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype) return value;
    return validated(metatype as Type<object>, value);
  }
}
