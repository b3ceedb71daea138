import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { ClientRecords } from '../../clients/client-records.js';
import { Database, type Transaction, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type PolicyPlace, PolicyRepository } from '../application/ports.js';
import { numberKeyOf } from '../domain/name-keys.js';
import type { Policy, PolicyVersion } from '../domain/policy.js';
import type { PremiumCorrection } from '../domain/premium-correction.js';
import type { StoredPolicy } from '../domain/stored-policy.js';
import { bookEntriesOf, moveEntries } from './book-counters.js';
import { updateClientSummaries } from './client-summary.js';
import { changedColumns, instalmentOf, policyOf, storedRow, versionDetails } from './policy-rows.js';
import { Policies, type PolicyRow, PolicyVersions, Premiums, PremiumCorrections } from './policy.tables.js';
import { storePremiums } from './stored-premiums.js';

@Injectable()
export class SqlPolicies extends PolicyRepository {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientRecords,
  ) {
    super();
  }

  override placeOf(id: string): Promise<PolicyPlace | null> {
    return this.database.reader.findOne(Policies, { where: { id }, select: { id: true, clientId: true } });
  }

  override async placeOfPremium(premiumId: string): Promise<PolicyPlace | null> {
    const [place = null] = await this.database.reader.query<PolicyPlace[]>(
      'SELECT p.id, p.clientId FROM premiums d JOIN policies p ON p.id = d.policyId WHERE d.id = ?',
      [premiumId],
    );
    return place;
  }

  override async lock(unit: Unit, { id, clientId }: PolicyPlace): Promise<StoredPolicy | null> {
    const tx = transactionOf(unit);
    await this.clients.lock(unit, [clientId]);
    const row = await tx.findOne(Policies, { where: { id }, ...this.database.rowLock });
    if (!row) return null;
    // it may have another owner since
    if (row.clientId !== clientId) await this.clients.lock(unit, [row.clientId]);
    return storedPolicy(tx, row);
  }

  override async toPlan(by: 'premiums' | 'terms', day: CalendarDate, limit: number): Promise<PolicyPlace[]> {
    const column = by === 'terms' ? 'upcomingOn' : 'nextDueOn';
    return this.database.reader.query(
      `SELECT id, clientId FROM policies WHERE ${column} <= ? ORDER BY ${column}, id LIMIT ?`,
      [day, limit],
    );
  }

  override async find(id: string): Promise<StoredPolicy | null> {
    const { reader } = this.database;
    const row = await reader.findOneBy(Policies, { id });
    return row && storedPolicy(reader, row);
  }

  override async findByNumber(unit: Unit, insurerId: string, policyNumber: string): Promise<string | null> {
    const where = { insurerId, numberKey: numberKeyOf(policyNumber) };
    return (await transactionOf(unit).findOneBy(Policies, where))?.id ?? null;
  }

  override async add(unit: Unit, added: StoredPolicy): Promise<void> {
    const tx = transactionOf(unit);
    const row = storedRow(added);
    await tx.insert(Policies, row);
    await storePremiums(tx, { ...added, premiums: [] }, added);
    await moveEntries(tx, this.database, [], bookEntriesOf(row, added.premiums));
    await updateClientSummaries(tx, this.clients, [row.clientId]);
  }

  override async save(unit: Unit, before: StoredPolicy, after: StoredPolicy): Promise<void> {
    const tx = transactionOf(unit);
    const { id } = after.policy;
    await storePremiums(tx, before, after);
    const [was, is] = [storedRow(before), storedRow(after)];
    const changed = changedColumns(was, is);
    if (changed) await tx.update(Policies, { id }, changed);
    const entries = [bookEntriesOf(was, before.premiums), bookEntriesOf(is, after.premiums)] as const;
    await moveEntries(tx, this.database, ...entries);
    const inSummary = ['clientId', 'forceState', 'nextPremiumDue'] as const;
    if (changed && inSummary.some((column) => column in changed))
      await updateClientSummaries(tx, this.clients, [was.clientId, is.clientId]);
  }

  override async addVersion(
    unit: Unit,
    before: Policy,
    version: Omit<PolicyVersion, 'policy' | 'upcomingTerms'>,
  ): Promise<void> {
    const row = { ...version, policyId: before.id, details: versionDetails(before) };
    await transactionOf(unit).insert(PolicyVersions, row);
  }

  override async addCorrection(unit: Unit, correction: PremiumCorrection): Promise<void> {
    await transactionOf(unit).insert(PremiumCorrections, correction);
  }
}

/** The policy of a row with its premiums. */
export async function storedPolicy(reader: Transaction, row: PolicyRow): Promise<StoredPolicy> {
  const { id: policyId, insurerId, productId, nextDueOn, leftOn, keptMonths } = row;
  const [names] = await reader.query<Pick<Policy, 'insurer' | 'product'>[]>(
    'SELECT i.name AS insurer, r.name AS product FROM insurers i, products r WHERE i.id = ? AND r.id = ?',
    [insurerId, productId],
  );
  const premiums = await reader.find(Premiums, { where: { policyId }, order: { coversFrom: 'ASC' } });
  return {
    policy: policyOf({ ...row, ...names! }),
    premiums: premiums.map(instalmentOf),
    insurerId,
    productId,
    nextDueOn,
    leftOn,
    keptMonths,
  };
}
