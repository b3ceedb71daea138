import type { Database } from '../../platform/database/database.js';

/** How many clients are shown more than the counter says. */
export async function miscountedClients(database: Database): Promise<number> {
  const [row] = await database.reader.query<{ missing: number | string }[]>(
    `SELECT COUNT(*) - COALESCE((SELECT shown FROM client_counter), 0) AS missing
     FROM clients WHERE mergedInto IS NULL`,
  );
  return Number(row!.missing);
}
