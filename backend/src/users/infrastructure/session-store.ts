import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type SessionData, Store } from 'express-session';
import { Database } from '../../database/database.js';
import { Clock } from '../../shared/clock.js';
import { Sessions, type SessionRow } from './user.tables.js';

declare module 'express-session' {
  interface SessionData {
    passport?: { user: string };
    /** When this session was last seen, as the table has it. */
    seenAt?: string;
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

  /** A session that is nobody's is not stored: passport takes the user out of one whose account is no longer active. */
  override set(sessionId: string, session: SessionData, callback: Callback = ignore): void {
    if (!session.passport?.user) return callback();
    const id = sessionKey(sessionId);
    const now = this.clock.timestamp();
    const row: SessionRow = {
      id,
      userId: session.passport.user,
      data: JSON.stringify({ passport: session.passport, cookie: session.cookie }),
      createdAt: now,
      seenAt: now,
    };
    this.database
      .write(async (tx) => {
        const { createdAt: _, ...columns } = row;
        if (await tx.existsBy(Sessions, { id })) await tx.update(Sessions, id, columns);
        else await tx.insert(Sessions, row);
      })
      .then(() => callback(), callback);
  }

  override touch(sessionId: string, session: SessionData, callback: Callback = ignore): void {
    const now = this.clock.now();
    if (session.seenAt && now.getTime() - Date.parse(session.seenAt) < TOUCH_EVERY_MS) return callback();
    this.database
      .write((tx) => tx.update(Sessions, sessionKey(sessionId), { seenAt: now.toISOString() }))
      .then(() => callback(), callback);
  }

  override destroy(sessionId: string, callback: Callback = ignore): void {
    this.database
      .write((tx) => tx.delete(Sessions, { id: sessionKey(sessionId) }))
      .then(() => callback(), callback);
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
