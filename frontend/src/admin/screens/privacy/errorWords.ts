import { ApiError } from '@/shared/api-client';
import { errorMessage, OfflineError } from '@/admin/ground/api/errorMessage';

/**
 * Why a change failed, and what that means for the data: an answer of the server says that nothing has changed; without
 * one it is not known.
 */
export function failureWords(error: unknown, unchanged: string, unknown: string): string {
  const isKnown = error instanceof OfflineError || (error instanceof ApiError && error.status < 500);
  const message = errorMessage(error);
  return `${/[.!?]$/.test(message) ? message : `${message}.`} ${isKnown ? unchanged : unknown}`;
}
