import { applyDecorators } from '@nestjs/common';
import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { textRule } from '../../platform/http/field-rule.js';
import { OneOf, Text, WhenSent } from '../../platform/http/fields.js';
import { changeBodyOf, newBodyOf, type Shapes, viewOf } from '../../platform/http/field-classes.js';
import { WholeNumber } from '../../platform/http/whole-number-field.js';
import type { NewPolicy, PolicyChange, PolicyDetails, PolicyVersion } from '../domain/policy.js';
import { POLICY_DETAILS, POLICY_FIELDS } from '../domain/policy-fields.js';
import { MOST_CENTAVOS } from '../domain/policy-choices.js';
import type { ChangePreview, PreviewedPremium } from '../domain/change-preview.js';
import { type Arrears, ARREARS, CHANGE_KINDS, type ChangeKind } from '../domain/premium-changes.js';
import { type Premium, PREMIUM_MODES, type PremiumMode, type Terms } from '../domain/premium-schedule.js';
import { PREMIUM_STATES, type PremiumState } from '../domain/premium-state.js';
import type { ListedPolicy, MatchedPremiums } from '../policy-queries.js';
import { BeneficiaryView } from './beneficiaries.dto.js';
import { ChequeBody, ChequeView, chequesIn, RiderBody, RiderView, ridersIn } from './policy-rows.dto.js';
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

const SHAPES = { premium: PremiumBody, riders: [RiderBody], cheques: [ChequeBody] } satisfies Shapes;

export class NewPolicyBody extends newBodyOf<NewPolicy>(POLICY_FIELDS, SHAPES) {
  /** The day on which the first premium was paid in full, with the application; it is unpaid when this is left out. */
  @CalendarDay({ optional: true }) firstPremiumPaidOn?: string | null;
}

/** A field that is left out stays; null empties one. */
export class PolicyChangeBody extends changeBodyOf<PolicyDetails>(POLICY_FIELDS, SHAPES) {
  /** Whether terms change from a day on, or were written down wrongly from the start; `change` when it is left out. */
  @WhenSent() @OneOf(CHANGE_KINDS) kind?: ChangeKind;
  /** The first day of changed terms: what is due before stays. The next due date after today when it is left out. */
  @CalendarDay({ optional: true }) effectiveOn?: string | null;
  /** The day on which the insurer changed `force`; today when it is left out. */
  @CalendarDay({ optional: true }) override forceSince?: string | null;
  /** Of a policy that is reinstated: what becomes of the premiums that fell due since its end. */
  @OneOf(ARREARS, { optional: true }) arrears?: Arrears | null;
  /** Why it was changed, for its history. */
  @Text({ max: 500, optional: true }) reason?: string | null;
  /** Rejects the change when the policy was changed since. */
  @Text({ max: 24, optional: true }) ifUpdatedAt?: string | null;
}

export class PremiumOfPolicyView implements Premium {
  @ApiProperty({ type: 'integer', description: 'In whole centavos' }) amount: number;
  @ApiProperty() currency: string;
}

/** The classes of what of a policy is no single value. */
export const SHOWN_SHAPES = {
  premium: PremiumOfPolicyView,
  riders: [RiderView],
  cheques: [ChequeView],
  beneficiaries: [BeneficiaryView],
} satisfies Shapes;

class PolicyDetailsView extends viewOf<PolicyDetails>(POLICY_FIELDS, POLICY_DETAILS, SHOWN_SHAPES) {}

export class UpcomingTermsView implements Terms {
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
    description: 'Null for one that is not paid, of a policy that is not in force',
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

class MatchedPremiumsView implements MatchedPremiums {
  @ApiProperty({ enum: ['due', 'paid', 'owed'], description: 'What the amount is' })
  of: MatchedPremiums['of'];
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer', description: 'In whole centavos' }) amount: number;
  @ApiProperty() currency: string;
  @ApiProperty({ description: 'Of the first one' }) dueDate: string;
}

export class PolicyView extends PolicyDetailsView implements ListedPolicy {
  @ApiProperty() id: string;
  @ApiProperty() clientName: string;
  @ApiProperty(nullableText) clientPhone: string | null;
  @ApiProperty({ ...nullableText, description: 'Null for a client whom no mail reaches' })
  clientEmail: string | null;
  @ApiProperty({
    ...nullableText,
    description: 'Of the client who is insured; null for the policyholder or a name',
  })
  insuredName: string | null;
  @ApiProperty({ ...nullableText, description: 'Of a client who pays, as `insuredName`' })
  payorName: string | null;
  @ApiProperty(nullableText) contingentOwnerName: string | null;
  @ApiProperty(nullableText) assigneeName: string | null;
  @ApiProperty({ ...nullableText, description: 'The last day of the free look; null without one' })
  freeLookEndsOn: string | null;
  @ApiProperty({ ...nullableText, description: 'Of a life policy whose day of issue is known' })
  contestableUntil: string | null;
  @ApiProperty({
    type: PremiumTodayView,
    nullable: true,
    description: 'The first unpaid one; null without one, and for a policy that is not in force',
  })
  nextPremium: PremiumTodayView | null;
  @ApiProperty({
    type: MatchedPremiumsView,
    nullable: true,
    description: 'In a list with criteria of premiums: those that match',
  })
  matched: MatchedPremiumsView | null;
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

/** The details that a body has; what it does not have is left out. */
export function detailsIn(body: NewPolicyBody): NewPolicy;
export function detailsIn(body: PolicyChangeBody): PolicyChange;
export function detailsIn({ premium, riders, cheques, ...fields }: NewPolicyBody | PolicyChangeBody): object {
  const details = Object.entries(fields).filter(([name]) => POLICY_DETAILS.some((detail) => detail === name));
  return {
    ...Object.fromEntries(details.map(([name, value]) => [name, (value as unknown) ?? null])),
    ...(riders !== undefined && { riders: ridersIn(riders) }),
    ...(cheques !== undefined && { cheques: chequesIn(cheques) }),
    ...(premium && { premium: { amount: premium.amount, currency: premium.currency ?? null } }),
  };
}
