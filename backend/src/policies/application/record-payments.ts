import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { Invalid, KeyReused, NotFound } from '../../platform/domain-error.js';
import { expiredBefore, idempotencyToken, type IdempotencyToken } from '../../platform/idempotency-token.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { afterPayments } from '../domain/follow-ups.js';
import {
  assertNotReversed,
  excessLines,
  lastPayment,
  stillCarried,
  withLines,
} from '../domain/payment-lines.js';
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
import { assertUnpaid } from '../domain/premium-correction.js';
import { isPaid } from '../domain/premium-state.js';
import type { StoredPolicy } from '../domain/stored-policy.js';
import { type PolicyAct, PolicyUnits } from './policy-units.js';
import { PaymentRepository, PolicyRepository } from './ports.js';

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
    private readonly units: PolicyUnits,
    private readonly policies: PolicyRepository,
    private readonly payments: PaymentRepository,
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
    const values = { premiumId, ...payment, ...(!applyExcess && { applyExcess }) };
    const token = idempotencyToken('premium payment', key, values, line.createdAt);
    const unknown = 'premium.unknown';
    const place = await this.policies.placeOfPremium(premiumId);
    return this.units.run<Payment>(
      place,
      async (unit, stored) => {
        const repeated = token && (await this.repeated(unit, token));
        if (repeated) return { result: repeated };
        const premium = stored.premiums.find(({ id }) => id === premiumId);
        // a change of the policy may have replaced it
        if (!premium) throw new NotFound(unknown);
        if (isPaid(premium) && !again)
          assertUnpaid(premium, again, lastPayment(await this.payments.ofPremium(unit, premiumId)));
        const lines = [line, ...(applyExcess ? excessLines(stored.premiums, line, newId) : [])];
        await this.payments.add(unit, lines, token);
        const after = { ...stored, premiums: withLines(stored.premiums, lines) };
        const outbound = { type: 'premium.recorded', id: premiumId } as const;
        const followUps = { ...afterPayments(after, [line]), outbound };
        return { result: line, changes: { after, followUps } };
      },
      unknown,
    );
  }

  /** Records what became of a payment since. Rejects an unknown or reversed one, and impossible days. */
  async advance(id: string, progress: Partial<PaymentProgress>): Promise<Payment> {
    const today = this.time.today();
    return this.change(id, async (unit, before, lines) => {
      const after = advancePayment(before, progress, today);
      if (after === before) return { result: before };
      assertNotReversed(before, lines);
      await this.payments.advance(unit, after);
      return { result: after, changes: {} };
    });
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

  private takeBack(
    id: string,
    reason: string,
    user: Recorder,
    replacing: (payment: Payment) => Payment | null,
  ): Promise<Payment> {
    const today = this.time.today();
    const origin = (premiumId: string) => this.originOf(premiumId, user);
    return this.change(id, async (unit, before, parts, stored) => {
      const reversal = reversalOf(before, reason, origin(before.premiumId), today);
      const carried = carriedBack(stillCarried(parts), reason, origin, today);
      const moved = replacing(before);
      assertNotReversed(before, parts);
      if (moved && !stored.premiums.some(({ id: premiumId }) => premiumId === moved.premiumId))
        throw new Invalid({ premiumId: 'payment.other-policy' });
      const back = [reversal, ...carried];
      const premiums = withLines(stored.premiums, back);
      const lines = [...back, ...(moved ? [moved, ...excessLines(premiums, moved, newId)] : [])];
      await this.payments.add(unit, lines);
      const after = { ...stored, premiums: withLines(stored.premiums, lines) };
      const outbound = { type: 'policy.updated', id: stored.policy.id } as const;
      const recorded = moved ? [reversal, moved] : [reversal];
      const followUps = { ...afterPayments(after, recorded), outbound };
      return { result: moved ?? reversal, changes: { after, followUps } };
    });
  }

  /** With the payment and the lines that take it back or carry parts of it. */
  private async change(
    id: string,
    work: (
      unit: Unit,
      payment: Payment,
      lines: readonly Payment[],
      stored: StoredPolicy,
    ) => Promise<PolicyAct<Payment>>,
  ): Promise<Payment> {
    const unknown = 'payment.unknown';
    return this.units.run(
      await this.payments.placeOf(id),
      async (unit, stored) => {
        const lines = await this.payments.withParts(unit, id);
        const payment = lines.find((line) => line.id === id);
        if (!payment) throw new NotFound(unknown);
        return work(unit, payment, lines, stored);
      },
      unknown,
    );
  }

  /** The payment that the first request with the token recorded; null for the first one, and after a day. */
  private async repeated(
    unit: Unit,
    { key, fingerprint, sentAt }: IdempotencyToken,
  ): Promise<Payment | null> {
    const found = await this.payments.findByKey(unit, key);
    if (!found) return null;
    const { fingerprint: first, ...payment } = found;
    if (payment.createdAt <= expiredBefore(sentAt)) {
      await this.payments.forgetKey(unit, key);
      return null;
    }
    if (first !== fingerprint) throw new KeyReused();
    return payment;
  }

  private originOf(premiumId: string, { id, name }: Recorder): PaymentOrigin {
    const createdAt = this.time.timestamp();
    return { id: newId(), premiumId, recordedBy: id, recordedByName: name, createdAt };
  }
}
