import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { idempotencyToken } from '../../platform/idempotency-token.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { assertUnpaid } from '../domain/premium-correction.js';
import {
  advancePayment,
  carriedBack,
  createPayment,
  movedPayment,
  type NewPayment,
  type Payment,
  type PaymentOrigin,
  type PaymentProgress,
  reversalOf,
} from '../domain/payment.js';
import type { PolicyMessage } from '../domain/policy.js';
import { SqlPayments, type StoredPayment } from '../store/sql-payments.js';

interface Recorder {
  readonly id: string;
  readonly name: string;
}

/** How a payment is recorded. */
interface HowRecorded {
  /** Whether it is another payment of a premium that is paid. */
  readonly again: boolean;
  /** Whether what exceeds the premium goes to the next ones; otherwise it stays as a credit of the policy. */
  readonly applyExcess: boolean;
  /** The idempotency key of the request. */
  readonly key: string | null;
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
   * premium, one that is paid unless another payment is meant, impossible days, and a key that was used for another payment.
   */
  async add(
    premiumId: string,
    payment: NewPayment,
    user: Recorder,
    { again, applyExcess, key }: HowRecorded,
  ): Promise<Payment> {
    const line = createPayment(payment, this.originOf(premiumId, user), this.time.today());
    const said = { premiumId, ...payment, ...(!applyExcess && { applyExcess }) };
    const token = idempotencyToken('premium payment', key, said, line.createdAt);
    const stored = await this.payments.add(line, {
      ...{ token, applyExcess },
      check: (premium, last) => assertUnpaid(premium, again, last),
    });
    return this.told(stored, 'premium.unknown');
  }

  /** Records what became of a payment since. Rejects an unknown or reversed one, and impossible days. */
  async advance(id: string, progress: Partial<PaymentProgress>): Promise<Payment> {
    const today = this.time.today();
    const stored = await this.payments.change(id, (payment) => advancePayment(payment, progress, today));
    return this.told(stored, 'payment.unknown');
  }

  /**
   * Takes a payment back, with a line of its own, which is returned, and what of it was carried to other premiums. Rejects an
   * unknown or reversed one, and a line that is no payment by itself.
   */
  reverse(id: string, reason: string, user: Recorder): Promise<Payment> {
    return this.takeBack(id, reason, user, () => null);
  }

  /**
   * Moves a payment to another premium of its policy: it is taken back, and the line that is returned takes its place, with the
   * same day and receipt. Rejects what `reverse` does, the premium that it is of, and one of another policy.
   */
  move(id: string, premiumId: string, reason: string, user: Recorder): Promise<Payment> {
    return this.takeBack(id, reason, user, (payment) =>
      movedPayment(payment, this.originOf(premiumId, user), reason),
    );
  }

  private async takeBack(
    id: string,
    reason: string,
    user: Recorder,
    instead: (payment: Payment) => Payment | null,
  ): Promise<Payment> {
    const today = this.time.today();
    const origin = (premiumId: string) => this.originOf(premiumId, user);
    const stored = await this.payments.takeBack(id, (payment, carried) => ({
      reversal: reversalOf(payment, reason, origin(payment.premiumId), today),
      carried: carriedBack(carried, reason, origin, today),
      instead: instead(payment),
    }));
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
