import { ApiError } from '../../shared/api-client';

/** What went wrong, in the server's own words where it answered. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence;
  if (error instanceof TypeError) return 'The server cannot be reached. Please try again.';
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
