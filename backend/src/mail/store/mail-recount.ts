import type { Database } from '../../platform/database/database.js';
import { CounterChanges } from './stored-mail.js';

/** Corrects the counters of mails that differ from the mails; returns their number. One process at a time. */
export async function recountMails(
  database: Database,
  read: <Row>(sql: string) => Promise<Row[]>,
): Promise<number> {
  const sums = await read(
    `SELECT state FROM (SELECT state, COUNT(*) AS mails FROM outgoing_mails GROUP BY state
       UNION ALL SELECT state, -mails FROM mail_counters) compared
     GROUP BY state HAVING SUM(mails) <> 0`,
  );
  if (sums.length === 0) return 0;
  // one statement sees one state, and the differences stay right while mails are counted as usual
  const wrong = await read<{ kind: string; state: string; missing: number | string }>(
    `SELECT kind, state, SUM(mails) AS missing
     FROM (SELECT kind, state, COUNT(*) AS mails FROM outgoing_mails GROUP BY kind, state
       UNION ALL SELECT kind, state, -mails FROM mail_counters) compared
     GROUP BY kind, state HAVING SUM(mails) <> 0`,
  );
  const changes = new CounterChanges();
  for (const { kind, state, missing } of wrong) changes.add(kind, state, Number(missing));
  await database.write(async (_tx, atEnd) => atEnd(changes.statements(database.dialect)));
  return wrong.length;
}
