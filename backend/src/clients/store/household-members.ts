import { affected, type Transaction } from '../../platform/database/database.js';
import { haveSameMembers, type HouseholdMember, withoutMember, withSurvivor } from '../domain/household.js';
import type { MergedHousehold } from '../domain/merge.js';
import { searchForm } from '../../platform/values/search.js';
import { type ClientRow, Households, type HouseholdRow } from './client.tables.js';

/** The row of a household, whose members are stored with the clients. */
export function householdRow(household: Omit<HouseholdRow, 'nameKey'>): HouseholdRow {
  return { ...household, nameKey: searchForm(household.name) || household.name };
}

/** The household with its members, locked until the unit of work ends. Null for an unknown household. */
export async function lockHousehold(
  tx: Transaction,
  id: string,
): Promise<{ row: Omit<HouseholdRow, 'nameKey'>; members: HouseholdMember[] } | null> {
  const mysql = tx.connection.options.type !== 'better-sqlite3';
  const found = await tx.findOne(Households, {
    where: { id },
    ...(mysql && { lock: { mode: 'pessimistic_write' as const } }),
  });
  if (!found) return null;
  const { nameKey: _, ...row } = found;
  const members = await tx.query<HouseholdMember[]>(
    `SELECT id AS clientId, householdRole AS role FROM clients WHERE householdId = ? ORDER BY id${mysql ? ' FOR UPDATE' : ''}`,
    [id],
  );
  return { row, members };
}

/** Stores the members of a locked household; without any it is gone. */
export async function storeMembers(
  tx: Transaction,
  id: string,
  before: readonly HouseholdMember[],
  after: readonly HouseholdMember[],
): Promise<void> {
  const stays = new Set(after.map(({ clientId }) => clientId));
  for (const { clientId } of before)
    if (!stays.has(clientId))
      await affected(tx, 'UPDATE clients SET householdId = NULL, householdRole = NULL WHERE id = ?', [
        clientId,
      ]);
  for (const { clientId, role } of after)
    await affected(tx, 'UPDATE clients SET householdId = ?, householdRole = ? WHERE id = ?', [
      ...[id, role, clientId],
    ]);
  if (after.length === 0) await affected(tx, 'DELETE FROM households WHERE id = ?', [id]);
}

/** Takes a client out of its household, which gets another head when it was that, and is gone after its last member. */
export async function leaveHousehold(tx: Transaction, clientId: string): Promise<void> {
  const [row] = await tx.query<{ householdId: string | null }[]>(
    'SELECT householdId FROM clients WHERE id = ?',
    [clientId],
  );
  const household = row?.householdId && (await lockHousehold(tx, row.householdId));
  if (!household) return;
  const { row: stored, members } = household;
  await storeMembers(tx, stored.id, members, withoutMember(members, clientId));
}

/** Gives the surviving client the place of the other one in its household; returns what changed. */
export async function mergeHouseholds(
  tx: Transaction,
  survivor: ClientRow,
  merged: ClientRow,
): Promise<MergedHousehold[]> {
  const household = merged.householdId && (await lockHousehold(tx, merged.householdId));
  if (!household) return [];
  const { row, members: before } = household;
  const after = withSurvivor(before, {
    ...{ survivorId: survivor.id, mergedId: merged.id },
    isElsewhere: survivor.householdId !== null,
  });
  await storeMembers(tx, row.id, before, after);
  const { id, name, createdAt } = row;
  return [{ id, name, createdAt, before, after }];
}

/** Puts a household back; false when it was changed since. */
export async function restoreHousehold(
  tx: Transaction,
  { before, after, ...household }: MergedHousehold,
): Promise<boolean> {
  const now = await lockHousehold(tx, household.id);
  if (!haveSameMembers(now?.members ?? [], after)) return false;
  // dissolved by the merge
  if (!now) await tx.insert(Households, householdRow({ ...household, updatedAt: household.createdAt }));
  await storeMembers(tx, household.id, now?.members ?? [], before);
  return true;
}
