import type { BusinessSection } from '@contract';
import type { FieldGroup, TextFieldSpec, TextFieldText } from './form';
import { limitOf } from './limits';

/** A part of the site that the owner decides about. */
export interface Section<Spec = TextFieldSpec> {
  readonly id: BusinessSection;
  readonly label: string;
  /** What it decides, in one sentence. */
  readonly summary: string;
  /** Id of the element of the site that shows it. */
  readonly anchor: string;
  /** Whether the owner can leave it out of the site. */
  readonly canBeHidden?: true;
  /** Its texts and pictures, unless it has a form of its own. */
  readonly groups?: readonly FieldGroup<Spec>[];
}

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

const WRITTEN: readonly Section<TextFieldText>[] = [
  {
    id: 'identity',
    label: 'Identity',
    anchor: 'footer',
    summary: 'Name, licence, phone, e-mail, address and links. Mails use them too.',
    groups: [
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
  },
  {
    id: 'appearance',
    label: 'Look',
    anchor: 'home',
    summary: 'Brand colour, logo and portrait.',
    groups: [
      {
        title: 'Pictures',
        note: 'Without a picture, the site draws its own mark and its own portrait.',
        fields: [
          { path: 'logo', label: 'Logo', kind: 'picture', optional: true },
          { path: 'portrait', label: 'Portrait', kind: 'picture', optional: true, anchor: 'about' },
        ],
      },
    ],
  },
  {
    id: 'hours',
    label: 'Opening hours',
    anchor: 'contact',
    summary: 'How you meet visitors, the hours of each weekday and the days on which the office is closed.',
  },
  {
    id: 'hero',
    label: 'Hero',
    anchor: 'home',
    summary: 'The first words that a visitor reads.',
    groups: [
      {
        fields: [
          { path: 'title', label: 'Title' },
          { path: 'lead', label: 'Sentence below', kind: 'long' },
        ],
      },
    ],
  },
  {
    id: 'stats',
    label: 'Statistics',
    anchor: 'stats',
    canBeHidden: true,
    summary: 'Four numbers below the first words.',
    groups: times(4, (index) => ({
      title: `Number ${index + 1}`,
      fields: [
        { path: `items.${index}.figure`, label: 'Figure' },
        { path: `items.${index}.label`, label: 'Label' },
      ],
    })),
  },
  {
    id: 'services',
    label: 'Services',
    anchor: 'services',
    summary: 'What each of the six services does.',
    groups: [
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
  },
  {
    id: 'about',
    label: 'About',
    anchor: 'about',
    summary: 'The advisor, the story and three facts.',
    groups: [
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
  },
  {
    id: 'testimonials',
    label: 'Testimonials',
    anchor: 'testimonials',
    canBeHidden: true,
    summary: 'Three quotes of clients, used with their consent.',
    groups: [
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
  },
  { id: 'calculators', label: 'Calculators', anchor: 'content', summary: 'Which ones, and their figures.' },
  {
    id: 'legal',
    label: 'Legal texts',
    anchor: 'privacy-policy',
    summary: 'Privacy Policy, Terms of Service and Cookie Policy.',
  },
];

export const SECTIONS: readonly Section[] = WRITTEN.map(({ id, groups, ...section }) => ({
  id,
  ...section,
  ...(groups && {
    groups: groups.map(({ fields, ...group }) => ({
      ...group,
      fields: fields.map((spec) => ({ ...spec, limit: limitOf(id, spec.path) })),
    })),
  }),
}));

export const canBeHidden = (id: BusinessSection) =>
  SECTIONS.some((section) => section.id === id && section.canBeHidden);

/** The texts and pictures of a section; none for one with a form of its own. */
export const fieldGroups = (id: BusinessSection) =>
  SECTIONS.find((section) => section.id === id)?.groups ?? [];

export const LEGAL_DOCUMENTS = [
  { id: 'privacyPolicy', label: 'Privacy Policy', anchor: 'privacy-policy' },
  { id: 'termsOfService', label: 'Terms of Service', anchor: 'terms-of-service' },
  { id: 'cookiePolicy', label: 'Cookie Policy', anchor: 'cookie-policy' },
] as const;

export type LegalDocumentId = (typeof LEGAL_DOCUMENTS)[number]['id'];

export const sectionPath = (id: BusinessSection) => `/admin/business/${id}`;
