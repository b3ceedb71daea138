import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Database, transactionOf } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { Conflict } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type PasskeyOwner, SecondFactorRepository } from '../application/second-factor.ports.js';
import type { Passkey, PendingTotp, SecondFactors } from '../domain/second-factors.js';
import {
  type PasskeyRow,
  PasskeyTable,
  RecoveryCodes,
  TotpFactors,
  type TotpRow,
} from './second-factor.tables.js';
import { Users } from './user.tables.js';

@Injectable()
export class SqlSecondFactors extends SecondFactorRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override find(userId: string): Promise<SecondFactors> {
    return read(this.database.reader, userId);
  }

  override read(unit: Unit, userId: string): Promise<SecondFactors> {
    return read(transactionOf(unit), userId);
  }

  override async update(
    unit: Unit,
    userId: string,
    before: SecondFactors,
    after: SecondFactors,
  ): Promise<void> {
    try {
      await store(transactionOf(unit), userId, before, after);
    } catch (error) {
      if (isUniqueViolation(error)) throw new Conflict('second-factor.passkey-taken');
      throw error;
    }
  }

  override async ownerOfCredential(credentialId: string): Promise<PasskeyOwner | null> {
    const { reader } = this.database;
    const row = await reader.findOneBy(PasskeyTable, { credentialHash: hashOf(credentialId) });
    const user = row && (await reader.findOneBy(Users, { id: row.userId }));
    return user && { user, passkey: passkeyOf(row) };
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
    id,
    credentialId,
    publicKey,
    name,
    createdAt,
    lastUsedAt,
    counter: Number(counter),
    transports: transports === '' ? [] : transports.split(','),
  };
}

function hashOf(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('hex');
}
