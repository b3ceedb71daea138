import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';

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

/** How a draft is stored: only its time can be read without the key of its user. */
interface StoredDraft {
  readonly savedAt: string;
  /** XChaCha20-Poly1305, nonce first, in base64; bound to its place in the storage. */
  readonly sealed: string;
}

let openKey: Uint8Array | null = null;

/**
 * The key with which the drafts of the signed-in user are encrypted. It comes from the server and is in memory only: without
 * it, as after signing out, drafts cannot be read. Null closes them.
 */
export function openDrafts(key: Uint8Array | null): void {
  openKey = key;
  changed();
}

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
  return readDraft(userId, draftKey) !== null;
}

export function readDraft<T>(userId: string, draftKey: string): Draft<T> | null {
  const key = storageKey(userId, draftKey);
  const sealed = parse<StoredDraft>(storage()?.getItem(key) ?? null)?.sealed;
  if (!openKey || typeof sealed !== 'string') return null;
  try {
    const draft = parse<Draft<T>>(new TextDecoder().decode(cipher(openKey, key).decrypt(bytesOf(sealed))));
    return typeof draft?.savedAt === 'string' && 'value' in draft ? draft : null;
  } catch {
    // of another key
    return null;
  }
}

const unwritable = new Set<string>();

/** Whether the last text of a draft could not be stored, because the storage is full or unavailable. */
export const isUnwritable = (userId: string, draftKey: string) =>
  unwritable.has(storageKey(userId, draftKey));

export function writeDraft<T>(userId: string, draftKey: string, draft: Draft<T>): void {
  const key = storageKey(userId, draftKey);
  try {
    const store = storage();
    if (!store || !openKey) throw new Error('no storage');
    const bytes = cipher(openKey, key).encrypt(new TextEncoder().encode(JSON.stringify(draft)));
    const stored: StoredDraft = { savedAt: draft.savedAt, sealed: textOf(bytes) };
    store.setItem(key, JSON.stringify(stored));
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

/** Deletes the drafts of all users that are older than 30 days, and those that are not encrypted. */
export function deleteExpiredDrafts(now: Date): void {
  const store = storage();
  if (!store) return;
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000).toISOString();
  Object.keys(store)
    .filter((key) => key.startsWith(PREFIX))
    .filter((key) => {
      const { savedAt = '', sealed } = parse<Partial<StoredDraft>>(store.getItem(key)) ?? {};
      return sealed === undefined || savedAt < oldest;
    })
    .forEach((key) => store.removeItem(key));
}

const cipher = (key: Uint8Array, place: string) =>
  managedNonce(xchacha20poly1305)(key, new TextEncoder().encode(place));

const textOf = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

function parse<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null;
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
