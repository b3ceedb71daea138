import { affected, type Transaction } from '../platform/database/database.js';
import { Conflict } from '../platform/domain-error.js';
import { placeholders } from '../platform/database/placeholders.js';

// Addresses are keys. A hold has the address for which it was placed, and those that the person's leads got by corrections.

const PLACED = { table: 'legal_holds', id: 'id' };
const FOLLOWED = { table: 'legal_hold_addresses', id: 'holdId' };

/** A subquery of the addresses under a legal hold, none of them null, for statements that leave these people out. */
export const HELD_ADDRESSES = `SELECT email FROM ${PLACED.table} UNION SELECT email FROM ${FOLLOWED.table}`;

/** The ids of the legal holds on those addresses; no hold is placed on them until the unit of work ends. */
async function holdsOn(tx: Transaction, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const lock = isMysql(tx) ? ' LOCK IN SHARE MODE' : '';
  const found: string[] = [];
  for (const { table, id } of [PLACED, FOLLOWED]) {
    const sql = `SELECT ${id} AS id FROM ${table} WHERE email IN (${placeholders(emails)})${lock}`;
    found.push(...(await tx.query<{ id: string }[]>(sql, [...emails])).map((hold) => hold.id));
  }
  return [...new Set(found)];
}

/** Whether anybody is under a legal hold. */
export async function isAnybodyHeld(reader: Transaction): Promise<boolean> {
  return (await reader.query<unknown[]>(`SELECT 1 FROM ${PLACED.table} LIMIT 1`)).length > 0;
}

/** All addresses under a legal hold. */
export async function heldAddresses(tx: Transaction): Promise<ReadonlySet<string>> {
  return new Set((await tx.query<{ email: string }[]>(HELD_ADDRESSES)).map(({ email }) => email));
}

/** Rejects, in the unit of work that would delete something of them, when one of these people is under a legal hold. */
export async function assertNotHeld(tx: Transaction, emails: readonly string[]): Promise<void> {
  if ((await holdsOn(tx, emails)).length > 0) throw new Conflict('hold.keeps-data');
}

/** In the unit of work that corrects the address of a lead: the new one is under the legal holds of the old one too. */
export async function followHolds(tx: Transaction, from: string, to: string): Promise<void> {
  if (from === to) return;
  const ignore = isMysql(tx) ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
  for (const hold of await holdsOn(tx, [from]))
    await affected(tx, `${ignore} INTO ${FOLLOWED.table} (holdId, email) VALUES (?, ?)`, [hold, to]);
}

function isMysql(tx: Transaction): boolean {
  return tx.connection.options.type !== 'better-sqlite3';
}
