import { ApiError, call } from '../../shared/api-client';
import type { SessionUser } from '../../shared/api-types';
import { openDrafts } from '../drafts/draftStore';

let current: Promise<SessionUser | null> | undefined;
let known: SessionUser | null = null;

/** The signed-in user, or null for a 401 (spec §7). Requested once and cached until the session changes. */
export function sessionUser(): Promise<SessionUser | null> {
  current ??= call<SessionUser>('/api/user').then(
    async (user) => {
      known = user;
      await loadDraftKey();
      return user;
    },
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      current = undefined;
      throw error;
    },
  );
  return current;
}

/** Opens the drafts of the signed-in user. Without a key, as when the server is not reached, nothing unsaved is stored. */
export async function loadDraftKey(): Promise<void> {
  const found = await call<{ key: string }>('/api/user/draft-key').catch(() => null);
  openDrafts(found && Uint8Array.from(atob(found.key), (character) => character.charCodeAt(0)));
}

/** Replaces the cached user; null after sign-out or the end of the session. */
export function setSessionUser(user: SessionUser | null): void {
  known = user;
  current = Promise.resolve(user);
}

/** Whether the signed-in user must set up a second factor before anything else. */
export function mustSetUpSecondFactor(): boolean {
  return known?.secondFactorRequired ?? false;
}

/** Clears the cache: the next `sessionUser` sends a request. */
export function clearSessionUser(): void {
  known = null;
  current = undefined;
}
