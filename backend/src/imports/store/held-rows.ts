import { heldAddresses } from '../../holds/held-people.js';
import { transactionOf } from '../../platform/database/database.js';
import type { PersonalData } from '../../platform/personal-data.js';
import { portions } from '../../platform/portions.js';
import type { Reading } from '../../platform/unit-of-work.js';
import { emailKey } from '../../platform/values/email.js';
import { RowMatcher, type StoredRow } from './rows-of-person.js';

/** Values in one statement. */
const MOST_VALUES = 500;

type HoldableRow = Pick<StoredRow, 'targetId' | 'cells'>;

/** Tells which rows are of a person under a legal hold: by an address, or by the record that they made or changed. */
export async function heldRows(
  reading: Reading,
  rows: readonly HoldableRow[],
  data: PersonalData,
): Promise<(row: HoldableRow) => boolean> {
  const held = await heldAddresses(transactionOf(reading));
  if (held.size === 0) return () => false;
  const keys = new Set([...held].map((email) => emailKey(email) ?? email));
  const targets = new Set<string>();
  const ids = [...new Set(rows.flatMap(({ targetId }) => targetId ?? []))];
  for (const some of portions(ids, MOST_VALUES))
    for (const id of await data.heldRecords(reading, some)) targets.add(id);
  return ({ targetId, cells }) =>
    (targetId !== null && targets.has(targetId)) || RowMatcher.keysOf(cells).some((key) => keys.has(key));
}
