import type { BusinessSection } from '@contract';
import { SECTION_LIMITS } from '../../shared/section-limits';

/** A text of a section. */
interface TextFieldText {
  /** Path in the section's value, with dots. */
  readonly path: string;
  readonly label: string;
  readonly kind?: 'email' | 'link' | 'chat' | 'phone' | 'long';
  readonly optional?: true;
  readonly hint?: string;
}

export interface TextFieldSpec extends TextFieldText {
  /** Maximum number of characters. */
  readonly limit: number;
}

/** Fields that belong together; without a title, those of the whole section. */
export interface FieldGroup<Spec = TextFieldSpec> {
  readonly title?: string;
  readonly fields: readonly Spec[];
}

/** The maximum length of the text or list at a path, as the server has it. */
function limitOf(section: BusinessSection, path: string): number {
  const limit = SECTION_LIMITS[section]?.[path.replace(/\.\d+/g, '')];
  if (limit === undefined) throw new Error(`${path} of ${section} has no limit`);
  return limit;
}

/** Sections that consist of short texts. */
export type TextSection = Exclude<BusinessSection, 'appearance' | 'hours' | 'legal'>;

/** The services of the home page, in its order (spec §2). */
const SERVICE_NAMES = [
  'Insurance Planning',
  'Investment Advisory',
  'Retirement Planning',
  'Education Funding',
  'Wealth Management',
  'Estate Planning',
];

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const GROUPS: Readonly<Record<TextSection, readonly FieldGroup<TextFieldText>[]>> = {
  identity: [
    {
      title: 'The business',
      fields: [
        { path: 'name', label: 'Name' },
        { path: 'tagline', label: 'Tagline' },
        { path: 'advisor', label: 'Advisor' },
      ],
    },
    {
      title: 'Licence',
      fields: [
        { path: 'licence', label: 'Licence number' },
        {
          path: 'licenceUrl',
          label: 'Page to check the licence',

          kind: 'link',
          optional: true,
          hint: 'Where a visitor can check the number. Begins with https://',
        },
      ],
    },
    {
      title: 'Contact',
      fields: [
        { path: 'phone', label: 'Phone', kind: 'phone' },
        { path: 'email', label: 'E-mail', kind: 'email' },
        { path: 'address', label: 'Address', kind: 'long' },
      ],
    },
    {
      title: 'Links',
      fields: [
        { path: 'socialUrl', label: 'Social page', kind: 'link', optional: true },
        {
          path: 'chatUrl',
          label: 'Chat',

          kind: 'chat',
          optional: true,
          hint: 'Messenger, Viber or WhatsApp: an address with https:, viber: or whatsapp:',
        },
      ],
    },
  ],
  hero: [
    {
      fields: [
        { path: 'title', label: 'Title' },
        { path: 'lead', label: 'Sentence below', kind: 'long' },
      ],
    },
  ],
  stats: times(4, (index) => ({
    title: `Number ${index + 1}`,
    fields: [
      { path: `items.${index}.figure`, label: 'Figure' },
      { path: `items.${index}.label`, label: 'Label' },
    ],
  })),
  services: [
    {
      title: 'Above the services',
      fields: [
        { path: 'title', label: 'Title' },
        { path: 'lead', label: 'Sentence below', kind: 'long' },
      ],
    },
    ...SERVICE_NAMES.map((title, index) => ({
      title,
      fields: [
        { path: `items.${index}.gain`, label: 'What the client gains' },
        { path: `items.${index}.detail`, label: 'How', kind: 'long' as const },
      ],
    })),
  ],
  about: [
    {
      title: 'The advisor',
      fields: [
        { path: 'title', label: 'Title' },
        {
          path: 'lead',
          label: 'First sentence',

          kind: 'long',
          hint: 'Goes on after the name of the advisor.',
        },
        { path: 'story', label: 'Story', kind: 'long' },
      ],
    },
    ...times(3, (index) => ({
      title: `Fact ${index + 1}`,
      fields: [
        { path: `facts.${index}.term`, label: 'Term' },
        {
          path: `facts.${index}.detail`,
          label: 'Detail',

          kind: 'long' as const,
          ...(index === 0 && { hint: 'The licence number follows it.' }),
        },
      ],
    })),
  ],
  testimonials: [
    { title: 'Above the quotes', fields: [{ path: 'title', label: 'Title' }] },
    ...times(3, (index) => ({
      title: `Quote ${index + 1}`,
      fields: [
        { path: `items.${index}.quote`, label: 'Quote', kind: 'long' as const },
        { path: `items.${index}.name`, label: 'Name' },
        {
          path: `items.${index}.about`,
          label: 'About the person',

          optional: true as const,
          hint: 'Such as teacher, Quezon City. May stay empty.',
        },
      ],
    })),
  ],
};

export const FIELD_GROUPS = Object.fromEntries(
  Object.entries(GROUPS).map(([section, groups]) => [
    section,
    groups.map(({ fields, ...group }) => ({
      ...group,
      fields: fields.map((spec) => ({ ...spec, limit: limitOf(section as TextSection, spec.path) })),
    })),
  ]),
) as unknown as Readonly<Record<TextSection, readonly FieldGroup[]>>;

export const LEGAL_DOCUMENTS = [
  { id: 'privacyPolicy', label: 'Privacy Policy', anchor: 'privacy-policy' },
  { id: 'termsOfService', label: 'Terms of Service', anchor: 'terms-of-service' },
  { id: 'cookiePolicy', label: 'Cookie Policy', anchor: 'cookie-policy' },
] as const;

export type LegalDocumentId = (typeof LEGAL_DOCUMENTS)[number]['id'];

export const LEGAL_DATE_LIMIT = limitOf('legal', 'privacyPolicy.date');
/** In bytes of UTF-8. */
export const LEGAL_TEXT_LIMIT = limitOf('legal', 'privacyPolicy.text');
export const CLOSED_DAY_NAME_LIMIT = limitOf('hours', 'closedDays.name');
export const CLOSED_DAYS_LIMIT = limitOf('hours', 'closedDays');
export const VIDEO_LINK_LIMIT = limitOf('hours', 'meeting.videoUrl');
