import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Outbox } from '../../mail/outbox.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import { recordClientActivity } from '../../clients/client-activity.js';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { retryOnUniqueViolation } from '../../platform/database/retry.js';
import { Conflict, KeyReused } from '../../platform/domain-error.js';
import { expiredBefore, type IdempotencyToken } from '../../platform/idempotency-token.js';
import { type Payment, paymentEvent } from '../domain/payment.js';
import { policyName } from '../domain/policy.js';
import { aboutPolicy, PREMIUM_MAIL_KINDS, premiumMailKey, REMINDED } from '../domain/policy-mails.js';
import { counted } from './book-counters.js';
import { noteNextPremium } from './next-premiums.js';
import { paymentOf } from './policy-rows.js';
import { type PolicyRow, PremiumPayments, Premiums } from './policy.tables.js';
import { namesOf, withPolicy } from './sql-policies.js';

/** What is stored, and the policy that it changed; null when it changed nothing. */
export interface StoredPayment {
  readonly payment: Payment;
  readonly changedPolicy: string | null;
}

/** Payments of premiums. The sum of a premium changes in the unit of work that stores its line. */
@Injectable()
export class SqlPayments {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly events: OutboundEvents,
  ) {}

  /**
   * Null for an unknown premium. A repeated token gets the payment stored first; rejects one that was used for other values
   * within a day.
   */
  add(payment: Payment, token: IdempotencyToken | null): Promise<StoredPayment | null> {
    return this.locked(payment.premiumId, async (tx, policy) => {
      const repeated = token && (await repeatedPayment(tx, token));
      if (repeated) return { payment: repeated, changedPolicy: null };
      await this.store(tx, payment, token, policy);
      await this.withdrawReminders(tx, payment.premiumId, policy.id);
      const { premiumId: id } = payment;
      await this.events.publish(tx, [{ type: 'premium.recorded', id, aboutId: policy.clientId }]);
      return { payment, changedPolicy: policy.id };
    });
  }

  /** Applies `decide` to the current payment; the same object means no change. Null for an unknown id; rejects a reversed one. */
  change(id: string, decide: (payment: Payment) => Payment): Promise<StoredPayment | null> {
    return this.withPayment(id, async (tx, before, policy) => {
      const after = decide(before);
      if (after === before) return { payment: before, changedPolicy: null };
      await assertNotReversed(tx, id);
      const { remittedOn, postedOn, receiptNumber } = after;
      await tx.update(PremiumPayments, { id }, { remittedOn, postedOn, receiptNumber });
      return { payment: after, changedPolicy: policy.id };
    });
  }

  /** Stores the line that `reverse` makes of the current payment. Null for an unknown id; rejects a reversed one. */
  reverse(id: string, reverse: (payment: Payment) => Payment): Promise<StoredPayment | null> {
    return this.withPayment(id, async (tx, before, policy) => {
      const payment = reverse(before);
      await assertNotReversed(tx, id);
      await this.store(tx, payment, null, policy);
      const { id: policyId, clientId: aboutId } = policy;
      await this.events.publish(tx, [{ type: 'policy.updated', id: policyId, aboutId }]);
      return { payment, changedPolicy: policyId };
    });
  }

  private async store(
    tx: Transaction,
    payment: Payment,
    token: IdempotencyToken | null,
    policy: PolicyRow,
  ): Promise<void> {
    const [requestKey, requestFingerprint] = [token?.key ?? null, token?.fingerprint ?? null];
    await tx.insert(PremiumPayments, { ...payment, requestKey, requestFingerprint });
    const { amount, premiumId } = payment;
    await counted(tx, this.database, policy.id, () =>
      // in this order, because MariaDB reads columns that it has just set
      affected(
        tx,
        `UPDATE premiums SET unpaidUntil = CASE WHEN paidAmount + ? < amount THEN graceEndsOn END,
           paidAmount = paidAmount + ? WHERE id = ?`,
        [amount, amount, premiumId],
      ),
    );
    await noteNextPremium(tx, { ...policy, force: policy.forceState });
    const { dueDate } = await tx.findOneByOrFail(Premiums, { id: premiumId });
    const name = policyName({ ...policy, ...(await namesOf(tx, policy)) });
    const actor = { id: payment.recordedBy, name: payment.recordedByName };
    const event = paymentEvent(payment, { policy: name, dueDate });
    await recordClientActivity(tx, policy.clientId, event, { actor, at: payment.createdAt }, policy.id);
  }

  /** Of a premium that is paid. */
  private async withdrawReminders(tx: Transaction, premiumId: string, policyId: string): Promise<void> {
    const premium = await tx.findOneBy(Premiums, { id: premiumId, unpaidUntil: IsNull() });
    if (!premium) return;
    const keys = REMINDED.map((occasion) => premiumMailKey(premium, occasion));
    const mails = { lead: aboutPolicy(policyId), kinds: PREMIUM_MAIL_KINDS, keys };
    await this.outbox.apply(tx, { withdraw: { ...mails, reason: 'The premium is paid' }, add: [] });
  }

  private async withPayment(
    id: string,
    work: (tx: Transaction, payment: Payment, policy: PolicyRow) => Promise<StoredPayment>,
  ): Promise<StoredPayment | null> {
    const known = await this.database.reader.findOneBy(PremiumPayments, { id });
    if (!known) return null;
    return this.locked(known.premiumId, async (tx, policy) => {
      const row = await tx.findOneBy(PremiumPayments, { id });
      return row && work(tx, paymentOf(row), policy);
    });
  }

  /** Runs the work with a lock on the policy of the premium; null for an unknown premium. */
  private async locked(
    premiumId: string,
    work: (tx: Transaction, policy: PolicyRow) => Promise<StoredPayment | null>,
  ): Promise<StoredPayment | null> {
    const known = await this.database.reader.findOneBy(Premiums, { id: premiumId });
    if (!known) return null;
    const { policyId } = known;
    // a key that a payment of another policy takes at the same moment is found at the second attempt
    return retryOnUniqueViolation(2, () =>
      withPolicy(this.database, policyId, async (tx, policy) =>
        // a change of the policy may have replaced the premium
        (await tx.existsBy(Premiums, { id: premiumId })) ? work(tx, policy) : null,
      ),
    );
  }
}

async function repeatedPayment(
  tx: Transaction,
  { key, fingerprint, sentAt }: IdempotencyToken,
): Promise<Payment | null> {
  const row = await tx.findOneBy(PremiumPayments, { requestKey: key });
  if (!row) return null;
  if (row.createdAt <= expiredBefore(sentAt)) {
    await tx.update(PremiumPayments, { id: row.id }, { requestKey: null, requestFingerprint: null });
    return null;
  }
  if (row.requestFingerprint !== fingerprint) throw new KeyReused();
  return paymentOf(row);
}

async function assertNotReversed(tx: Transaction, id: string): Promise<void> {
  if (await tx.existsBy(PremiumPayments, { reversalOf: id })) throw new Conflict('payment.reversed');
}
