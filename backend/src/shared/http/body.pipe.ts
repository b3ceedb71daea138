import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { validateSync, type ValidationError } from 'class-validator';
import { Invalid } from '../domain-error.js';
import { isVerbatim, labelOf } from './fields.js';

/**
 * Turns a parsed body into an instance of its class. Strings are trimmed and blank ones count as missing; nothing is
 * converted. Refuses what breaks a rule, and every field that the class does not have.
 */
export function validated<T extends object>(body: Type<T>, value: unknown): T {
  if (typeof (value ?? {}) !== 'object' || Array.isArray(value))
    throw new Invalid({ body: 'The request body must be a JSON object' });
  const instance = Object.create(body.prototype as object) as T;
  for (const [name, raw] of Object.entries(value ?? {})) {
    const kept =
      typeof raw === 'string' && !isVerbatim(body.prototype as object, name) ? raw.trim() : (raw as unknown);
    // defineProperty, because a field named __proto__ must stay a field
    Object.defineProperty(instance, name, {
      value: kept === '' ? undefined : kept,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  const errors = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true });
  if (errors.length > 0)
    throw new Invalid(Object.fromEntries(errors.map((error) => [error.property, sentence(error)])));
  return instance;
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
