import { createHash } from 'node:crypto';

/** The key of a session on the server: a hash of its id, so that a copy of the table grants no access. */
export function sessionKey(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

/** The id of a session in its owner's list: made of its key one way, in the form of a UUID. */
export function publicSessionId(key: string): string {
  const hash = createHash('sha256').update(`listed ${key}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
