import type { Type } from '@nestjs/common';
import { ApiProperty } from '../../platform/http/api-docs.js';
import { answerOf } from '../../platform/http/answers.js';
import type { AuditCodes } from '../../platform/http/audited.js';
import { appearanceErrors, type Errors, hoursErrors } from '../domain/section-rules.js';
import type { SettingsSection, SettingsSections } from '../settings.js';
import {
  AboutBody,
  AppearanceBody,
  HeroBody,
  HoursBody,
  IdentityBody,
  LegalBody,
  RetentionBody,
  type SectionBody,
  ServicesBody,
  StatsBody,
  TestimonialsBody,
  VisitorMailsBody,
} from './section-bodies.js';

interface SectionRules<T> {
  readonly body: Type<T & SectionBody>;
  readonly audited: keyof AuditCodes;
  /** Changing it needs the password. */
  readonly isConfirmed?: true;
  /** What the rules of single fields do not say. */
  readonly errors?: (value: T, isPicture: (url: string) => boolean) => Errors;
  /** The value as it is stored. */
  readonly stored?: (value: T) => T;
}

/** How each section is changed. Its route, its view and its preview follow from it. */
export const SECTIONS: { readonly [S in SettingsSection]: SectionRules<SettingsSections[S]> } = {
  visitorMails: { body: VisitorMailsBody, audited: 'settings.visitor-mails-changed' },
  identity: { body: IdentityBody, audited: 'settings.identity-changed' },
  appearance: {
    body: AppearanceBody,
    audited: 'settings.appearance-changed',
    errors: appearanceErrors,
    stored: (value) => ({ ...value, brandColour: value.brandColour.toLowerCase() }),
  },
  hours: {
    body: HoursBody,
    audited: 'settings.hours-changed',
    errors: hoursErrors,
    stored: ({ closedDays, ...value }) => ({
      ...value,
      closedDays: [...closedDays].sort((one, other) => (one.date < other.date ? -1 : 1)),
    }),
  },
  hero: { body: HeroBody, audited: 'settings.hero-changed' },
  stats: { body: StatsBody, audited: 'settings.stats-changed' },
  services: { body: ServicesBody, audited: 'settings.services-changed' },
  about: { body: AboutBody, audited: 'settings.about-changed' },
  testimonials: { body: TestimonialsBody, audited: 'settings.testimonials-changed' },
  legal: { body: LegalBody, audited: 'settings.legal-changed' },
  retention: { body: RetentionBody, audited: 'settings.retention-changed', isConfirmed: true },
};

export const SECTION_NAMES = Object.keys(SECTIONS) as SettingsSection[];

const nullableText = { type: String, nullable: true };
const added = {
  updatedAt: { ...nullableText, description: 'Null until the section is changed' },
  updatedByName: nullableText,
};

/** The documentation of each section as it is answered. */
export const VIEWS = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, answerOf(SECTIONS[name].body, { omitted: ['ifUpdatedAt'], added })]),
) as Readonly<Record<SettingsSection, Type<object>>>;

/** The documentation of all sections. */
export class SettingsView {}
for (const name of SECTION_NAMES) ApiProperty({ type: VIEWS[name] })(SettingsView.prototype, name);

/** A value that was replaced. */
export class ReplacedValueView {
  @ApiProperty() id: string;
  @ApiProperty({ type: 'object', additionalProperties: true }) value: object;
  @ApiProperty({ description: 'When it was replaced' }) createdAt: string;
  @ApiProperty({ ...nullableText, description: 'Who replaced it' }) editedByName: string | null;
}
