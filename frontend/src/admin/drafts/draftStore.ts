/** An unsaved form value. `start` is the initial value, to detect changes made on the server since. */
export interface Draft<T> {
  readonly savedAt: string;
  readonly start: T;
  readonly value: T;
}

const PREFIX = 'console.draft.';
const RETENTION_DAYS = 30;

// the user id is part of the key: users of the same browser do not see each other's drafts
const storageKey = (userId: string, draftKey: string) => `${PREFIX}${userId}.${draftKey}`;

const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

/** Subscribes to changes of drafts, also in other tabs; returns the unsubscribe function. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function hasDraft(userId: string, draftKey: string): boolean {
  return (storage()?.getItem(storageKey(userId, draftKey)) ?? null) !== null;
}

export function readDraft<T>(userId: string, draftKey: string): Draft<T> | null {
  return parse<T>(storage()?.getItem(storageKey(userId, draftKey)) ?? null);
}

const unwritable = new Set<string>();

/** Whether the last text of a draft could not be stored, because the storage is full or unavailable. */
export const isUnwritable = (userId: string, draftKey: string) =>
  unwritable.has(storageKey(userId, draftKey));

export function writeDraft<T>(userId: string, draftKey: string, draft: Draft<T>): void {
  const key = storageKey(userId, draftKey);
  try {
    const store = storage();
    if (!store) throw new Error('no storage');
    store.setItem(key, JSON.stringify(draft));
    unwritable.delete(key);
  } catch {
    unwritable.add(key);
  }
  changed();
}

export function deleteDraft(userId: string, draftKey: string): void {
  storage()?.removeItem(storageKey(userId, draftKey));
  changed();
}

/** Deletes the drafts of all users that are older than 30 days. */
export function deleteExpiredDrafts(now: Date): void {
  const store = storage();
  if (!store) return;
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000).toISOString();
  Object.keys(store)
    .filter((key) => key.startsWith(PREFIX) && (parse(store.getItem(key))?.savedAt ?? '') < oldest)
    .forEach((key) => store.removeItem(key));
}

function parse<T>(text: string | null): Draft<T> | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft<T> | null;
    return typeof draft?.savedAt === 'string' && 'value' in draft ? draft : null;
  } catch {
    return null;
  }
}

/** Null if the browser denies access to the storage. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
