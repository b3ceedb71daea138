import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { Conflict } from '../../platform/domain-error.js';
import { type FactorOwner, SecondFactorRepository } from '../application/second-factor.ports.js';
import type { Accounts, Actor } from '../domain/accounts.js';
import type { Passkey, SecondFactors } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';
import { AccountAccess } from './account-access.js';
import { accountsFor, lockSuperadmins } from './account-locks.js';
import { type PasskeyRow, PasskeyTable, RecoveryCodes, TotpFactors } from './second-factor.tables.js';
import { Sessions, Users } from './user.tables.js';

@Injectable()
export class SqlSecondFactors extends SecondFactorRepository {
  constructor(
    private readonly database: Database,
    private readonly access: AccountAccess,
  ) {
    super();
  }

  override find(userId: string): Promise<SecondFactors> {
    return read(this.database.reader, userId);
  }

  override async ownerOfCredential(credentialId: string) {
    const row = await this.database.reader.findOneBy(PasskeyTable, { credentialHash: hashOf(credentialId) });
    return row && { userId: row.userId, passkey: passkeyOf(row) };
  }

  override async activeUsersWithFactor(): Promise<ReadonlySet<string>> {
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT id FROM users WHERE status = 'active' AND (
         id IN (SELECT userId FROM totp_factors WHERE secret IS NOT NULL) OR id IN (SELECT userId FROM passkeys))`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  override async hasFactor(userId: string): Promise<boolean> {
    const rows = await this.database.reader.query<unknown[]>(
      `SELECT userId FROM totp_factors WHERE userId = ? AND secret IS NOT NULL
       UNION ALL SELECT userId FROM passkeys WHERE userId = ?`,
      [userId, userId],
    );
    return rows.length > 0;
  }

  override async change(
    userId: string,
    session: string | null,
    change: (before: SecondFactors, owner: FactorOwner) => SecondFactors | null,
  ): Promise<SecondFactors | null> {
    try {
      return await this.database.write(async (tx) => {
        const user = await tx.findOne(Users, { where: { id: userId }, ...this.database.rowLock });
        if (!user) return null;
        // read after the lock: on MariaDB the first read without a lock takes the snapshot of the transaction
        const signedIn = session !== null && (await tx.existsBy(Sessions, { id: session, userId }));
        const before = await read(tx, userId);
        const after = change(before, { user, signedIn });
        if (after) await store(tx, userId, before, after);
        return after;
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new Conflict('This passkey belongs to another account');
      throw error;
    }
  }

  override reset(
    userId: string,
    by: { readonly actor: Actor; readonly allow: (accounts: Accounts) => void } | null,
  ): Promise<User | null> {
    return this.database.write(async (tx) => {
      const superadmins = await lockSuperadmins(tx, this.database);
      const user = await tx.findOne(Users, { where: { id: userId }, ...this.database.rowLock });
      if (by) by.allow(await accountsFor(tx, by.actor, superadmins));
      if (!user) return null;
      for (const table of [TotpFactors, PasskeyTable, RecoveryCodes]) await tx.delete(table, { userId });
      await this.access.end(tx, userId);
      return user;
    });
  }
}

async function read(manager: EntityManager, userId: string): Promise<SecondFactors> {
  const row = await manager.findOneBy(TotpFactors, { userId });
  const passkeys = await manager.find(PasskeyTable, {
    where: { userId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const codes = await manager.find(RecoveryCodes, { where: { userId }, order: { codeHash: 'ASC' } });
  return {
    totp: row?.secret && row.since ? { secret: row.secret, since: row.since, lastStep: row.lastStep } : null,
    pendingSecret: row?.pendingSecret ?? null,
    passkeys: passkeys.map(passkeyOf),
    recoveryCodes: codes.map(({ codeHash }) => codeHash),
  };
}

/** Stores the differences. */
async function store(
  tx: EntityManager,
  userId: string,
  before: SecondFactors,
  after: SecondFactors,
): Promise<void> {
  const { totp, pendingSecret } = after;
  if (totp !== before.totp || pendingSecret !== before.pendingSecret) {
    await tx.delete(TotpFactors, { userId });
    if (totp || pendingSecret)
      await tx.insert(TotpFactors, {
        userId,
        secret: totp?.secret ?? null,
        since: totp?.since ?? null,
        lastStep: totp?.lastStep ?? 0,
        pendingSecret,
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
