import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '../../platform/http/api-docs.js';
import { textRule } from '../../platform/http/field-rule.js';
import { Code, Label, OneOf, Text, WhenSent } from '../../platform/http/fields.js';
import { ObjectOf } from '../../platform/http/nested-fields.js';
import { WholeNumber } from '../../platform/http/whole-number-field.js';
import {
  APPLICATION_STATES,
  type ApplicationState,
  FORCE_STATES,
  type ForceState,
  MOST_CENTAVOS,
  MOST_GRACE_DAYS,
  type NewPolicy,
  POLICY_LENGTHS,
  POLICY_LINES,
  type PolicyChange,
  type PolicyDetails,
  type PolicyLine,
  type PolicyVersion,
} from '../domain/policy.js';
import type { ChangePreview, PreviewedPremium } from '../domain/change-preview.js';
import { type Arrears, ARREARS, CHANGE_KINDS, type ChangeKind } from '../domain/premium-changes.js';
import { type Premium, PREMIUM_MODES, type PremiumMode, type Terms } from '../domain/premium-schedule.js';
import { PREMIUM_STATES, type PremiumState } from '../domain/premium-state.js';
import type { ListedPolicy } from '../policy-queries.js';
import { BeneficiaryView } from './beneficiaries.dto.js';
import { OpenCaseView } from './cases.dto.js';
import { PremiumTodayView } from './payments.dto.js';

const CalendarDay = ({ optional = false } = {}) => Text({ max: 10, tooLong: 'field.real-date', optional });

/** The code of a currency. */
const Currency = () =>
  applyDecorators(
    Text({ max: 3, optional: true, tooLong: 'policy.currency' }),
    textRule('policy.currency', (text) => /^[A-Z]{3}$/.test(text)),
  );

class PremiumBody {
  /** In whole centavos. */
  @WholeNumber({ min: 1, max: MOST_CENTAVOS }) amount: number;
  /** PHP, or that of the policy, when it is left out. */
  @Currency() currency?: string | null;
}

class PolicyFields {
  /** The id of a client, or a name. */
  @Text({ max: POLICY_LENGTHS.insured, optional: true }) insured?: string | null;
  @Code({ max: POLICY_LENGTHS.policyNumber, optional: true }) policyNumber?: string | null;
  @CalendarDay({ optional: true }) endsOn?: string | null;
  /** As in the contract. Of a new policy the usual ones of the product when it is left out, or 31 in life and 0 elsewhere. */
  @WholeNumber({ min: 0, max: MOST_GRACE_DAYS, optional: true }) graceDays?: number | null;
  /** Premiums due before that day were paid before the office kept them: there are none. */
  @CalendarDay({ optional: true }) paidBefore?: string | null;
  @CalendarDay({ optional: true }) reinstateUntil?: string | null;
  @Text({ max: POLICY_LENGTHS.remarks, optional: true, lines: true }) remarks?: string | null;
  /** The id of the booking whose sale it came from. */
  @Label('Sale') @Text({ max: 36, optional: true }) saleId?: string | null;
}

export class NewPolicyBody extends PolicyFields {
  @Label('Client') @Text({ max: 36 }) clientId: string;
  @Text({ max: POLICY_LENGTHS.insurer }) insurer: string;
  @Text({ max: POLICY_LENGTHS.product }) product: string;
  @OneOf(POLICY_LINES) line: PolicyLine;
  @OneOf(APPLICATION_STATES) application: ApplicationState;
  @OneOf(FORCE_STATES) force: ForceState;
  @CalendarDay() startsOn: string;
  @ObjectOf(PremiumBody) premium: PremiumBody;
  @OneOf(PREMIUM_MODES) mode: PremiumMode;
  /** The day on which the first premium was paid in full, with the application; it is unpaid when this is left out. */
  @CalendarDay({ optional: true }) firstPremiumPaidOn?: string | null;
}

/** A field that is left out stays; null empties one. */
export class PolicyChangeBody extends PolicyFields {
  @WhenSent() @Label('Client') @Text({ max: 36 }) clientId?: string;
  @WhenSent() @Text({ max: POLICY_LENGTHS.insurer }) insurer?: string;
  @WhenSent() @Text({ max: POLICY_LENGTHS.product }) product?: string;
  @WhenSent() @OneOf(POLICY_LINES) line?: PolicyLine;
  @WhenSent() @OneOf(APPLICATION_STATES) application?: ApplicationState;
  @WhenSent() @OneOf(FORCE_STATES) force?: ForceState;
  @WhenSent() @CalendarDay() startsOn?: string;
  @WhenSent() @ObjectOf(PremiumBody) premium?: PremiumBody;
  @WhenSent() @OneOf(PREMIUM_MODES) mode?: PremiumMode;
  /** Whether terms change from a day on, or were written down wrongly from the start; `change` when it is left out. */
  @WhenSent() @OneOf(CHANGE_KINDS) kind?: ChangeKind;
  /** The first day of changed terms: what is due before stays. The next due date after today when it is left out. */
  @CalendarDay({ optional: true }) effectiveOn?: string | null;
  /** The day on which the insurer changed `force`; today when it is left out. */
  @CalendarDay({ optional: true }) forceSince?: string | null;
  /** Of a policy that is reinstated: what becomes of the premiums that fell due since its end. */
  @OneOf(ARREARS, { optional: true }) arrears?: Arrears | null;
  /** Why it was changed, for its history. */
  @Text({ max: 500, optional: true }) reason?: string | null;
  /** Rejects the change when the policy was changed since. */
  @Text({ max: 24, optional: true }) ifUpdatedAt?: string | null;
}

const nullableText = { type: String, nullable: true } as const;

class PremiumOfPolicyView implements Premium {
  @ApiProperty({ type: 'integer', description: 'In whole centavos' }) amount: number;
  @ApiProperty() currency: string;
}

class PolicyDetailsView implements PolicyDetails {
  @ApiProperty() clientId: string;
  @ApiProperty({ ...nullableText, description: 'The id of a client, or a name; null for the owner' })
  insured: string | null;
  @ApiProperty() insurer: string;
  @ApiProperty() product: string;
  @ApiProperty({ enum: POLICY_LINES }) line: PolicyLine;
  @ApiProperty(nullableText) policyNumber: string | null;
  @ApiProperty({ enum: APPLICATION_STATES }) application: ApplicationState;
  @ApiProperty({ enum: FORCE_STATES }) force: ForceState;
  @ApiProperty({ ...nullableText, description: 'As the insurer says; null for one that was added as such' })
  forceSince: string | null;
  @ApiProperty() startsOn: string;
  @ApiProperty(nullableText) endsOn: string | null;
  @ApiProperty({ type: PremiumOfPolicyView }) premium: PremiumOfPolicyView;
  @ApiProperty({ enum: PREMIUM_MODES }) mode: PremiumMode;
  @ApiProperty({ type: 'integer' }) graceDays: number;
  @ApiProperty({ ...nullableText, description: 'There are no premiums due before that day' })
  paidBefore: string | null;
  @ApiProperty(nullableText) reinstateUntil: string | null;
  @ApiProperty(nullableText) remarks: string | null;
  @ApiProperty({ ...nullableText, description: 'The booking whose sale it came from' }) saleId: string | null;
  @ApiProperty({ type: [BeneficiaryView] }) beneficiaries: readonly BeneficiaryView[];
}

class UpcomingTermsView implements Terms {
  @ApiProperty() effectiveOn: string;
  @ApiProperty({ type: PremiumOfPolicyView }) premium: PremiumOfPolicyView;
  @ApiProperty({ enum: PREMIUM_MODES }) mode: PremiumMode;
  @ApiProperty({ type: 'integer' }) graceDays: number;
}

class PreviewedPremiumView implements PreviewedPremium {
  @ApiProperty() dueDate: string;
  @ApiProperty({ type: 'integer', description: 'In whole centavos' }) amount: number;
  @ApiProperty({ type: 'integer', description: 'Payments less reversals' }) paidAmount: number;
  @ApiProperty() currency: string;
  @ApiProperty({
    enum: PREMIUM_STATES,
    nullable: true,
    description: 'Null for one that is not paid, of a policy that ended',
  })
  state: PremiumState | null;
}

class PremiumChangeView {
  @ApiProperty({ description: 'Before the change' }) dueDate: string;
  @ApiProperty({ type: PreviewedPremiumView }) from: PreviewedPremiumView;
  @ApiProperty({ type: PreviewedPremiumView }) to: PreviewedPremiumView;
}

/** What a change would do to the premiums. */
export class ChangePreviewView implements ChangePreview {
  @ApiProperty({ type: [PreviewedPremiumView] }) keeps: readonly PreviewedPremiumView[];
  @ApiProperty({ type: [PreviewedPremiumView] }) adds: readonly PreviewedPremiumView[];
  @ApiProperty({ type: [PreviewedPremiumView] }) removes: readonly PreviewedPremiumView[];
  @ApiProperty({ type: [PremiumChangeView] }) changes: readonly PremiumChangeView[];
  @ApiProperty({ ...nullableText, description: 'The first day on which the terms will be others' })
  effectiveOn: string | null;
}

export class PolicyView extends PolicyDetailsView implements ListedPolicy {
  @ApiProperty() id: string;
  @ApiProperty() clientName: string;
  @ApiProperty(nullableText) clientPhone: string | null;
  @ApiProperty({ ...nullableText, description: 'Null for a client whom no mail reaches' })
  clientEmail: string | null;
  @ApiProperty({ ...nullableText, description: 'Of the client who is insured; null for the owner or a name' })
  insuredName: string | null;
  @ApiProperty({
    type: PremiumTodayView,
    nullable: true,
    description: 'The first unpaid one; null without one, and for a policy that ended',
  })
  nextPremium: PremiumTodayView | null;
  @ApiProperty({
    type: UpcomingTermsView,
    nullable: true,
    description: 'The terms of a day in the future; null while none are known',
  })
  upcomingTerms: UpcomingTermsView | null;
  @ApiProperty({ type: 'integer', description: 'What was paid beyond the premiums, in whole centavos' })
  credit: number;
  @ApiProperty({ type: [OpenCaseView], description: 'By the day of the next step' })
  openCases: readonly OpenCaseView[];
  @ApiProperty() createdAt: string;
  @ApiProperty() updatedAt: string;
}

export class PolicyVersionView implements PolicyVersion {
  @ApiProperty() id: string;
  @ApiProperty({ type: PolicyDetailsView }) policy: PolicyDetailsView;
  @ApiProperty({ type: UpcomingTermsView, nullable: true }) upcomingTerms: UpcomingTermsView | null;
  @ApiProperty(nullableText) reason: string | null;
  @ApiProperty() changedBy: string;
  @ApiProperty() changedByName: string;
  @ApiProperty() changedAt: string;
}

/** Fields that say how a policy is changed, or paid. */
const SAID_OF_CHANGE = ['reason', 'ifUpdatedAt', 'kind', 'effectiveOn', 'arrears', 'firstPremiumPaidOn'];

/** The details that a body has; what it does not have is left out. */
export function detailsIn(body: NewPolicyBody): NewPolicy;
export function detailsIn(body: PolicyChangeBody): PolicyChange;
export function detailsIn({ premium, ...fields }: NewPolicyBody | PolicyChangeBody): object {
  const others = Object.entries(fields).filter(([field]) => !SAID_OF_CHANGE.includes(field));
  return {
    ...Object.fromEntries(others.map(([field, value]) => [field, (value as unknown) ?? null])),
    ...(premium && { premium: { amount: premium.amount, currency: premium.currency ?? null } }),
  };
}
