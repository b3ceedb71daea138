import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Outbox } from '../../mail/outbox.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import { recordClientActivity } from '../../clients/client-activity.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { retryOnUniqueViolation } from '../../platform/database/retry.js';
import { Conflict, Invalid, KeyReused } from '../../platform/domain-error.js';
import { expiredBefore, type IdempotencyToken } from '../../platform/idempotency-token.js';
import { carry } from '../domain/laid-payments.js';
import { carriedLine, type LineOrigin, type Payment, paymentEvent } from '../domain/payment.js';
import { policyName } from '../domain/policy.js';
import { aboutPolicy, PREMIUM_MAIL_KINDS, premiumMailKey, REMINDED } from '../domain/policy-mails.js';
import type { Instalment } from '../domain/premium-schedule.js';
import { counted } from './book-counters.js';
import { noteNextPremium } from './next-premiums.js';
import { instalmentOf, paymentOf } from './policy-rows.js';
import { type PaymentRow, type PolicyRow, PremiumPayments, Premiums } from './policy.tables.js';
import { addLine, lineRow, originOf } from './premium-plans.js';
import { namesOf, withPolicy } from './locked-policy.js';

/** What is stored, and the policy that it changed; null when it changed nothing. */
export interface StoredPayment {
  readonly payment: Payment;
  readonly changedPolicy: string | null;
}

/** What a payment is recorded with. */
export interface Recorded {
  readonly token: IdempotencyToken | null;
  /** Whether what exceeds the premium goes to the next ones. */
  readonly applyExcess: boolean;
  /** Rejects the payment when its premium does not allow it; `last` is the newest payment that was not taken back. */
  readonly check: (premium: Instalment, last: Payment | null) => void;
}

/** A payment that is taken back, and with it what of it was carried; and another that takes its place, if any. */
export interface TakenBack {
  readonly reversal: Payment;
  readonly carried: readonly Payment[];
  readonly instead: Payment | null;
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
  add(payment: Payment, { token, applyExcess, check }: Recorded): Promise<StoredPayment | null> {
    const { premiumId } = payment;
    return this.locked(premiumId, async (tx, policy) => {
      const repeated = token && (await repeatedPayment(tx, token));
      if (repeated) return { payment: repeated, changedPolicy: null };
      const premium = await tx.findOneByOrFail(Premiums, { id: premiumId });
      check(instalmentOf(premium), await lastPayment(tx, premiumId));
      const [requestKey, requestFingerprint] = [token?.key ?? null, token?.fingerprint ?? null];
      await this.store(tx, policy, [{ ...payment, requestKey, requestFingerprint }], applyExcess);
      await this.recordEvent(tx, policy, payment);
      await this.events.publish(tx, [{ type: 'premium.recorded', id: premiumId, aboutId: policy.clientId }]);
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

  /**
   * Stores the lines by which `decide` takes back the current payment and what of it was carried, and the one that takes its
   * place. Null for an unknown id; rejects a reversed one, and another premium that is none of the policy.
   */
  takeBack(
    id: string,
    decide: (payment: Payment, carried: readonly Payment[]) => TakenBack,
  ): Promise<StoredPayment | null> {
    return this.withPayment(id, async (tx, before, policy) => {
      const { reversal, carried, instead } = decide(before, await carriedOf(tx, id));
      await assertNotReversed(tx, id);
      if (instead && !(await tx.existsBy(Premiums, { id: instead.premiumId, policyId: policy.id })))
        throw new Invalid({ premiumId: 'payment.other-policy' });
      await this.store(tx, policy, [reversal, ...carried].map(lineRow), false);
      if (instead) await this.store(tx, policy, [lineRow(instead)], true);
      for (const line of [reversal, ...(instead ? [instead] : [])]) await this.recordEvent(tx, policy, line);
      const { id: policyId, clientId: aboutId } = policy;
      await this.events.publish(tx, [{ type: 'policy.updated', id: policyId, aboutId }]);
      return { payment: instead ?? reversal, changedPolicy: policyId };
    });
  }

  /** Stores lines of premiums of the policy; with `appliesExcess` what exceeds the premium of the first goes to the next ones. */
  private async store(
    tx: Transaction,
    policy: PolicyRow,
    lines: readonly PaymentRow[],
    appliesExcess: boolean,
  ): Promise<void> {
    const of = { ...policy, force: policy.forceState };
    const touched = new Set<string>();
    await counted(tx, this.database, policy.id, async () => {
      for (const line of lines) touched.add(await addLine(tx, of, line));
      const [first] = lines;
      if (!appliesExcess || !first) return;
      for (const line of await excessOf(tx, policy.id, first))
        touched.add(await addLine(tx, of, lineRow(line)));
    });
    await noteNextPremium(tx, of);
    for (const premiumId of touched) await this.withdrawReminders(tx, premiumId, policy.id);
  }

  private async recordEvent(tx: Transaction, policy: PolicyRow, payment: Payment): Promise<void> {
    const { dueDate } = await tx.findOneByOrFail(Premiums, { id: payment.premiumId });
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

/** The lines by which what a payment exceeds its premium goes to the next ones. */
async function excessOf(tx: Transaction, policyId: string, payment: PaymentRow): Promise<Payment[]> {
  const { premiumId, id, amount } = payment;
  const own = await tx.findOneByOrFail(Premiums, { id: premiumId });
  if (Number(own.paidAmount) <= Number(own.amount)) return [];
  const rows = await tx.find(Premiums, { where: { policyId }, order: { coversFrom: 'ASC' } });
  const premiums = rows.map(instalmentOf);
  const later = premiums.slice(premiums.findIndex((premium) => premium.id === premiumId));
  const origin: LineOrigin = {
    by: { id: payment.recordedBy, name: payment.recordedByName },
    at: payment.createdAt,
  };
  return carry(later, id, Number(amount)).map((line) => carriedLine(payment, line, originOf(origin)));
}

/** What of a payment is still carried elsewhere. */
async function carriedOf(tx: Transaction, id: string): Promise<Payment[]> {
  const lines = (await tx.findBy(PremiumPayments, { carriedFrom: id })).map(paymentOf);
  const reversed = new Set(lines.flatMap(({ reversalOf }) => reversalOf ?? []));
  return lines.filter((line) => line.reversalOf === null && !reversed.has(line.id));
}

/** The newest payment of a premium that was not taken back. */
async function lastPayment(tx: Transaction, premiumId: string): Promise<Payment | null> {
  const lines = await tx.find(PremiumPayments, { where: { premiumId }, order: { id: 'DESC' } });
  const reversed = new Set(lines.flatMap(({ reversalOf }) => reversalOf ?? []));
  const last = lines.find(({ id, amount }) => Number(amount) > 0 && !reversed.has(id));
  return last ? paymentOf(last) : null;
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
