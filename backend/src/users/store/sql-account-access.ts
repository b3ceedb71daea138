import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { AccountData } from '../account-data.js';
import { AccountAccess } from '../application/ports.js';
import type { Actor } from '../domain/accounts.js';
import { StandingAccess } from '../standing-access.js';
import { TotpFactors } from './second-factor.tables.js';
import { Sessions } from './user.tables.js';

@Injectable()
export class SqlAccountAccess extends AccountAccess {
  constructor(
    private readonly standing: StandingAccess,
    private readonly data: AccountData,
  ) {
    super();
  }

  override isSignedIn(unit: Unit, { id: userId, session: id }: Actor): Promise<boolean> {
    return transactionOf(unit).existsBy(Sessions, { id, userId });
  }

  override async endSessions(unit: Unit, userId: string, except?: string): Promise<void> {
    await transactionOf(unit).delete(Sessions, { userId, ...(except !== undefined && { id: Not(except) }) });
  }

  override async renewSession(
    unit: Unit,
    userId: string,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    await transactionOf(unit).update(Sessions, { id: from, userId }, { id: to });
  }

  override endStanding(unit: Unit, userId: string): Promise<void> {
    return this.standing.end(unit, userId);
  }

  override async endPendingApp(unit: Unit, userId: string): Promise<void> {
    await transactionOf(unit).update(TotpFactors, { userId }, { pendingSecret: null });
  }

  override deleteData(unit: Unit, userId: string): Promise<void> {
    return this.data.delete(unit, userId);
  }
}
