import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { Conflict } from '../../platform/domain-error.js';
import type { FactorChange } from '../application/second-factor.ports.js';
import { AccountMails } from '../account-mails.js';
import { factorNews } from '../domain/account-news.js';
import type { Accounts, Actor } from '../domain/accounts.js';
import {
  hasFactor,
  NO_FACTORS,
  type Passkey,
  type PendingTotp,
  type SecondFactors,
} from '../domain/second-factors.js';
import type { User } from '../domain/user.js';
import { AccountAccess } from './account-access.js';
import { accountsFor, lockSuperadmins } from './account-locks.js';
import {
  type PasskeyRow,
  PasskeyTable,
  RecoveryCodes,
  TotpFactors,
  type TotpRow,
} from './second-factor.tables.js';
import { Sessions, Users } from './user.tables.js';

/** Stores the second factors of accounts. */
@Injectable()
export class SqlSecondFactors {
  constructor(
    private readonly database: Database,
    private readonly access: AccountAccess,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  /** Nothing set for an unknown id. */
  find(userId: string): Promise<SecondFactors> {
    return read(this.database.reader, userId);
  }

  /** The account with that credential; null when there is none. */
  async ownerOfCredential(credentialId: string) {
    const row = await this.database.reader.findOneBy(PasskeyTable, { credentialHash: hashOf(credentialId) });
    return row && { userId: row.userId, passkey: passkeyOf(row) };
  }

  /** Those of the active accounts that have a factor in force. */
  async activeUsersWithFactor(): Promise<ReadonlySet<string>> {
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT id FROM users WHERE status = 'active' AND (
         id IN (SELECT userId FROM totp_factors WHERE secret IS NOT NULL) OR id IN (SELECT userId FROM passkeys))`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Whether the account has a factor in force. */
  async hasFactor(userId: string): Promise<boolean> {
    const rows = await this.database.reader.query<unknown[]>(
      `SELECT userId FROM totp_factors WHERE userId = ? AND secret IS NOT NULL
       UNION ALL SELECT userId FROM passkeys WHERE userId = ?`,
      [userId, userId],
    );
    return rows.length > 0;
  }

  /**
   * Locks the account and stores what `change` returns; it may throw, and null changes nothing. Changes of one account
   * happen one after the other. In the same unit of work the owner is told by mail (`factorNews`), `factorsChangedAt` is
   * set, and a first factor ends the other sessions of the account than `session`. Returns null for an unknown id and
   * where `change` did. Rejects with `Conflict` when another account has the credential of a new passkey.
   */
  async change(userId: string, session: string | null, change: FactorChange): Promise<SecondFactors | null> {
    let isTold = false;
    try {
      const changed = await this.database.write(async (tx) => {
        const user = await tx.findOne(Users, { where: { id: userId }, ...this.database.rowLock });
        if (!user) return null;
        // read after the lock: on MariaDB the first read without a lock takes the snapshot of the transaction
        const signedIn = session !== null && (await tx.existsBy(Sessions, { id: session, userId }));
        const before = await read(tx, userId);
        const after = change(before, { user, signedIn });
        if (!after) return null;
        await store(tx, userId, before, after);
        isTold = await this.tell(tx, user, before, after);
        if (session !== null && !hasFactor(before) && hasFactor(after))
          await tx.delete(Sessions, { userId, id: Not(session) });
        return after;
      });
      if (isTold) this.mails.wake();
      return changed;
    } catch (error) {
      if (isUniqueViolation(error)) throw new Conflict('second-factor.passkey-taken');
      throw error;
    }
  }

  /**
   * Removes the factors of an account, ends its sessions and standing access (standing-access.ts) and tells its owner, in one
   * transaction. `by` decides first, and may throw.
   * Returns the account, null for an unknown id.
   */
  async reset(
    userId: string,
    by: { readonly actor: Actor; readonly allow: (accounts: Accounts) => void } | null,
  ): Promise<User | null> {
    let isTold = false;
    const account = await this.database.write(async (tx) => {
      const superadmins = await lockSuperadmins(tx, this.database);
      const user = await tx.findOne(Users, { where: { id: userId }, ...this.database.rowLock });
      if (by) by.allow(await accountsFor(tx, by.actor, superadmins));
      if (!user) return null;
      const before = await read(tx, userId);
      await store(tx, userId, before, NO_FACTORS);
      isTold = await this.tell(tx, user, before, NO_FACTORS);
      await this.access.end(tx, userId);
      return user;
    });
    if (isTold) this.mails.wake();
    return account;
  }

  /** Tells the owner what changed, and voids what was issued for the factors of before. Returns whether a mail was stored. */
  private async tell(tx: EntityManager, user: User, before: SecondFactors, after: SecondFactors) {
    const news = factorNews(before, after);
    if (news === null) return false;
    if (news !== 'wrong_codes') await tx.update(Users, user.id, { factorsChangedAt: this.clock.timestamp() });
    if (user.email === null) return false;
    await this.mails.news(tx, { recipient: user.email, name: user.name, news });
    return true;
  }
}

async function read(manager: EntityManager, userId: string): Promise<SecondFactors> {
  const row = await manager.findOneBy(TotpFactors, { userId });
  const [account] = await manager.query<{ wrongCodes: number }[]>(
    'SELECT wrongCodes FROM users WHERE id = ?',
    [userId],
  );
  const passkeys = await manager.find(PasskeyTable, {
    where: { userId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const codes = await manager.find(RecoveryCodes, { where: { userId }, order: { codeHash: 'ASC' } });
  return {
    totp: row?.secret && row.since ? { secret: row.secret, since: row.since, lastStep: row.lastStep } : null,
    pending: pendingOf(row),
    passkeys: passkeys.map(passkeyOf),
    recoveryCodes: codes.map(({ codeHash }) => codeHash),
    wrongCodes: account?.wrongCodes ?? 0,
  };
}

function pendingOf(row: TotpRow | null): PendingTotp | null {
  if (!row?.pendingSecret || !row.pendingSince || !row.pendingSession) return null;
  return { secret: row.pendingSecret, since: row.pendingSince, session: row.pendingSession };
}

/** Stores the differences. */
async function store(
  tx: EntityManager,
  userId: string,
  before: SecondFactors,
  after: SecondFactors,
): Promise<void> {
  const { totp, pending, wrongCodes } = after;
  if (wrongCodes !== before.wrongCodes)
    await tx.query('UPDATE users SET wrongCodes = ? WHERE id = ?', [wrongCodes, userId]);
  if (totp !== before.totp || pending !== before.pending) {
    await tx.delete(TotpFactors, { userId });
    if (totp || pending)
      await tx.insert(TotpFactors, {
        userId,
        secret: totp?.secret ?? null,
        since: totp?.since ?? null,
        lastStep: totp?.lastStep ?? 0,
        pendingSecret: pending?.secret ?? null,
        pendingSince: pending?.since ?? null,
        pendingSession: pending?.session ?? null,
      });
  }
  const goneCodes = before.recoveryCodes.filter((code) => !after.recoveryCodes.includes(code));
  const newCodes = after.recoveryCodes.filter((code) => !before.recoveryCodes.includes(code));
  if (goneCodes.length > 0) await tx.delete(RecoveryCodes, { userId, codeHash: In(goneCodes) });
  if (newCodes.length > 0)
    await tx.insert(
      RecoveryCodes,
      newCodes.map((codeHash) => ({ userId, codeHash })),
    );
  for (const { id } of before.passkeys)
    if (!after.passkeys.some((passkey) => passkey.id === id)) await tx.delete(PasskeyTable, { id });
  for (const passkey of after.passkeys) {
    const stored = before.passkeys.find(({ id }) => id === passkey.id);
    const { id, ...columns } = rowOf(userId, passkey);
    if (!stored) await tx.insert(PasskeyTable, { id, ...columns });
    else if (stored !== passkey) await tx.update(PasskeyTable, { id }, columns);
  }
}

function rowOf(userId: string, passkey: Passkey): PasskeyRow {
  return {
    ...passkey,
    userId,
    credentialHash: hashOf(passkey.credentialId),
    counter: String(passkey.counter),
    transports: passkey.transports.join(','),
  };
}

function passkeyOf(row: PasskeyRow): Passkey {
  const { id, credentialId, publicKey, counter, transports, name, createdAt, lastUsedAt } = row;
  return {
    ...{ id, credentialId, publicKey, name, createdAt, lastUsedAt },
    counter: Number(counter),
    transports: transports === '' ? [] : transports.split(','),
  };
}

function hashOf(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('hex');
}
