import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Conflict } from '../../platform/domain-error.js';
import type { LegalHold } from '../domain/legal-hold.js';
import { LegalHolds, type Staff } from './duty-ports.js';
import { mailboxKey } from '../../platform/values/email.js';

/** Keeps the data of a person until the hold ends. Rejects a second hold for the same address. */
@Injectable()
export class PlaceHold {
  constructor(
    private readonly holds: LegalHolds,
    private readonly clock: Clock,
  ) {}

  async execute({ email, reason }: Pick<LegalHold, 'email' | 'reason'>, by: Staff): Promise<LegalHold> {
    const hold: LegalHold = {
      id: newId(),
      email: mailboxKey(email),
      reason,
      since: this.clock.timestamp(),
      byName: by.name,
    };
    if (!(await this.holds.add(hold))) throw new Conflict('hold.exists');
    return hold;
  }
}
