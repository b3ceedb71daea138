import type { EntityManager } from 'typeorm';
import { affected, type Database, runAll } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { NO_ANSWERS } from '../domain/first-answer.js';
import type { LeadType } from '../domain/lead.js';
import { type CounterKey, countersMoved, CARE_SCOPES, WRONG_SUMS, wrongCounters } from './lead-counters.js';
import { insertionOfTerms, leadOf, type StoredLead } from './lead-rows.js';
import { searchText, termsOf } from '../domain/lead-terms.js';
import { LEAD_TABLES } from './lead.tables.js';
import { nameOrder } from '../../platform/values/search.js';

/** Leads, or counters, in one unit of work. */
const PIECE = 200;

/** Reads with SQL; it may take longer than a request. */
export type Read = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/**
 * Adds what an older version, which works beside this one, leaves out of leads: first answers, days of sale, and the
 * counters of both. One process at a time. Returns the number of leads and counters that it changed.
 */
export async function completeLeads(database: Database, read: Read): Promise<number> {
  const answered = await answer(database, read, 'appointment');
  const alsoAnswered = await answer(database, read, 'subscription');
  const sold = await sell(database, read);
  const changed = answered + alsoAnswered + sold;
  return changed + (await count(database, read, changed > 0));
}

/** A subscription that is not erased. */
export interface Subscribed {
  readonly id: string;
  readonly firstName: string;
  readonly email: string;
  readonly createdAt: string;
}

const SUBSCRIBED = 'SELECT id, firstName, email, createdAt FROM subscriptions WHERE erasedAt IS NULL';

/** All subscriptions, in pages. */
export async function* subscribedPages(read: Read): AsyncGenerator<readonly Subscribed[]> {
  for (let after = ''; ;) {
    const page = await read<Subscribed>(`${SUBSCRIBED} AND id > ? ORDER BY id LIMIT 1000`, [after]);
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)!.id;
  }
}

/** Reads one of them with a lock until the unit of work ends; null when it was erased in the meantime. */
export async function subscribed(
  database: Database,
  tx: EntityManager,
  id: string,
): Promise<Subscribed | null> {
  const lock = database.dialect === 'mysql' ? ' FOR UPDATE' : '';
  const [found] = await tx.query<Subscribed[]>(`${SUBSCRIBED} AND id = ?${lock}`, [id]);
  return found ?? null;
}

/** An older version stores only the activity that answers a lead. */
async function answer(database: Database, read: Read, leadType: LeadType): Promise<number> {
  const { name } = LEAD_TABLES[leadType];
  const leads = await read<{ id: string; answeredAt: string }>(
    `SELECT lead.id AS id, MIN(entry.createdAt) AS answeredAt FROM ${name} lead
     JOIN activity_logs entry ON entry.leadId = lead.id AND entry.leadType = '${leadType}'
     WHERE lead.answeredAt IS NULL AND entry.performedBy IS NOT NULL
       AND entry.actionType NOT IN (${NO_ANSWERS.map((action) => `'${action}'`).join(', ')})
     GROUP BY lead.id`,
  );
  for (const { id, answeredAt } of leads)
    await database.write((tx) =>
      affected(tx, `UPDATE ${name} SET answeredAt = ? WHERE id = ? AND answeredAt IS NULL`, [answeredAt, id]),
    );
  return leads.length;
}

/** The day in UTC, as for sales of before days were stored. */
async function sell(database: Database, read: Read): Promise<number> {
  const sales = await read<{ id: string; soldOn: string; clientBirthday: string | null }>(
    `SELECT lead.id AS id, SUBSTR(MAX(entry.createdAt), 1, 10) AS soldOn,
       CASE WHEN lead.dateOfBirth = '' THEN NULL ELSE SUBSTR(lead.dateOfBirth, 6) END AS clientBirthday
     FROM appointments lead
     JOIN activity_logs entry ON entry.leadId = lead.id AND entry.leadType = 'appointment'
     WHERE lead.leadStatus = 'Closed Sale' AND lead.soldOn IS NULL AND lead.erasedAt IS NULL
       AND entry.actionType = 'sale_recorded'
     GROUP BY lead.id, lead.dateOfBirth`,
  );
  for (const { id, soldOn, clientBirthday } of sales)
    await database.write((tx) =>
      affected(
        tx,
        `UPDATE appointments SET soldOn = ?, soldMonthDay = ?, clientBirthday = ?
         WHERE id = ? AND leadStatus = 'Closed Sale' AND soldOn IS NULL`,
        [soldOn, soldOn.slice(5), clientBirthday, id],
      ),
    );
  return sales.length;
}

/** Counters of the first release are recounted only when their sum is wrong: that reads every lead. */
async function count(database: Database, read: Read, careChanged: boolean): Promise<number> {
  const sums = await read<{ scope: string }>(WRONG_SUMS);
  if (sums.length === 0 && !careChanged) return 0;
  const scopes = sums.some(({ scope }) => scope === 'bucket') ? undefined : CARE_SCOPES;
  const wrong = await read<CounterKey & { missing: number | string }>(wrongCounters(scopes));
  for (let at = 0; at < wrong.length; at += PIECE) {
    const rows = wrong
      .slice(at, at + PIECE)
      .map(({ missing, ...key }) => ({ key: key, by: Number(missing) }));
    await database.write(async (_tx, atEnd) => atEnd(countersMoved(database.dialect, rows)));
  }
  return wrong.length;
}

/**
 * Adds the search terms that an older version leaves out, from the newest lead back and from the oldest one on, until
 * `PIECE` leads in a row have all of theirs. Returns the number of leads that it changed.
 */
export async function completeTerms(database: Database, stopping: AbortSignal): Promise<number> {
  let changed = 0;
  for (const leadType of ['appointment', 'subscription'] as const)
    for (const order of ['DESC', 'ASC'] as const) {
      let after: { createdAt: string; id: string } | undefined;
      for (;;) {
        const leads = await piece(database, leadType, order, after);
        const added = leads.length === 0 ? 0 : await addTerms(database, leadType, leads);
        changed += added;
        after = leads.at(-1);
        if (added === 0 || stopping.aborted) break;
      }
    }
  return changed;
}

function piece(
  { reader }: Database,
  leadType: LeadType,
  order: 'ASC' | 'DESC',
  after: { createdAt: string; id: string } | undefined,
): Promise<{ createdAt: string; id: string }[]> {
  const sign = order === 'ASC' ? '>' : '<';
  const where = after && `WHERE createdAt ${sign}= ? AND (createdAt ${sign} ? OR id ${sign} ?)`;
  return reader.query(
    `SELECT id, createdAt FROM ${LEAD_TABLES[leadType].name} ${where ?? ''}
     ORDER BY createdAt ${order}, id ${order} LIMIT ${PIECE}`,
    after && [after.createdAt, after.createdAt, after.id],
  );
}

/** Under a lock of the rows: nothing of a lead that is erased meanwhile may come back. */
function addTerms(database: Database, leadType: LeadType, found: readonly { id: string }[]): Promise<number> {
  const { name } = LEAD_TABLES[leadType];
  const ids = found.map(({ id }) => id).sort();
  const isMysql = database.dialect === 'mysql';
  return database.write(async (tx) => {
    const rows = await tx.query<(StoredLead & { searchText: string; nameKey: string })[]>(
      `SELECT * FROM ${name} WHERE id IN (${placeholders(ids)}) ORDER BY id ${isMysql ? 'FOR UPDATE' : ''}`,
      ids,
    );
    const leads = rows.map((row) => ({ lead: leadOf(leadType, row), stored: row }));
    const withTerms = leads.filter(({ lead }) => termsOf(lead).length > 0);
    if (withTerms.length === 0) return 0;
    const insertions = withTerms.map(({ lead }) => insertionOfTerms(lead));
    const places = insertions.flatMap(({ parameters }) => parameters);
    let changed = await affected(
      tx,
      `INSERT ${isMysql ? 'IGNORE' : 'OR IGNORE'} INTO lead_terms (term, leadType, leadId)
       VALUES ${Array.from({ length: places.length / 3 }, () => '(?, ?, ?)').join(', ')}`,
      places,
    );
    const statements = withTerms
      .filter(
        ({ lead, stored }) => searchText(lead) !== stored.searchText || nameOrder(lead) !== stored.nameKey,
      )
      .map(({ lead }) => ({
        sql: `UPDATE ${name} SET searchText = ?, nameKey = ? WHERE id = ?`,
        parameters: [searchText(lead), nameOrder(lead), lead.id],
      }));
    await runAll(tx, statements);
    changed += statements.length;
    return changed;
  });
}
