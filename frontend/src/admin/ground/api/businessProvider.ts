import type { BusinessSection, BusinessSettings } from '@contract';
import { call } from '@/shared/api-client';
import type { ReplacedSection, StoredBusiness, StoredSection } from '@/shared/api-types';

export type SectionValue = BusinessSettings[BusinessSection];

const SETTINGS = '/api/admin/settings';

/** The owner's settings over the REST API. */
export const businessProvider = {
  business: (): Promise<StoredBusiness> => call(SETTINGS),
  /** Publishes a section. Rejects with 409 unless `ifUpdatedAt` is the time of its last change. */
  saveSection: (
    section: BusinessSection,
    value: SectionValue,
    ifUpdatedAt: string | null,
  ): Promise<StoredSection> =>
    call(`${SETTINGS}/${section}`, { method: 'PUT', body: { ...value, ifUpdatedAt } }),
  /** The values that changes replaced, latest first. */
  sectionHistory: (section: BusinessSection): Promise<readonly ReplacedSection[]> =>
    call(`${SETTINGS}/${section}/history`),
  /** The page of the site with this value, as HTML; stores nothing. */
  previewSection: async (section: BusinessSection, value: SectionValue): Promise<string> =>
    (await call<{ html: string }>(`${SETTINGS}/preview`, { method: 'POST', body: { section, value } })).html,
};

export type BusinessProvider = typeof businessProvider;
