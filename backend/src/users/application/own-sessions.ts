import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import type { Actor } from '../domain/accounts.js';
import { publicSessionId } from '../session-key.js';
import { LiveConnections } from '../staff.js';
import { type OwnSession, SessionRepository } from './ports.js';

/** Lets a user see and end their own sessions, with their sockets. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly connections: LiveConnections,
  ) {}

  /** Newest first. */
  list({ id }: Actor): Promise<OwnSession[]> {
    return this.sessions.ofUser(id);
  }

  /** Ends all but that of the request. */
  async endOthers({ id, session }: Actor): Promise<void> {
    await this.sessions.endOthers(id, session);
    this.connections.closeUser(id, { from: session, to: session });
  }

  /** Ends the one with that id in the list. Rejects an unknown one. */
  async end({ id }: Actor, publicId: string): Promise<void> {
    const own = await this.sessions.ofUser(id);
    const session = own.find((candidate) => publicSessionId(candidate.id) === publicId);
    if (!session) throw new NotFound('session.unknown');
    await this.sessions.endOne(session.id);
    this.connections.closeSession(session.id);
  }
}
