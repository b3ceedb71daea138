import type { Scope } from '@contract';
import { call } from '@/shared/api-client';
import type { ApiKey, NewApiKey } from '@/shared/api-types';

const KEYS = '/api/admin/api-keys';

/** What a superadmin says about a new key; null for one that does not expire. */
export interface WantedApiKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: string | null;
}

/** The console's use cases of API keys. Making and ending one need a recent confirmation. */
export const apiKeysProvider = {
  /** Newest first. */
  apiKeys: (): Promise<readonly ApiKey[]> => call(KEYS),
  /** The answer alone has the key itself. */
  makeApiKey: (wanted: WantedApiKey): Promise<NewApiKey> => call(KEYS, { method: 'POST', body: wanted }),
  endApiKey: (id: string): Promise<void> => call(`${KEYS}/${id}`, { method: 'DELETE' }),
};

export type ApiKeysProvider = typeof apiKeysProvider;
