import type { ApiKeysProvider } from '../admin/ground/api/apiKeysProvider';
import type { ApiKey } from '../shared/api-types';

export interface ApiKeysData {
  apiKeys: ApiKey[];
}

export const noApiKeys = (): ApiKeysData => ({ apiKeys: [] });

export function anApiKey(changes: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 'key',
    name: 'Google Sheets',
    hint: 'ao_…x7Qk',
    scopes: ['leads:read'],
    state: 'active',
    createdAt: '2026-11-20T02:00:00.000Z',
    createdBy: 'user-1',
    createdByName: 'Ana Cruz',
    expiresAt: null,
    endedAt: null,
    lastCallAt: null,
    lastAddress: null,
    calls: 0,
    ...changes,
  };
}

export function fakeApiKeys({
  data,
  change,
}: {
  data: ApiKeysData;
  change: <T>(name: string, act: () => T) => Promise<T>;
}): ApiKeysProvider {
  return {
    apiKeys: async () => data.apiKeys,
    makeApiKey: ({ name, scopes, expiresAt }) =>
      change(`makeApiKey ${name} ${scopes.join(' ')}`, () => {
        const apiKey = anApiKey({ id: `key ${data.apiKeys.length}`, name, scopes: [...scopes], expiresAt });
        data.apiKeys = [apiKey, ...data.apiKeys];
        return { ...apiKey, key: 'ao_secret' };
      }),
    endApiKey: (id) =>
      change(`endApiKey ${id}`, () => {
        data.apiKeys = data.apiKeys.map((apiKey) =>
          apiKey.id === id ? { ...apiKey, state: 'ended', endedAt: '2026-11-24T02:00:00.000Z' } : apiKey,
        );
      }),
  };
}
