import { Injectable } from '@nestjs/common';
import { assertNotHeld, followHolds } from '../../holds/held-people.js';
import { transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { mailboxKey } from '../../platform/values/email.js';
import { ClientHolds } from '../application/ports.js';

@Injectable()
export class SqlClientHolds extends ClientHolds {
  override async follow(unit: Unit, from: string | null, to: string | null): Promise<void> {
    const [before, after] = [mailboxKey(from ?? ''), mailboxKey(to ?? '')];
    if (before === '') return;
    const tx = transactionOf(unit);
    await (after === '' ? assertNotHeld(tx, [before]) : followHolds(tx, before, after));
  }
}
