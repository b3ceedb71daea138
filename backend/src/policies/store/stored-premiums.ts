import type { Transaction } from '../../platform/database/database.js';
import { portions } from '../../platform/portions.js';
import type { StoredPolicy } from '../domain/stored-policy.js';
import { changedColumns, premiumRow } from './policy-rows.js';
import { type PremiumRow, Premiums } from './policy.tables.js';

/** Rows in one statement. */
const PIECE = 500;

/** Makes the stored premiums those of the policy as it is then. */
export async function storePremiums(
  tx: Transaction,
  before: Pick<StoredPolicy, 'policy' | 'premiums'>,
  after: Pick<StoredPolicy, 'policy' | 'premiums'>,
): Promise<void> {
  const stored = new Map(before.premiums.map((premium) => [premium.id, premiumRow(before.policy, premium)]));
  const rows = after.premiums.map((premium) => premiumRow(after.policy, premium));
  const left = new Set(rows.map(({ id }) => id));
  // a policy has one premium of a day at most, so that all leave their days before one takes another
  const isMoved = ({ id, dueDate }: PremiumRow) => stored.has(id) && stored.get(id)!.dueDate !== dueDate;
  const gone = [...stored.keys()].filter((id) => !left.has(id));
  const moved = rows.filter(isMoved).map(({ id }) => id);
  for (const ids of portions([...gone, ...moved], PIECE)) await tx.delete(Premiums, ids);
  const added = rows.filter((row) => !stored.has(row.id) || isMoved(row));
  for (const some of portions(added, PIECE)) await tx.insert(Premiums, some);
  for (const row of rows) {
    const known = stored.get(row.id);
    const changed = known && !isMoved(row) && changedColumns(known, row);
    if (changed) await tx.update(Premiums, { id: row.id }, changed);
  }
}
