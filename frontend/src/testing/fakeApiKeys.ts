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
