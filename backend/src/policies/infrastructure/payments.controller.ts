import { Body, Controller, Param, Patch, Post } from '@nestjs/common';
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
import { RecordPayments } from '../application/record-payments.js';
import {
  NewPaymentBody,
  PaymentChangeBody,
  paymentIn,
  PaymentView,
  progressIn,
  ReversalBody,
} from './payments.dto.js';

/** What was paid for premiums. */
@ApiTags('policies')
@AllowTo('staff')
@Controller('api/admin')
export class PaymentsController {
  constructor(private readonly payments: RecordPayments) {}

  @Post('premiums/:id/payments')
  @Audited('premium.paid')
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: PaymentView })
  add(
    @Param('id', IdPipe) premiumId: string,
    @Body() body: NewPaymentBody,
    @IdempotencyKey() key: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<PaymentView> {
    return this.payments.add(premiumId, paymentIn(body), user, key);
  }

  @Patch('payments/:id')
  @Audited('premium.payment-changed')
  @ApiOkResponse({ type: PaymentView })
  advance(@Param('id', IdPipe) id: string, @Body() body: PaymentChangeBody): Promise<PaymentView> {
    return this.payments.advance(id, progressIn(body));
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
