import { createHash } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { type SessionData, Store } from 'express-session';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database.js';
import { Clock } from '../../shared/clock.js';
import { Sessions, type SessionRow, Users } from './user.tables.js';

declare module 'express-session' {
  interface SessionData {
    passport?: { user: string };
    /** When this session was last seen, as the table has it. */
    seenAt?: string;
    /** The password's hash that its user was let in by; of a session that is just beginning. */
    letInBy?: string;
  }
}

const HOUR = 3_600_000;
export const IDLE_MS = 8 * HOUR;
export const ABSOLUTE_MS = 7 * 24 * HOUR;
/** How old `seenAt` may grow before it is written again: a request a second must not be a write a second. */
const TOUCH_EVERY_MS = 60_000;

/** The key of a session everywhere but in the browser: a hash, so that a copy of the table signs nobody in. */
export function sessionKey(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

/** Says the same of an unknown name, a wrong password, and an account that is not active. */
export class SignInRefused extends UnauthorizedException {
  constructor() {
    super('Invalid username or password');
  }
}

type Callback<T = void> = (error?: unknown, value?: T) => void;
const ignore: Callback = () => undefined;

/** Sessions in SQL, ended after 8 idle hours or 7 days. */
@Injectable()
export class SessionStore extends Store {
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
   * A session that is nobody's is not stored: passport takes the user out of one whose account is no longer active. One
   * that begins is refused when its user was deactivated or got another password since they were let in: that has ended
   * all sessions that there were.
   */
  override set(sessionId: string, session: SessionData, callback: Callback = ignore): void {
    const { passport, letInBy } = session;
    if (!passport?.user) return callback();
    const id = sessionKey(sessionId);
    const now = this.clock.timestamp();
    const row: SessionRow = {
      id,
      userId: passport.user,
      data: JSON.stringify({ passport, cookie: session.cookie }),
      createdAt: now,
      seenAt: now,
    };
    this.database
      .write(async (tx) => {
        if (letInBy !== undefined && !(await this.mayBegin(tx, passport.user, letInBy)))
          throw new SignInRefused();
        const { createdAt: _, ...columns } = row;
        if (await tx.existsBy(Sessions, { id })) await tx.update(Sessions, id, columns);
        else await tx.insert(Sessions, row);
      })
      .then(() => callback(), callback);
  }

  /** Whether it could be written is not told: the answer has begun, and staff read on while the disk is full. */
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

  /** Which of these keys belong to sessions that are still good. */
  async alive(keys: readonly string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT id FROM sessions WHERE seenAt >= ? AND createdAt >= ? AND id IN (${keys.map(() => '?').join(', ')})`,
      [...this.oldest(), ...keys],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Deletes what has run out. */
  async prune(): Promise<void> {
    await this.database.write((tx) =>
      tx.query('DELETE FROM sessions WHERE seenAt < ? OR createdAt < ?', this.oldest()),
    );
  }

  /** Waits for a change of the account that is just being made. */
  private async mayBegin(tx: EntityManager, id: string, password: string): Promise<boolean> {
    const lock = this.database.dialect === 'mysql' && { lock: { mode: 'pessimistic_write' as const } };
    const where = { id, password, status: 'active' as const };
    return (await tx.findOne(Users, { select: { id: true }, where, ...lock })) !== null;
  }

  /** Whoever signs in without a session is given another one too, and there is nothing to write. */
  private async end(id: string): Promise<void> {
    if (await this.database.reader.existsBy(Sessions, { id }))
      await this.database.write((tx) => tx.delete(Sessions, { id }));
  }

  private async find(sessionId: string): Promise<SessionData | null> {
    const [row] = await this.database.reader.query<Pick<SessionRow, 'data' | 'seenAt'>[]>(
      'SELECT data, seenAt FROM sessions WHERE id = ? AND seenAt >= ? AND createdAt >= ?',
      [sessionKey(sessionId), ...this.oldest()],
    );
    const session = row && parsed(row.data);
    return session ? { ...session, seenAt: row.seenAt } : null;
  }

  private oldest(): [seenAt: string, createdAt: string] {
    const now = this.clock.now().getTime();
    return [new Date(now - IDLE_MS).toISOString(), new Date(now - ABSOLUTE_MS).toISOString()];
  }
}

/** A session as it was stored; null for one that cannot be read. */
function parsed(data: string): SessionData | null {
  try {
    const session = JSON.parse(data) as Partial<SessionData> | null;
    return typeof session?.passport?.user === 'string' && session.cookie ? (session as SessionData) : null;
  } catch {
    return null;
  }
}
