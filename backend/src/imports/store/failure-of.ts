import { isFull, isUnavailable } from '../../platform/database/database-errors.js';
import type { ImportFailure } from '../domain/import.js';

/** Why an import fails with this error; null for one that a later try may not meet. */
export function failureOf(error: unknown): ImportFailure | null {
  if (isFull(error)) return 'disk-full';
  return isUnavailable(error) ? null : 'internal';
}
