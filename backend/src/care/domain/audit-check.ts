import { attention, type Finding, good, unknown } from './check.js';
import { ago, counted, hoursSince } from './moments.js';
import { FIND_CAUSE, INSPECT_AUDIT } from './server-steps.js';

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
      'Something else than this program has changed the database. Delete no backup until the cause is found.',
      { technical: INSPECT_AUDIT, link: PAGE },
    );
  if (unrecorded > 0)
    return attention(
      `${counted(unrecorded, 'action')} could not be recorded since the last start, because the database was not available.`,
      'The actions themselves were done; only their entries are missing here. The log of the server has them.',
      { technical: 'Search the log for “an action is missing from the audit trail”.', link: PAGE },
    );
  if (!verification)
    return unknown(
      'The audit trail has not been verified yet.',
      'It is verified every night, and within half an hour of its first entry.',
      { link: PAGE },
    );
  const { at, entries } = verification;
  const detail = `The audit trail was verified ${ago(at, now)}: ${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}, unbroken.`;
  if (hoursSince(at, now) > LATE_HOURS)
    return attention(detail, 'It should be verified every night, so something has stopped it.', {
      technical: FIND_CAUSE,
      link: PAGE,
    });
  return good(detail);
}
