import { attention, type Finding, good, unknown } from './check.js';
import { ago, counted, hoursSince } from './moments.js';

/** What is known of the audit trail. `problem` continues a sentence, such as `entry 17 was changed`. */
interface AuditFacts {
  readonly verification: {
    readonly at: string;
    readonly entries: number;
    readonly problem: string | null;
  } | null;
  readonly unrecorded: number;
}

const PAGE = '/admin/audit';
const LATE_HOURS = 50;

/** Whether the audit trail is complete and unchanged. */
export function auditCheck({ verification, unrecorded }: AuditFacts, now: Date): Finding {
  if (verification && verification.problem !== null)
    return attention(
      `The audit trail was verified ${ago(verification.at, now)} and is broken: ${verification.problem}.`,
      'Something else than this program has changed the database. Keep the backups, run “npm run verify-audit” and ' +
        'compare with an older backup.',
      PAGE,
    );
  if (unrecorded > 0)
    return attention(
      `${counted(unrecorded, 'action')} could not be recorded since the last start, because the database was not available.`,
      'They are in the log of the server, as “an action is missing from the audit trail”.',
      PAGE,
    );
  if (!verification)
    return unknown(
      'The audit trail has not been verified yet.',
      'It is verified every night, and within half an hour of its first entry.',
      PAGE,
    );
  const { at, entries } = verification;
  const detail = `The audit trail was verified ${ago(at, now)}: ${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}, unbroken.`;
  if (hoursSince(at, now) > LATE_HOURS)
    return attention(
      detail,
      'It is verified every night, so something has stopped it; look into the log.',
      PAGE,
    );
  return good(detail);
}
