import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { AccountData } from '../account-data.js';
import { StandingAccess } from '../standing-access.js';
import { Sessions } from './user.tables.js';

/**
 * Ends the access to an account in the unit of work of a change: its sessions, and what works without one. Sockets are
 * closed after the commit (`LiveConnections`).
 */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly standing: StandingAccess,
    private readonly data: AccountData,
  ) {}

  /** `exceptSession` goes on. */
  async end(tx: EntityManager, userId: string, exceptSession?: string): Promise<void> {
    await tx.delete(Sessions, { userId, ...(exceptSession !== undefined && { id: Not(exceptSession) }) });
    await this.standing.end(tx, userId);
  }

  /** Deletes what is kept for the user alone, when the account is not active any more. */
  async deleteData(tx: EntityManager, userId: string): Promise<void> {
    await this.data.delete(tx, userId);
  }
}
