import type { BusinessSection } from '@contract';

/** A text of a section. */
export interface TextFieldSpec {
  /** Path in the section's value, with dots. */
  readonly path: string;
  readonly label: string;
  /** Maximum number of characters. */
  readonly limit: number;
  readonly kind?: 'email' | 'link' | 'chat' | 'phone' | 'long';
  readonly optional?: true;
  readonly hint?: string;
}

/** Fields that belong together; without a title, those of the whole section. */
export interface FieldGroup {
  readonly title?: string;
  readonly fields: readonly TextFieldSpec[];
}

export const VIDEO_LINK_LIMIT = 300;

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

export const FIELD_GROUPS: Readonly<Record<TextSection, readonly FieldGroup[]>> = {
  identity: [
    {
      title: 'The business',
      fields: [
        { path: 'name', label: 'Name', limit: 100 },
        { path: 'tagline', label: 'Tagline', limit: 160 },
        { path: 'advisor', label: 'Advisor', limit: 100 },
      ],
    },
    {
      title: 'Licence',
      fields: [
        { path: 'licence', label: 'Licence number', limit: 60 },
        {
          path: 'licenceUrl',
          label: 'Page to check the licence',
          limit: 300,
          kind: 'link',
          optional: true,
          hint: 'Where a visitor can check the number. Begins with https://',
        },
      ],
    },
    {
      title: 'Contact',
      fields: [
        { path: 'phone', label: 'Phone', limit: 40, kind: 'phone' },
        { path: 'email', label: 'E-mail', limit: 254, kind: 'email' },
        { path: 'address', label: 'Address', limit: 200, kind: 'long' },
      ],
    },
    {
      title: 'Links',
      fields: [
        { path: 'socialUrl', label: 'Social page', limit: 300, kind: 'link', optional: true },
        {
          path: 'chatUrl',
          label: 'Chat',
          limit: 300,
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
        { path: 'title', label: 'Title', limit: 120 },
        { path: 'lead', label: 'Sentence below', limit: 400, kind: 'long' },
      ],
    },
  ],
  stats: times(4, (index) => ({
    title: `Number ${index + 1}`,
    fields: [
      { path: `items.${index}.figure`, label: 'Figure', limit: 20 },
      { path: `items.${index}.label`, label: 'Label', limit: 40 },
    ],
  })),
  services: [
    {
      title: 'Above the services',
      fields: [
        { path: 'title', label: 'Title', limit: 120 },
        { path: 'lead', label: 'Sentence below', limit: 300, kind: 'long' },
      ],
    },
    ...SERVICE_NAMES.map((title, index) => ({
      title,
      fields: [
        { path: `items.${index}.gain`, label: 'What the client gains', limit: 120 },
        { path: `items.${index}.detail`, label: 'How', limit: 300, kind: 'long' as const },
      ],
    })),
  ],
  about: [
    {
      title: 'The advisor',
      fields: [
        { path: 'title', label: 'Title', limit: 120 },
        {
          path: 'lead',
          label: 'First sentence',
          limit: 400,
          kind: 'long',
          hint: 'Goes on after the name of the advisor.',
        },
        { path: 'story', label: 'Story', limit: 2000, kind: 'long' },
      ],
    },
    ...times(3, (index) => ({
      title: `Fact ${index + 1}`,
      fields: [
        { path: `facts.${index}.term`, label: 'Term', limit: 60 },
        {
          path: `facts.${index}.detail`,
          label: 'Detail',
          limit: 200,
          kind: 'long' as const,
          ...(index === 0 && { hint: 'The licence number follows it.' }),
        },
      ],
    })),
  ],
  testimonials: [
    { title: 'Above the quotes', fields: [{ path: 'title', label: 'Title', limit: 120 }] },
    ...times(3, (index) => ({
      title: `Quote ${index + 1}`,
      fields: [
        { path: `items.${index}.quote`, label: 'Quote', limit: 600, kind: 'long' as const },
        { path: `items.${index}.name`, label: 'Name', limit: 60 },
        {
          path: `items.${index}.about`,
          label: 'About the person',
          limit: 80,
          optional: true as const,
          hint: 'Such as teacher, Quezon City. May stay empty.',
        },
      ],
    })),
  ],
};

export const LEGAL_DOCUMENTS = [
  { id: 'privacyPolicy', label: 'Privacy Policy', anchor: 'privacy-policy' },
  { id: 'termsOfService', label: 'Terms of Service', anchor: 'terms-of-service' },
  { id: 'cookiePolicy', label: 'Cookie Policy', anchor: 'cookie-policy' },
] as const;

export type LegalDocumentId = (typeof LEGAL_DOCUMENTS)[number]['id'];

export const LEGAL_DATE_LIMIT = 60;
/** In bytes of UTF-8. */
export const LEGAL_TEXT_LIMIT = 40_000;
export const CLOSED_DAY_NAME_LIMIT = 80;
export const CLOSED_DAYS_LIMIT = 100;
