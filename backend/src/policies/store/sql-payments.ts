import { Injectable } from '@nestjs/common';
import { affected, Database, transactionOf } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { KeyReused } from '../../platform/domain-error.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import { portions } from '../../platform/portions.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { PaymentRepository, type PolicyPlace } from '../application/ports.js';
import type { Payment } from '../domain/payment.js';
import { paymentOf } from './policy-rows.js';
import { type PaymentRow, PremiumPayments } from './policy.tables.js';

/** Rows in one statement. */
const PIECE = 500;

@Injectable()
export class SqlPayments extends PaymentRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async placeOf(id: string): Promise<PolicyPlace | null> {
    const [place = null] = await this.database.reader.query<PolicyPlace[]>(
      `SELECT p.id, p.clientId FROM premium_payments l JOIN premiums d ON d.id = l.premiumId
       JOIN policies p ON p.id = d.policyId WHERE l.id = ?`,
      [id],
    );
    return place;
  }

  override async findByKey(
    unit: Unit,
    requestKey: string,
  ): Promise<(Payment & { readonly fingerprint: string }) | null> {
    const row = await transactionOf(unit).findOneBy(PremiumPayments, { requestKey });
    return row && { ...paymentOf(row), fingerprint: row.requestFingerprint ?? '' };
  }

  override async forgetKey(unit: Unit, requestKey: string): Promise<void> {
    const forgotten = { requestKey: null, requestFingerprint: null };
    await transactionOf(unit).update(PremiumPayments, { requestKey }, forgotten);
  }

  override async ofPremium(unit: Unit, premiumId: string): Promise<Payment[]> {
    return (await transactionOf(unit).findBy(PremiumPayments, { premiumId })).map(paymentOf);
  }

  override async ofPolicy(policyId: string, unit?: Unit): Promise<Payment[]> {
    const reader = unit ? transactionOf(unit) : this.database.reader;
    const rows = await reader.query<PaymentRow[]>(
      'SELECT l.* FROM premium_payments l JOIN premiums d ON d.id = l.premiumId WHERE d.policyId = ?',
      [policyId],
    );
    return rows.map(paymentOf);
  }

  override async withParts(unit: Unit, id: string): Promise<Payment[]> {
    const parts = [{ id }, { reversalOf: id }, { carriedFrom: id }];
    return (await transactionOf(unit).find(PremiumPayments, { where: parts })).map(paymentOf);
  }

  override async add(
    unit: Unit,
    lines: readonly Payment[],
    token: IdempotencyToken | null = null,
  ): Promise<void> {
    const rows = lines.map((line, place): PaymentRow => {
      const { key = null, fingerprint = null } = (place === 0 && token) || {};
      return { ...line, requestKey: key, requestFingerprint: fingerprint };
    });
    try {
      await transactionOf(unit).insert(PremiumPayments, rows);
    } catch (error) {
      // a payment of another policy took the key at the same moment
      if (token && isUniqueViolation(error)) throw new KeyReused();
      throw error;
    }
  }

  override async advance(unit: Unit, { id, remittedOn, postedOn, receiptNumber }: Payment): Promise<void> {
    await transactionOf(unit).update(PremiumPayments, { id }, { remittedOn, postedOn, receiptNumber });
  }

  override async place(unit: Unit, places: ReadonlyMap<string, string>): Promise<void> {
    for (const [id, premiumId] of places)
      await affected(
        transactionOf(unit),
        'UPDATE premium_payments SET premiumId = ? WHERE id = ? OR reversalOf = ? OR carriedFrom = ?',
        [premiumId, id, id, id],
      );
  }

  override async recordedFor(unit: Unit, premiumIds: readonly string[]): Promise<ReadonlySet<string>> {
    const recorded = new Set<string>();
    for (const ids of portions(premiumIds, PIECE)) {
      const rows = await transactionOf(unit).query<{ premiumId: string }[]>(
        `SELECT premiumId FROM premium_payments WHERE premiumId IN (${placeholders(ids)})
         UNION SELECT premiumId FROM premium_corrections WHERE premiumId IN (${placeholders(ids)})`,
        [...ids, ...ids],
      );
      for (const { premiumId } of rows) recorded.add(premiumId);
    }
    return recorded;
  }

  override async inherit(unit: Unit, heirs: ReadonlyMap<string, string>): Promise<void> {
    for (const [premiumId, heir] of heirs)
      for (const table of ['premium_payments', 'premium_corrections'])
        await affected(transactionOf(unit), `UPDATE ${table} SET premiumId = ? WHERE premiumId = ?`, [
          heir,
          premiumId,
        ]);
  }
}
