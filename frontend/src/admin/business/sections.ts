import type { BusinessSection } from '@contract';
import type { StoredSection } from '../../shared/api-types';
import { formatDateTime } from '../dates';
import type { StatusName } from '../theme/statusColours';

/** A part of the site that the owner decides about. */
export interface Section {
  readonly id: BusinessSection;
  readonly label: string;
  /** What it decides, in one sentence. */
  readonly summary: string;
  /** Id of the element of the site that shows it. */
  readonly anchor: string;
}

export const SECTIONS: readonly [Section, ...Section[]] = [
  {
    id: 'identity',
    label: 'Identity',
    summary: 'Name, licence, phone, e-mail, address and links. Mails use them too.',
    anchor: 'footer',
  },
  { id: 'appearance', label: 'Look', summary: 'Brand colour, logo and portrait.', anchor: 'home' },
  {
    id: 'hours',
    label: 'Opening hours',
    summary: 'How you meet visitors, the hours of each weekday and the days on which the office is closed.',
    anchor: 'contact',
  },
  { id: 'hero', label: 'Hero', summary: 'The first words that a visitor reads.', anchor: 'home' },
  { id: 'stats', label: 'Statistics', summary: 'Four numbers below the first words.', anchor: 'stats' },
  { id: 'services', label: 'Services', summary: 'What each of the six services does.', anchor: 'services' },
  { id: 'about', label: 'About', summary: 'The advisor, the story and three facts.', anchor: 'about' },
  {
    id: 'testimonials',
    label: 'Testimonials',
    summary: 'Three quotes of clients, used with their consent.',
    anchor: 'testimonials',
  },
  {
    id: 'legal',
    label: 'Legal texts',
    summary: 'Privacy Policy, Terms of Service and Cookie Policy.',
    anchor: 'privacy-policy',
  },
];

export const sectionPath = (id: BusinessSection) => `/admin/business/${id}`;

/** A mark of a section that was never changed: where its values come from, if that needs attention. */
export function sectionMark(
  id: BusinessSection,
  { updatedAt }: Pick<StoredSection, 'updatedAt'>,
): { status: StatusName; label: string } | null {
  if (updatedAt !== null) return null;
  if (id === 'stats' || id === 'testimonials') return { status: 'Hold', label: 'Sample' };
  if (id === 'identity') return { status: 'Not Qualified', label: 'From the environment' };
  return null;
}

/** When a section was last changed, and by whom. */
export function lastChange({
  updatedAt,
  updatedByName,
}: Pick<StoredSection, 'updatedAt' | 'updatedByName'>): string {
  if (updatedAt === null) return 'Never changed';
  return `Changed ${formatDateTime(updatedAt)}${updatedByName ? ` by ${updatedByName}` : ''}`;
}
