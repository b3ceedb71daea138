import { pick } from '../../platform/fields/fields.js';
import { ApiProperty } from '../../platform/http/api-docs.js';
import { changeBodyOf, viewOf } from '../../platform/http/field-classes.js';
import { Flag, Label, Text, WhenSent } from '../../platform/http/fields.js';
import { WholeNumber } from '../../platform/http/whole-number-field.js';
import type { NewPayment, Payment, PaymentProgress } from '../domain/payment.js';
import { EMPTY_PAYMENT, PAYMENT_FIELDS, PAYMENT_STEPS } from '../domain/payment-fields.js';
import { MOST_CENTAVOS } from '../domain/policy-choices.js';
import type { PremiumCorrection } from '../domain/premium-correction.js';
import { PREMIUM_STATES, type PremiumState } from '../domain/premium-state.js';
import type { ListedPremium, PremiumToday } from '../policy-queries.js';

/** A field that is left out stays; null empties one. */
export class PaymentChangeBody extends changeBodyOf<PaymentProgress>(PAYMENT_FIELDS) {}

export class NewPaymentBody extends PaymentChangeBody {
  @Text({ max: 10, tooLong: 'field.real-date' }) paidOn: string;
  /** In whole centavos. */
  @WholeNumber({ min: 1, max: MOST_CENTAVOS }) amount: number;
  /** Whether it is another payment of a premium that is paid. */
  @WhenSent() @Flag() again?: boolean;
  /** Whether what exceeds the premium goes to the next ones, or else stays as a credit; true when it is left out. */
  @WhenSent() @Flag() applyExcess?: boolean;
}

/** What is left out stays. */
export class PremiumCorrectionBody {
  /** In whole centavos. */
  @WhenSent() @WholeNumber({ min: 1, max: MOST_CENTAVOS }) amount?: number;
  @WhenSent() @Text({ max: 10, tooLong: 'field.real-date' }) dueDate?: string;
  @Text({ max: 500 }) reason: string;
}

export class PaymentMoveBody {
  /** Another premium of the policy. */
  @Label('Premium') @Text({ max: 36 }) premiumId: string;
  @Text({ max: 500 }) reason: string;
}

export class ReversalBody {
  @Text({ max: 500 }) reason: string;
}

export class PaymentView extends viewOf<Payment>(PAYMENT_FIELDS) {}

export class PremiumCorrectionView implements PremiumCorrection {
  @ApiProperty() id: string;
  @ApiProperty() premiumId: string;
  @ApiProperty({ type: 'integer', description: 'Before, in whole centavos' }) amount: number;
  @ApiProperty({ description: 'Before' }) dueDate: string;
  @ApiProperty() reason: string;
  @ApiProperty() correctedBy: string;
  @ApiProperty() correctedByName: string;
  @ApiProperty() correctedAt: string;
}

export class PremiumTodayView implements PremiumToday {
  @ApiProperty() id: string;
  @ApiProperty() dueDate: string;
  @ApiProperty({ type: 'integer', description: 'In whole centavos' }) amount: number;
  @ApiProperty() currency: string;
  @ApiProperty({ type: 'integer', description: 'Payments less reversals' }) paidAmount: number;
  @ApiProperty({
    enum: PREMIUM_STATES,
    nullable: true,
    description: 'Null for one that is not paid, of a policy that is not in force',
  })
  state: PremiumState | null;
  @ApiProperty() graceEndsOn: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of the grace days; null outside of them' })
  daysLeft: number | null;
}

export class PremiumView extends PremiumTodayView implements ListedPremium {
  @ApiProperty({ type: [PaymentView] }) payments: readonly PaymentView[];
  @ApiProperty({ type: [PremiumCorrectionView], description: 'Its earlier states, oldest first' })
  corrections: readonly PremiumCorrectionView[];
}

export function paymentIn({ paidOn, amount, ...body }: NewPaymentBody): NewPayment {
  return { ...pick(EMPTY_PAYMENT, PAYMENT_STEPS), ...progressIn(body), paidOn, amount };
}

export function progressIn(body: PaymentChangeBody): Partial<PaymentProgress> {
  const said = PAYMENT_STEPS.filter((step) => body[step] !== undefined);
  return Object.fromEntries(said.map((step) => [step, body[step]]));
}
