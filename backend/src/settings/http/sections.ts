import type { Type } from '@nestjs/common';
import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { answerOf } from '../../platform/http/answers.js';
import type { AuditCodes } from '../../platform/http/audited.js';
import { appearanceErrors, calculatorsErrors, type Errors, hoursErrors } from '../domain/section-rules.js';
import type { SettingsSection, SettingsSections } from '../settings.js';
import { SECTION_BODIES } from './section-bodies.js';

export interface SectionRules<T> {
  /** Changing it needs the password. */
  readonly isConfirmed?: true;
  /** What the rules of single fields do not say. */
  readonly errors?: (value: T) => Errors;
  /** The value as it is stored. */
  readonly stored?: (value: T) => T;
}

/** What is special about some sections. */
export const SECTION_RULES: { readonly [S in SettingsSection]?: SectionRules<SettingsSections[S]> } = {
  appearance: {
    errors: appearanceErrors,
    stored: (value) => ({ ...value, brandColour: value.brandColour.toLowerCase() }),
  },
  hours: {
    errors: hoursErrors,
    stored: ({ closedDays, ...value }) => ({
      ...value,
      closedDays: [...closedDays].sort((one, other) => (one.date < other.date ? -1 : 1)),
    }),
  },
  calculators: { errors: calculatorsErrors },
  retention: { isConfirmed: true },
};

export const SECTION_NAMES = Object.keys(SECTION_BODIES) as SettingsSection[];

/** What the audit records of a change of the section; a section without words there does not compile. */
export const auditCode = (section: SettingsSection): keyof AuditCodes =>
  `settings.${section === 'visitorMails' ? 'visitor-mails' : section}-changed`;

const added = {
  updatedAt: { ...nullableText, description: 'Null until the section is changed' },
  updatedByName: nullableText,
};

/** The documentation of each section as it is answered. */
export const VIEWS = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, answerOf(SECTION_BODIES[name], { omitted: ['ifUpdatedAt'], added })]),
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
