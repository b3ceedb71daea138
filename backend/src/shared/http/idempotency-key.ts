import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiHeaderOptions } from '@nestjs/swagger';
import type { Request } from 'express';
import { Invalid } from '../domain-error.js';

const MAX = 255;
/** As draft-ietf-httpapi-idempotency-key-header writes it (a string of RFC 8941), or without the quotes. */
const KEY = new RegExp(String.raw`^(?:"((?:[!#-\[\]-~]|\\["\\]){1,${MAX}})"|([!#-~][!-~]{0,${MAX - 1}}))$`);

/** The key that a header names, the same with and without quotes; null without a header. Refuses every other value. */
export function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  const [, quoted, bare] = KEY.exec(header) ?? [];
  const key = bare ?? quoted?.replace(/\\(.)/g, '$1');
  if (key === undefined) {
    const sentence = `Idempotency-Key must be 1 to ${MAX} visible ASCII characters`;
    throw new Invalid({ 'Idempotency-Key': sentence });
  }
  return key;
}

/** The key of a request that may be sent again, or null. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  idempotencyKeyOf(context.switchToHttp().getRequest<Request>().get('idempotency-key')),
);

/** For the API's description. */
export const IDEMPOTENCY_KEY: ApiHeaderOptions = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'Chosen anew for each submission. The same key with the same values is answered like the first time for 24 hours, and nothing is stored again; with other values it is refused with 422.',
  schema: { type: 'string', minLength: 1, maxLength: MAX },
};
