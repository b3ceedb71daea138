import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiHeaderOptions } from '@nestjs/swagger';
import type { Request } from 'express';
import { Invalid } from '../domain-error.js';

const MAX = 255;
/** A string of RFC 8941, as in draft-ietf-httpapi-idempotency-key-header, or the same without quotes. */
const KEY = new RegExp(String.raw`^(?:"((?:[!#-\[\]-~]|\\["\\]){1,${MAX}})"|([!#-~][!-~]{0,${MAX - 1}}))$`);

/** The key in the header, with or without quotes; null without a header. Throws `Invalid` for any other value. */
export function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  const [, quoted, bare] = KEY.exec(header) ?? [];
  const key = bare ?? quoted?.replace(/\\(.)/g, '$1');
  if (key === undefined) throw new Invalid({ 'Idempotency-Key': ['idempotency-key.form', { max: MAX }] });
  return key;
}

/** Injects the idempotency key of the request, or null. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  idempotencyKeyOf(context.switchToHttp().getRequest<Request>().get('idempotency-key')),
);

/** The header in the OpenAPI document. */
export const IDEMPOTENCY_KEY: ApiHeaderOptions = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'A new key for each form. For 24 hours the same key with the same values returns the first response, and nothing is stored again; with other values it is rejected with 422.',
  schema: { type: 'string', minLength: 1, maxLength: MAX },
};
