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
  /** Null of keys from before every new one had an end: it does not expire. */
  readonly expiresAt: string | null;
  /** When a superadmin revoked it; null for a key that was not revoked. */
  readonly endedAt: string | null;
  readonly lastCallAt: string | null;
  readonly lastAddress: string | null;
}

/** Years until a key expires whose maker says nothing, and that it may have at most. */
const USUAL_YEARS = 1;
const MOST_YEARS = 5;

/** `expiresAt` null: as usual. */
export type NewApiKey = Pick<ApiKey, 'name' | 'scopes' | 'expiresAt'>;

/** A key that was made from that secret; it expires in a year, unless it says otherwise. Rejects an end in the past or more than five years away. */
export function createApiKey(
  { name, scopes, expiresAt }: NewApiKey,
  secret: string,
  { id, at, by }: { id: string; at: string; by: { readonly id: string; readonly name: string } },
): ApiKey {
  const words = { expiresAt: 'Expiry' };
  if (expiresAt !== null && expiresAt <= at) throw new Invalid({ expiresAt: 'api-key.expires' }, words);
  if (expiresAt !== null && expiresAt > yearsAfter(at, MOST_YEARS))
    throw new Invalid({ expiresAt: ['api-key.expires-late', { years: MOST_YEARS }] }, words);
  return {
    id,
    name,
    expiresAt: expiresAt ?? yearsAfter(at, USUAL_YEARS),
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    hint: `${KEY_PREFIX}…${secret.slice(-4)}`,
    createdAt: at,
    createdBy: by.id,
    createdByName: by.name,
    endedAt: null,
    lastCallAt: null,
    lastAddress: null,
  };
}

function yearsAfter(at: string, years: number): string {
  const date = new Date(at);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString();
}

/** Whether the key opens anything at that time. */
export function isUsable({ endedAt, expiresAt }: Pick<ApiKey, 'endedAt' | 'expiresAt'>, at: string): boolean {
  return endedAt === null && (expiresAt === null || expiresAt > at);
}
