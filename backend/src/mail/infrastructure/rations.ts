import type { EntityManager } from 'typeorm';
import type { Statement } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { RATION, RATION_PERIOD_MS, RATION_WAIT_MS, RATIONED } from '../domain/delivery.js';
import type { MailKinds } from '../mail-kinds.js';
import type { OutgoingMailRow } from '../store/mail.tables.js';

/**
 * Whether a due mail is within the ration of its address; each that is asked for counts. Claims wait for each other, so that
 * no other one adds mails meanwhile.
 */
export async function rations(
  tx: EntityManager,
  registered: MailKinds,
  due: readonly OutgoingMailRow[],
  now: string,
): Promise<(row: OutgoingMailRow) => boolean> {
  const kinds = registered.namesOf(({ isRationed }) => isRationed);
  const addresses = [
    ...new Set(due.filter(({ kind }) => kinds.includes(kind)).map((row) => row.recipientKey)),
  ];
  if (addresses.length === 0) return () => true;
  const rows = await tx.query<{ recipientKey: string; mails: number | string }[]>(
    `SELECT recipientKey, COUNT(*) AS mails FROM outgoing_mails
     WHERE recipientKey IN (${placeholders(addresses)}) AND kind IN (${placeholders(kinds)})
       AND (state = 'sending' OR (state = 'sent' AND sentAt >= ?)) GROUP BY recipientKey`,
    [...addresses, ...kinds, after(now, -RATION_PERIOD_MS)],
  );
  const counts = new Map(rows.map(({ recipientKey, mails }) => [recipientKey, Number(mails)]));
  return ({ kind, state, recipientKey }) => {
    // one whose lease ended counts already
    if (!kinds.includes(kind) || state === 'sending') return true;
    const count = counts.get(recipientKey) ?? 0;
    counts.set(recipientKey, count + 1);
    return count < RATION;
  };
}

/** Lets a mail wait for the next day. */
export function postponed({ id }: OutgoingMailRow, now: string): Statement {
  return {
    sql: `UPDATE outgoing_mails SET state = 'queued', nextAttemptAt = ?, reason = ?, leasedUntil = NULL WHERE id = ?`,
    parameters: [after(now, RATION_WAIT_MS), RATIONED, id],
  };
}

function after(time: string, milliseconds: number): string {
  return new Date(Date.parse(time) + milliseconds).toISOString();
}
