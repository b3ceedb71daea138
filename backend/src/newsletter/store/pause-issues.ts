import type { EntityManager } from 'typeorm';

/** Pauses all issues that are scheduled or being sent, for a database that is older than what was sent. */
export async function pauseIssues(tx: EntityManager): Promise<void> {
  await tx.query(`UPDATE newsletter_issues SET state = 'paused' WHERE state IN ('scheduled', 'sending')`);
}
