import { Invalid } from '../../platform/domain-error.js';
import { type Scope, SCOPES } from './scopes.js';

/** How every key begins, so that scanners of published code recognise a leaked one. */
export const KEY_PREFIX = 'ao_';

/** Characters. */
export const MOST_KEY_NAME = 60;

/** An API key for /api/v1, without its secret, which is stored only as a hash. Times are ISO 8601 UTC. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  /** The beginning and the last four characters, such as `ao_…x7Qk`. */
  readonly hint: string;
  /** Each once, in the order of `SCOPES`. */
  readonly scopes: readonly Scope[];
  readonly createdAt: string;
  /** The superadmin who made it, and their name then. */
  readonly createdBy: string;
  readonly createdByName: string;
  /** Null: it does not expire. */
  readonly expiresAt: string | null;
  /** When a superadmin revoked it; null for a key that was not revoked. */
  readonly endedAt: string | null;
  readonly lastCallAt: string | null;
  readonly lastAddress: string | null;
}

export type NewApiKey = Pick<ApiKey, 'name' | 'scopes' | 'expiresAt'>;

/** A key that was made from that secret. Rejects one that would have expired already. */
export function createApiKey(
  { name, scopes, expiresAt }: NewApiKey,
  secret: string,
  { id, at, by }: { id: string; at: string; by: { readonly id: string; readonly name: string } },
): ApiKey {
  if (expiresAt !== null && expiresAt <= at)
    throw new Invalid({ expiresAt: 'api-key.expires' }, { expiresAt: 'Expiry' });
  return {
    ...{ id, name, expiresAt },
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    hint: `${KEY_PREFIX}…${secret.slice(-4)}`,
    ...{ createdAt: at, createdBy: by.id, createdByName: by.name },
    ...{ endedAt: null, lastCallAt: null, lastAddress: null },
  };
}

/** Whether the key opens anything at that time. */
export function isUsable({ endedAt, expiresAt }: Pick<ApiKey, 'endedAt' | 'expiresAt'>, at: string): boolean {
  return endedAt === null && (expiresAt === null || expiresAt > at);
}
