import { send } from '@/shared/api-client';
import { api, done } from './api';
import type { NewErasure, Retention } from './privacyTypes';

const PRIVACY = '/api/admin/privacy';

/** The address of a readable page with everything that is held of a person. */
export const readablePage = (email: string) => `${exportPath(email)}&format=html`;

/** The address of the report of a breach as a page to print. */
export const breachReportPage = (id: string) => `${PRIVACY}/breaches/${id}/report`;

/** The address of the list of everybody who is affected by a breach, as a CSV file. */
export const affectedFile = (id: string) => `${PRIVACY}/breaches/${id}/affected.csv`;

const exportPath = (email: string) => `${PRIVACY}/export?email=${encodeURIComponent(email)}`;

/** The console's use cases of the privacy desk. */
export const privacyProvider = {
  /** At most 20 people with this e-mail address or phone number, each with everything that is held of them. */
  people: (q: string) => api.get('/api/admin/privacy/people', { query: { q } }),
  /** Everything that is held of a person, as the text of a JSON file. */
  exportPerson: async (email: string): Promise<string> => (await send(exportPath(email))).text(),
  /** Rejects with 404 when nothing is held, and with 409 under a legal hold. */
  erasePerson: (body: NewErasure) => api.post('/api/admin/privacy/erasures', { body }),
  due: () => api.get('/api/admin/privacy/due'),
  /** Erases what is due, without the people under a legal hold. */
  eraseDue: () => api.post('/api/admin/privacy/due/erase'),
  retention: async () => (await api.get('/api/admin/settings')).retention,
  /** Rejects with 409 unless `ifUpdatedAt` is the time of the last change. */
  saveRetention: (retention: Retention, ifUpdatedAt: string | null) =>
    done(api.put('/api/admin/settings/retention', { body: { ...retention, ifUpdatedAt } })),
  threshold: () => api.get('/api/admin/privacy/threshold'),
};

export type PrivacyProvider = typeof privacyProvider;
