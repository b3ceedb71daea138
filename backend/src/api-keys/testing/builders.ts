import { newId } from '../../platform/clock.js';
import type { ApiKey } from '../domain/api-key.js';

export const AT = '2026-11-24T02:00:00.000Z';

export function anApiKey(changes: Partial<ApiKey> = {}): ApiKey {
  return {
    id: newId(),
    name: 'Google Sheets',
    hint: 'ao_…x7Qk',
    scopes: ['leads:read', 'posts:write'],
    createdAt: AT,
    createdBy: newId(),
    createdByName: 'Ana Cruz',
    expiresAt: null,
    endedAt: null,
    lastCallAt: null,
    lastAddress: null,
    ...changes,
  };
}
