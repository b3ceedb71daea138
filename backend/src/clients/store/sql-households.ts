import { Injectable } from '@nestjs/common';
import { affected, Database, type Transaction, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { searchForm } from '../../platform/values/search.js';
import { HouseholdRepository } from '../application/ports.js';
import type { Household, HouseholdMember } from '../domain/household.js';
import { Households, type HouseholdRow, IS_SHOWN } from './client.tables.js';

@Injectable()
export class SqlHouseholds extends HouseholdRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async lock(unit: Unit, id: string): Promise<Household | null> {
    const tx = transactionOf(unit);
    const found = await tx.findOne(Households, { where: { id }, ...this.database.rowLock });
    if (!found) return null;
    const { nameKey: _, ...row } = found;
    const members = await tx.query<HouseholdMember[]>(
      `SELECT id AS clientId, householdRole AS role FROM clients WHERE householdId = ? ORDER BY id${this.forUpdate}`,
      [id],
    );
    return { ...row, members };
  }

  override async placesOf(
    unit: Unit,
    clientIds: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>> {
    const rows = await transactionOf(unit).query<{ id: string; householdId: string | null }[]>(
      `SELECT id, householdId FROM clients WHERE id IN (${placeholders(clientIds)}) AND ${IS_SHOWN}
       ORDER BY id${this.forUpdate}`,
      [...clientIds],
    );
    return new Map(rows.map(({ id, householdId }) => [id, householdId]));
  }

  override async add(unit: Unit, { members, ...row }: Household): Promise<void> {
    const tx = transactionOf(unit);
    await tx.insert(Households, householdRow(row));
    await storeMembers(tx, row.id, [], members);
  }

  override async save(unit: Unit, before: Household, { members, ...row }: Household): Promise<void> {
    const tx = transactionOf(unit);
    if (row.name !== before.name || row.updatedAt !== before.updatedAt)
      await tx.update(Households, { id: row.id }, householdRow(row));
    await storeMembers(tx, row.id, before.members, members);
  }

  private get forUpdate(): string {
    return this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
  }
}

/** The row of a household, whose members are stored with the clients. */
export function householdRow(household: Omit<HouseholdRow, 'nameKey'>): HouseholdRow {
  return { ...household, nameKey: searchForm(household.name) || household.name };
}

/** Without any the household is gone. */
async function storeMembers(
  tx: Transaction,
  id: string,
  before: readonly HouseholdMember[],
  after: readonly HouseholdMember[],
): Promise<void> {
  const stays = new Set(after.map(({ clientId }) => clientId));
  const leave = 'UPDATE clients SET householdId = NULL, householdRole = NULL WHERE id = ?';
  for (const { clientId } of before) if (!stays.has(clientId)) await affected(tx, leave, [clientId]);
  const join = 'UPDATE clients SET householdId = ?, householdRole = ? WHERE id = ?';
  for (const { clientId, role } of after) await affected(tx, join, [id, role, clientId]);
  if (after.length === 0) await affected(tx, 'DELETE FROM households WHERE id = ?', [id]);
}
