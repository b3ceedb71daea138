import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import type { Accounts, Actor } from '../domain/accounts.js';
import { Sessions, Users } from './user.tables.js';

/**
 * Locks every active superadmin: two cannot deactivate each other concurrently, and none is deactivated while a change
 * that they made is stored. Ordered by id, so that two units cannot deadlock.
 */
export async function lockSuperadmins(tx: EntityManager, database: Database): Promise<ReadonlySet<string>> {
  const rows = await tx.find(Users, {
    select: { id: true },
    where: { role: 'superadmin', status: 'active' },
    order: { id: 'ASC' },
    ...database.rowLock,
  });
  return new Set(rows.map(({ id }) => id));
}

/** Read after the locks: on MariaDB the first read without a lock takes the snapshot of the transaction. */
export async function accountsFor(
  tx: EntityManager,
  actor: Actor | null,
  activeSuperadmins: ReadonlySet<string>,
): Promise<Accounts> {
  if (!actor) return { activeSuperadmins, actorSignedIn: false };
  const actorSignedIn = await tx.existsBy(Sessions, { id: actor.session, userId: actor.id });
  return { activeSuperadmins, actorSignedIn };
}
