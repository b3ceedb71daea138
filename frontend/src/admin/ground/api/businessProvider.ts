import type { BusinessSection, BusinessSettings } from '@contract';
import type { ReplacedSection, StoredBusiness } from '@/shared/api-types';
import { api } from './api';

export type SectionValue = BusinessSettings[BusinessSection];

/** The owner's settings over the REST API. */
export const businessProvider = {
  business: (): Promise<StoredBusiness> => api.get('/api/admin/settings'),
  /** Publishes a section. Rejects with 409 unless `ifUpdatedAt` is the time of its last change. */
  saveSection: (section: BusinessSection, value: SectionValue, ifUpdatedAt: string | null) =>
    api.put(`/api/admin/settings/${section}`, { body: { ...value, ifUpdatedAt } }),
  /** The values that changes replaced, latest first. */
  sectionHistory: (section: BusinessSection) =>
    api.get('/api/admin/settings/{section}/history', { path: { section } }) as Promise<unknown> as Promise<
      readonly ReplacedSection[]
    >,
  /** The page of the site with this value, as HTML; stores nothing. */
  previewSection: async (section: BusinessSection, value: SectionValue) =>
    (await api.post('/api/admin/settings/preview', { body: { section, value: { ...value } } })).html,
  /** How often each calculator was opened and asked about in the last 30 days. */
  calculatorUse: () => api.get('/api/admin/calculators/use'),
};

export type BusinessProvider = typeof businessProvider;
