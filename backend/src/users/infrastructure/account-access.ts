import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { StandingAccess } from '../standing-access.js';
import { Sessions } from './user.tables.js';

/**
 * Ends the access to an account in the unit of work of a change: its sessions, and what works without one. Sockets are
 * closed after the commit (`LiveConnections`).
 */
@Injectable()
export class AccountAccess {
  constructor(private readonly standing: StandingAccess) {}

  /** `exceptSession` goes on. */
  async end(tx: EntityManager, userId: string, exceptSession?: string): Promise<void> {
    await tx.delete(Sessions, { userId, ...(exceptSession !== undefined && { id: Not(exceptSession) }) });
    await this.standing.end(tx, userId);
  }
}
