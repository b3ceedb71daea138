import { Injectable } from '@nestjs/common';
import { affected, type Transaction } from '../../platform/database/database.js';
import { LegalHolds, PrivacyRequests } from '../application/duty-ports.js';
import { Duties, type Forgotten, type Hold, type PersonRequest } from '../duties.js';

@Injectable()
export class StoredDuties extends Duties {
  constructor(
    private readonly holds: LegalHolds,
    private readonly requests: PrivacyRequests,
  ) {
    super();
  }

  override async holdOf(email: string): Promise<Hold | null> {
    const hold = await this.holds.of(email);
    if (!hold) return null;
    const { id, reason, since, byName } = hold;
    return { id, reason, since, byName };
  }

  override requestsOf(email: string): Promise<readonly PersonRequest[]> {
    return this.requests.of(email);
  }

  override async forget(tx: Transaction, { email, until, at, byName }: Forgotten): Promise<void> {
    const day = until === null ? '9999-12-31' : until.slice(0, 10);
    await affected(
      tx,
      `UPDATE privacy_requests SET state = 'done', outcome = COALESCE(outcome, 'Erased'), doneAt = ?, doneByName = ?
       WHERE email = ? AND receivedOn <= ? AND kind = 'erasure' AND state = 'open'`,
      [at, byName, email, day],
    );
    await affected(
      tx,
      "UPDATE privacy_requests SET email = '', note = NULL WHERE email = ? AND receivedOn <= ?",
      [email, day],
    );
  }
}
