import type { EntityManager } from 'typeorm';
import { placeholders } from '../../platform/database/placeholders.js';
import { LONGEST_WAIT_MS } from '../domain/delivery.js';

/**
 * The ids of what is due, oldest first: each part is one range of the index on state and time. `free` is the condition of a
 * mail whose lease, or wait for a possible Undo, has ended.
 */
export async function dueMails(
  manager: EntityManager,
  free: string,
  now: string,
  limit: number,
  inFlight: readonly string[],
): Promise<string[]> {
  const wrong = new Date(Date.parse(now) + LONGEST_WAIT_MS).toISOString();
  const parts: [condition: string, ...values: string[]][] = [
    [`state = 'queued' AND nextAttemptAt IS NULL AND (leasedUntil IS NULL OR ${free})`],
    [`state = 'queued' AND nextAttemptAt <= ?`, now],
    [`state = 'retrying' AND nextAttemptAt IS NULL`],
    [`state = 'retrying' AND nextAttemptAt <= ?`, now],
    [`state = 'retrying' AND nextAttemptAt > ?`, wrong],
    [
      `state = 'sending' AND ${free}${inFlight.length === 0 ? '' : ` AND id NOT IN (${placeholders(inFlight)})`}`,
      ...inFlight,
    ],
  ];
  const sql = parts.map(
    ([condition]) => `SELECT * FROM (SELECT id FROM outgoing_mails WHERE ${condition} LIMIT ?) due`,
  );
  const rows = await manager.query<{ id: string }[]>(`${sql.join(' UNION ALL ')} ORDER BY id LIMIT ?`, [
    ...parts.flatMap(([, ...values]) => [...values, limit]),
    limit,
  ]);
  return rows.map(({ id }) => id);
}
