import { Body, Controller, Param, Patch, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IDEMPOTENCY_KEY, IdempotencyKey } from '../../platform/http/idempotency-key.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { CorrectPremium } from '../application/correct-premium.js';
import { RecordPayments } from '../application/record-payments.js';
import {
  NewPaymentBody,
  PaymentChangeBody,
  paymentIn,
  PaymentMoveBody,
  PaymentView,
  PremiumCorrectionBody,
  PremiumView,
  progressIn,
  ReversalBody,
} from './payments.dto.js';
import { PolicyOfPayment } from './policy-of-payment.js';

/** What was paid for premiums. */
@ApiTags('policies')
@AllowTo('staff')
@UseInterceptors(PolicyOfPayment)
@Controller('api/admin')
export class PaymentsController {
  constructor(
    private readonly payments: RecordPayments,
    private readonly corrections: CorrectPremium,
  ) {}

  @Post('premiums/:id/payments')
  @Audited('premium.paid')
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: PaymentView })
  @ApiConflictResponse({ description: 'Paid already, without `again`; `current` is the newest payment' })
  add(
    @Param('id', IdPipe) premiumId: string,
    @Body() body: NewPaymentBody,
    @IdempotencyKey() key: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<PaymentView> {
    const { again = false, applyExcess = true } = body;
    return this.payments.add(premiumId, paymentIn(body), user, { again, applyExcess, key });
  }

  /** Corrects one premium; its earlier state is kept. */
  @Patch('premiums/:id')
  @Audited('premium.corrected')
  @ApiOkResponse({ type: PremiumView })
  correct(
    @Param('id', IdPipe) id: string,
    @Body() { reason, ...change }: PremiumCorrectionBody,
    @CurrentUser() user: SessionUser,
  ): Promise<PremiumView> {
    return this.corrections.execute(id, change, { reason, user });
  }

  @Patch('payments/:id')
  @Audited('premium.payment-changed')
  @ApiOkResponse({ type: PaymentView })
  advance(@Param('id', IdPipe) id: string, @Body() body: PaymentChangeBody): Promise<PaymentView> {
    return this.payments.advance(id, progressIn(body));
  }

  /** Moves a payment to another premium of its policy: the line that takes its place. */
  @Post('payments/:id/move')
  @Audited('premium.payment-moved')
  @ApiCreatedResponse({ type: PaymentView })
  @ApiConflictResponse({ description: 'Reversed already, a reversal, or carried' })
  move(
    @Param('id', IdPipe) id: string,
    @Body() { premiumId, reason }: PaymentMoveBody,
    @CurrentUser() user: SessionUser,
  ): Promise<PaymentView> {
    return this.payments.move(id, premiumId, reason, user);
  }

  @Post('payments/:id/reversal')
  @Audited('premium.payment-reversed')
  @ApiCreatedResponse({ type: PaymentView })
  @ApiConflictResponse({ description: 'Reversed already, or a reversal' })
  reverse(
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReversalBody,
    @CurrentUser() user: SessionUser,
  ): Promise<PaymentView> {
    return this.payments.reverse(id, reason, user);
  }
}
