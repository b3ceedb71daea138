import type { components } from '@/shared/api-schema';
import { api } from './api';

/** What a superadmin says about a new key; null for one that does not expire. */
export type WantedApiKey = components['schemas']['NewApiKeyBody'];

/** The console's use cases of API keys. Making and ending one need a recent confirmation. */
export const apiKeysProvider = {
  /** Newest first. */
  apiKeys: () => api.get('/api/admin/api-keys'),
  /** The answer alone has the key itself. */
  makeApiKey: (body: WantedApiKey) => api.post('/api/admin/api-keys', { body }),
  endApiKey: (id: string) => api.delete('/api/admin/api-keys/{id}', { path: { id } }),
};

export type ApiKeysProvider = typeof apiKeysProvider;
