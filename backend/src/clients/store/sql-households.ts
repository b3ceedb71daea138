import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database.js';
import { Invalid, type Said } from '../../platform/domain-error.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Household, HouseholdMember } from '../domain/household.js';
import { Households, IS_SHOWN } from './client.tables.js';
import { householdRow, lockHousehold, storeMembers } from './household-members.js';

/** Households; which client is in which is stored with the clients. */
@Injectable()
export class SqlHouseholds {
  constructor(private readonly database: Database) {}

  /** Rejects members who are no clients, or in another household. */
  add({ members, ...row }: Household): Promise<void> {
    return this.database.write(async (tx) => {
      await tx.insert(Households, householdRow(row));
      await join(tx, row.id, members);
    });
  }

  /**
   * Applies `decide` to the locked, current household and returns it before and after; the same object means no
   * change. Null for an unknown id. Rejects what `add` does.
   */
  change(
    id: string,
    decide: (household: Household) => Household,
  ): Promise<{ before: Household; after: Household } | null> {
    return this.database.write(async (tx) => {
      const locked = await lockHousehold(tx, id);
      if (!locked) return null;
      const before = { ...locked.row, members: locked.members };
      const after = decide(before);
      if (after === before) return { before, after };
      const { members, ...row } = after;
      await tx.update(Households, { id }, householdRow(row));
      await join(tx, id, members, locked.members);
      return { before, after };
    });
  }

  /** Dissolves the household: its members stay clients. Returns it; null for an unknown id. */
  remove(id: string): Promise<Household | null> {
    return this.database.write(async (tx) => {
      const locked = await lockHousehold(tx, id);
      if (!locked) return null;
      await storeMembers(tx, id, locked.members, []);
      return { ...locked.row, members: locked.members };
    });
  }
}

async function join(
  tx: Transaction,
  householdId: string,
  after: readonly HouseholdMember[],
  before: readonly HouseholdMember[] = [],
): Promise<void> {
  const lock = tx.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE';
  const ids = after.map(({ clientId }) => clientId);
  const rows = await tx.query<{ id: string; householdId: string | null }[]>(
    `SELECT id, householdId FROM clients WHERE id IN (${placeholders(ids)}) AND ${IS_SHOWN} ORDER BY id${lock}`,
    ids,
  );
  const problems: Record<string, Said> = {};
  for (const [place, id] of ids.entries()) {
    const client = rows.find((row) => row.id === id);
    const field = `members.${place}.clientId`;
    if (!client) problems[field] = 'client.unknown';
    else if (client.householdId !== null && client.householdId !== householdId)
      problems[field] = 'household.member-elsewhere';
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  await storeMembers(tx, householdId, before, after);
}
