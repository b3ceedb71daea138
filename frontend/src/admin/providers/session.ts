import { ApiError, call } from '../../shared/api-client';
import type { SessionUser } from '../../shared/api-types';

let current: Promise<SessionUser | null> | undefined;

/** Who is signed in, or null (a 401 is an answer, spec §7). Asked once and remembered until the session changes. */
export function sessionUser(): Promise<SessionUser | null> {
  current ??= call<SessionUser>('/api/user').catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    current = undefined;
    throw error;
  });
  return current;
}

/** Remembers who is signed in now; null after signing out or when the session ended. */
export function rememberSession(user: SessionUser | null): void {
  current = Promise.resolve(user);
}

/** Makes the next `sessionUser` ask the server again. */
export function forgetSession(): void {
  current = undefined;
}
