import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { idempotencyToken } from '../../platform/idempotency-token.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import {
  advancePayment,
  createPayment,
  type NewPayment,
  type Payment,
  type PaymentOrigin,
  type PaymentProgress,
  reversalOf,
} from '../domain/payment.js';
import type { PolicyMessage } from '../domain/policy.js';
import { SqlPayments, type StoredPayment } from '../infrastructure/sql-payments.js';

interface Recorder {
  readonly id: string;
  readonly name: string;
}

/** Records what was paid for premiums. Nothing is overwritten: a wrong payment is reversed, and recorded again. */
@Injectable()
export class RecordPayments {
  constructor(
    private readonly payments: SqlPayments,
    private readonly live: LiveUpdates<PolicyMessage>,
    private readonly time: BusinessTime,
  ) {}

  /**
   * Records a payment; several of one premium add up. A repeated idempotency key gets the first one. Rejects an unknown
   * premium, impossible days, and a key that was used for another payment.
   */
  async add(premiumId: string, payment: NewPayment, user: Recorder, key: string | null): Promise<Payment> {
    const line = createPayment(payment, this.originOf(premiumId, user), this.time.today());
    const token = idempotencyToken('premium payment', key, { premiumId, ...payment }, line.createdAt);
    return this.told(await this.payments.add(line, token), 'premium.unknown');
  }

  /** Records what became of a payment since. Rejects an unknown or reversed one, and impossible days. */
  async advance(id: string, progress: Partial<PaymentProgress>): Promise<Payment> {
    const today = this.time.today();
    const stored = await this.payments.change(id, (payment) => advancePayment(payment, progress, today));
    return this.told(stored, 'payment.unknown');
  }

  /** Takes a payment back, with a line of its own, which is returned. Rejects an unknown or reversed one. */
  async reverse(id: string, reason: string, user: Recorder): Promise<Payment> {
    const today = this.time.today();
    const stored = await this.payments.reverse(id, (payment) =>
      reversalOf(payment, reason, this.originOf(payment.premiumId, user), today),
    );
    return this.told(stored, 'payment.unknown');
  }

  private originOf(premiumId: string, { id, name }: Recorder): PaymentOrigin {
    return {
      ...{ id: newId(), premiumId, recordedBy: id, recordedByName: name },
      createdAt: this.time.timestamp(),
    };
  }

  private told(stored: StoredPayment | null, unknown: 'premium.unknown' | 'payment.unknown'): Payment {
    if (!stored) throw new NotFound(unknown);
    const { payment, changedPolicy } = stored;
    if (changedPolicy) this.live.publish({ type: 'policy_updated', data: { id: changedPolicy } });
    return payment;
  }
}
