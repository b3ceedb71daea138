import type { BusinessSection, BusinessSettings } from '@contract';
import { call } from '../../shared/api-client';
import type { ReplacedSection, StoredBusiness, StoredSection } from '../../shared/api-types';

export type SectionValue = BusinessSettings[BusinessSection];

/** The console's use cases of what the owner decides about the site. */
export interface BusinessProvider {
  business(): Promise<StoredBusiness>;
  /** Publishes a section. Rejects with 409 unless `ifUpdatedAt` is the time of its last change. */
  saveSection(
    section: BusinessSection,
    value: SectionValue,
    ifUpdatedAt: string | null,
  ): Promise<StoredSection>;
  /** The values that changes replaced, latest first. */
  sectionHistory(section: BusinessSection): Promise<readonly ReplacedSection[]>;
  /** The page of the site with this value, as HTML; stores nothing. */
  previewSection(section: BusinessSection, value: SectionValue): Promise<string>;
}

const SETTINGS = '/api/admin/settings';

/** The owner's settings over the REST API. */
export const businessProvider: BusinessProvider = {
  business: () => call(SETTINGS),
  saveSection: (section, value, ifUpdatedAt) =>
    call(`${SETTINGS}/${section}`, { method: 'PUT', body: { ...value, ifUpdatedAt } }),
  sectionHistory: (section) => call(`${SETTINGS}/${section}/history`),
  previewSection: async (section, value) =>
    (await call<{ html: string }>(`${SETTINGS}/preview`, { method: 'POST', body: { section, value } })).html,
};
