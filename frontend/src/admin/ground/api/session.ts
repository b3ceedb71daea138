import { ApiError, callAs } from '@/shared/api-client';
import type { SessionUser } from '@/shared/api-types';
import { notify } from '@/shared/toast/toastQueue';
import { api } from './api';
import { openDrafts } from './draftStore';

let current: Promise<SessionUser | null> | undefined;
let known: SessionUser | null = null;

/** The signed-in user, or null for a 401 (spec §7). Requested once and cached until the session changes. */
export function sessionUser(): Promise<SessionUser | null> {
  current ??= api.get('/api/user').then(
    async (user) => {
      know(user);
      tellOfOtherUser(user);
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

function know(user: SessionUser | null): void {
  known = user;
  callAs(user && { userId: user.id, onOtherUser: () => startAgain(user) });
}

/** The name of the user for whom this tab was opened before somebody else signed in. */
const EARLIER_USER = 'console.earlier-user';

/** Loads the page again, for the user who is signed in now. What is unsaved stays with its author, as a draft. */
function startAgain({ name }: SessionUser): void {
  window.sessionStorage.setItem(EARLIER_USER, name);
  window.location.reload();
}

function tellOfOtherUser({ name }: SessionUser): void {
  const earlier = window.sessionStorage.getItem(EARLIER_USER);
  window.sessionStorage.removeItem(EARLIER_USER);
  if (earlier === null) return;
  const description = `This tab was opened for ${earlier}. What ${earlier} had not saved is kept until they sign in again.`;
  notify({ title: `You are signed in as ${name}`, description, duration: 20_000 });
}

/** Opens the drafts of the signed-in user. Without a key, as when the server is not reached, nothing unsaved is stored. */
export async function loadDraftKey(): Promise<void> {
  const found = await api.get('/api/user/draft-key').catch(() => null);
  openDrafts(found && Uint8Array.from(atob(found.key), (character) => character.charCodeAt(0)));
}

/** Replaces the cached user; null after sign-out or the end of the session. */
export function setSessionUser(user: SessionUser | null): void {
  know(user);
  current = Promise.resolve(user);
}

/** Whether the signed-in user must set up a second factor before anything else. */
export function mustSetUpSecondFactor(): boolean {
  return known?.secondFactorRequired ?? false;
}

/** Clears the cache: the next `sessionUser` sends a request. */
export function clearSessionUser(): void {
  know(null);
  current = undefined;
}
