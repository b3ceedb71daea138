import { HELD_CLIENTS } from '../../clients/personal-clients.js';
import { HELD_ADDRESSES } from '../../holds/held-people.js';
import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { portions } from '../../platform/portions.js';
import { emailKey } from '../../platform/values/email.js';
import { HELD_POLICIES } from '../../policies/personal-policies.js';
import { RowMatcher, type StoredRow } from './rows-of-person.js';

/** Values in one statement. */
const MOST_VALUES = 500;

type HoldableRow = Pick<StoredRow, 'targetId' | 'cells'>;

/** Tells which rows are of a person under a legal hold: by an address, or by the record that they made or changed. */
export async function heldRows(
  tx: Transaction,
  rows: readonly HoldableRow[],
): Promise<(row: HoldableRow) => boolean> {
  const held = await tx.query<{ email: string }[]>(HELD_ADDRESSES);
  if (held.length === 0) return () => false;
  const keys = new Set(held.map(({ email }) => emailKey(email) ?? email));
  const targets = new Set<string>();
  const ids = [...new Set(rows.flatMap(({ targetId }) => targetId ?? []))];
  for (const some of portions(ids, MOST_VALUES)) {
    for (const condition of [HELD_CLIENTS, HELD_POLICIES]) {
      const sql = `SELECT id FROM (${condition}) held WHERE id IN (${placeholders(some)})`;
      for (const { id } of await tx.query<{ id: string }[]>(sql, some)) targets.add(id);
    }
    for (const table of ['appointments', 'subscriptions']) {
      const sql = `SELECT id, email FROM ${table} WHERE id IN (${placeholders(some)})`;
      for (const { id, email } of await tx.query<{ id: string; email: string }[]>(sql, some))
        if (keys.has(emailKey(email) ?? '')) targets.add(id);
    }
  }
  return ({ targetId, cells }) =>
    (targetId !== null && targets.has(targetId)) || RowMatcher.keysOf(cells).some((key) => keys.has(key));
}
