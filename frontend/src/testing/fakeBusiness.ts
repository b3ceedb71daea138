import { DEFAULT_SECTIONS, type BusinessSection, type BusinessSettings } from '@contract';
import type { BusinessProvider } from '../admin/ground/api/businessProvider';
import type { ReplacedSection, StoredBusiness } from '../shared/api-types';
import type { FakeTools } from './fakeTools';

const DEFAULTS: BusinessSettings = {
  identity: {
    name: 'Narra Financial',
    tagline: 'Advice for families',
    advisor: 'Ana Cruz',
    licence: 'IC-1234',
    licenceUrl: '',
    phone: '+63 917 000 0100',
    email: 'office@example.org',
    address: '1 Mabini Street, Quezon City',
    socialUrl: '',
    chatUrl: '',
  },
  ...DEFAULT_SECTIONS,
};

export interface BusinessData {
  business: StoredBusiness;
  sectionHistory: ReplacedSection[];
}

/** Sections that were never changed. */
export function untouchedBusiness(): StoredBusiness {
  const sections = Object.entries(DEFAULTS).map(([section, value]) => [
    section,
    { ...(value as object), updatedAt: null, updatedByName: null },
  ]);
  return Object.fromEntries(sections) as StoredBusiness;
}

/** The sections after somebody stored another value of one of them. */
export function withSection<S extends BusinessSection>(
  business: StoredBusiness,
  section: S,
  changes: Partial<BusinessSettings[S]>,
  by: { updatedAt?: string; updatedByName?: string } = {},
): StoredBusiness {
  const stored = { updatedAt: '2026-11-21T03:00:00.000Z', updatedByName: 'Ben Santos', ...by };
  return { ...business, [section]: { ...business[section], ...changes, ...stored } };
}

/** The part of the fake provider with what the owner decides about the site. */
export function fakeBusiness({ data, change, reject, calls }: FakeTools<BusinessData>): BusinessProvider {
  let changes = 0;
  return {
    business: async () => data.business,
    saveSection: (section, value, ifUpdatedAt) =>
      change(`saveSection ${section}`, () => {
        const { updatedAt, updatedByName: _name, ...before } = data.business[section];
        if (updatedAt !== ifUpdatedAt)
          throw reject(
            409,
            'Somebody else changed these settings in the meantime; please look at them again',
          );
        changes += 1;
        const at = `2026-11-22T02:00:${String(changes).padStart(2, '0')}.000Z`;
        data.sectionHistory = [
          { id: `change-${changes}`, value: before, createdAt: at, editedByName: 'Ana Cruz' },
          ...data.sectionHistory,
        ];
        const saved = { ...value, updatedAt: at, updatedByName: 'Ana Cruz' };
        data.business = { ...data.business, [section]: saved };
        return saved;
      }),
    sectionHistory: async () => data.sectionHistory,
    calculatorUse: async () => [
      { kind: 'sss', opened: 1, asked: 0 },
      { kind: 'mp2', opened: 1200, asked: 4 },
    ],
    previewSection: async (section, value) => {
      calls.push(`previewSection ${section}`);
      return `<!doctype html><html><head><style>p { color: red }</style></head><body><main id="home">${escaped(JSON.stringify(value))}</main><a href="/">Home</a></body></html>`;
    },
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
