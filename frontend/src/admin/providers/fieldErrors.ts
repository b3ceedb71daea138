import { ApiError } from '../../shared/api-client';

/** The server's sentence for each field that it refused, to stand beneath that field (spec §5). */
export function fieldErrors(error: unknown): Readonly<Record<string, string | undefined>> {
  return error instanceof ApiError ? (error.body?.errors ?? {}) : {};
}
