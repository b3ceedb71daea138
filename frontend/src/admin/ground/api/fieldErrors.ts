import { ApiError } from '@/shared/api-client';

/** The server's validation errors by field (spec §5); empty for other errors. */
export function fieldErrors(error: unknown): Readonly<Record<string, string | undefined>> {
  return error instanceof ApiError ? (error.body?.errors ?? {}) : {};
}
