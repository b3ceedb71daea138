import { Injectable } from '@nestjs/common';
import { type SessionData, Store } from 'express-session';
import { type EntityManager, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { Clock } from '../../platform/clock.js';
import type { OwnSession, SessionRepository } from '../application/ports.js';
import { SignInRejected } from '../domain/sign-in-errors.js';
import { isUnchanged } from '../domain/user.js';
import { sessionKey } from '../session-key.js';
import { Sessions, type SessionRow, Users } from './user.tables.js';

declare module 'express-session' {
  interface SessionData {
    passport?: { user: string };
    /** The stored time of the last activity. */
    seenAt?: string;
    /** The stored time at which the user last proved who they are. */
    confirmedAt?: string | null;
    /** The password hash that was just checked. Present while the session begins or is renewed; never stored. */
    passwordHash?: string;
    /** When the factors that sign-in asked for had changed. Present while the session begins; never stored. */
    factorsChangedAt?: string | null;
    /** The description of the browser. Present while the session begins. */
    browser?: string;
  }
}

const HOUR = 3_600_000;
export const IDLE_MS = 8 * HOUR;
export const ABSOLUTE_MS = 7 * 24 * HOUR;
/** Minimum interval between updates of `seenAt`, so that not every request writes. */
const TOUCH_EVERY_MS = 60_000;

type Callback<T = void> = (error?: unknown, value?: T) => void;
const ignore: Callback = () => undefined;

/** Stores sessions in SQL. A session ends after 8 idle hours or 7 days. */
@Injectable()
export class SessionStore extends Store implements SessionRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override get(sessionId: string, callback: Callback<SessionData | null>): void {
    this.find(sessionId).then((session) => callback(null, session), callback);
  }

  /**
   * Anonymous sessions are not persisted; passport removes the user of an account that is no longer active. A session
   * that begins is rejected when the account is not what was checked (user.ts). A password that was just checked confirms
   * the session.
   */
  override set(sessionId: string, session: SessionData, callback: Callback = ignore): void {
    const { passport, passwordHash, factorsChangedAt, browser } = session;
    if (!passport?.user) return callback();
    const id = sessionKey(sessionId);
    const now = this.clock.timestamp();
    const row: SessionRow = {
      id,
      userId: passport.user,
      data: JSON.stringify({ passport, cookie: session.cookie }),
      browser: browser ?? null,
      createdAt: now,
      seenAt: now,
      confirmedAt: passwordHash === undefined ? null : now,
    };
    this.database
      .write(async (tx) => {
        if (passwordHash !== undefined) {
          const account = await this.lockAccount(tx, passport.user);
          const checked = { password: passwordHash, factorsChangedAt: factorsChangedAt ?? null };
          if (!account || !isUnchanged(account, checked)) throw new SignInRejected();
        }
        const { createdAt: _, browser: __, confirmedAt, ...columns } = row;
        const kept = confirmedAt === null ? columns : { ...columns, confirmedAt };
        if (await tx.existsBy(Sessions, { id })) await tx.update(Sessions, id, kept);
        else await tx.insert(Sessions, row);
      })
      .then(() => callback(), callback);
  }

  /** Ignores errors: the response has begun, and reads must still work while the disk is full. */
  override touch(sessionId: string, session: SessionData, callback: Callback = ignore): void {
    const now = this.clock.now();
    if (session.seenAt && now.getTime() - Date.parse(session.seenAt) < TOUCH_EVERY_MS) return callback();
    this.database
      .write((tx) => tx.update(Sessions, sessionKey(sessionId), { seenAt: now.toISOString() }))
      .then(
        () => callback(),
        () => callback(),
      );
  }

  override destroy(sessionId: string, callback: Callback = ignore): void {
    this.end(sessionKey(sessionId)).then(() => callback(), callback);
  }

  ofUser(userId: string): Promise<OwnSession[]> {
    return this.database.reader.query(
      `SELECT id, browser, createdAt, seenAt FROM sessions
       WHERE userId = ? AND seenAt >= ? AND createdAt >= ? ORDER BY createdAt DESC, id DESC`,
      [userId, ...this.expiryLimits()],
    );
  }

  async confirm(key: string): Promise<void> {
    const confirmedAt = this.clock.timestamp();
    await this.database.write((tx) => tx.update(Sessions, { id: key }, { confirmedAt }));
  }

  async endOne(key: string): Promise<void> {
    await this.database.write((tx) => tx.delete(Sessions, { id: key }));
  }

  async endOthers(userId: string, key: string): Promise<void> {
    await this.database.write((tx) => tx.delete(Sessions, { userId, id: Not(key) }));
  }

  /** Returns those of the keys that belong to valid sessions. */
  async alive(keys: readonly string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT id FROM sessions WHERE seenAt >= ? AND createdAt >= ? AND id IN (${placeholders(keys)})`,
      [...this.expiryLimits(), ...keys],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Deletes expired sessions. */
  async prune(): Promise<void> {
    await this.database.write((tx) =>
      tx.query('DELETE FROM sessions WHERE seenAt < ? OR createdAt < ?', this.expiryLimits()),
    );
  }

  /** Waits for a concurrent change of the account. */
  private lockAccount(tx: EntityManager, id: string) {
    const select = { status: true, password: true, factorsChangedAt: true } as const;
    return tx.findOne(Users, { select, where: { id }, ...this.database.rowLock });
  }

  /** Reads first: a sign-in without a session destroys one that was never stored, which needs no write. */
  private async end(id: string): Promise<void> {
    if (await this.database.reader.existsBy(Sessions, { id })) await this.endOne(id);
  }

  private async find(sessionId: string): Promise<SessionData | null> {
    const [row] = await this.database.reader.query<Pick<SessionRow, 'data' | 'seenAt' | 'confirmedAt'>[]>(
      'SELECT data, seenAt, confirmedAt FROM sessions WHERE id = ? AND seenAt >= ? AND createdAt >= ?',
      [sessionKey(sessionId), ...this.expiryLimits()],
    );
    const session = row && parsed(row.data);
    return session ? { ...session, seenAt: row.seenAt, confirmedAt: row.confirmedAt } : null;
  }

  private expiryLimits(): [seenAt: string, createdAt: string] {
    const now = this.clock.now().getTime();
    return [new Date(now - IDLE_MS).toISOString(), new Date(now - ABSOLUTE_MS).toISOString()];
  }
}

/** Parses a stored session; null when it is invalid. */
function parsed(data: string): SessionData | null {
  try {
    const session = JSON.parse(data) as Partial<SessionData> | null;
    return typeof session?.passport?.user === 'string' && session.cookie ? (session as SessionData) : null;
  } catch {
    return null;
  }
}
