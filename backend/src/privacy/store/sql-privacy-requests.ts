import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { affected, Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import {
  type ErasedRequests,
  type Page,
  PrivacyRequests,
  type RequestPageRequest,
} from '../application/duty-ports.js';
import type { PrivacyRequest } from '../domain/privacy-request.js';
import { PrivacyRequestTable } from './duties.tables.js';

@Injectable()
export class SqlPrivacyRequests extends PrivacyRequests {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(request: PrivacyRequest): Promise<void> {
    await this.database.write((tx) => tx.insert(PrivacyRequestTable, request));
  }

  override async change(
    id: string,
    decide: (request: PrivacyRequest) => PrivacyRequest,
  ): Promise<PrivacyRequest | null> {
    if (!(await this.database.reader.existsBy(PrivacyRequestTable, { id }))) return null;
    return this.database.write(async (tx) => {
      const before = await tx.findOneOrFail(PrivacyRequestTable, { where: { id }, ...this.database.rowLock });
      const after = decide(before);
      await tx.update(PrivacyRequestTable, { id }, after);
      return after;
    });
  }

  override async page({ filter, sort, order, range }: RequestPageRequest): Promise<Page<PrivacyRequest>> {
    const [rows, total] = await this.database.reader.findAndCount(PrivacyRequestTable, {
      where: filter,
      order: { [sort]: order, id: order },
      skip: range.offset,
      take: range.limit,
    });
    return { rows, total };
  }

  override of(email: string): Promise<PrivacyRequest[]> {
    return this.database.reader.find(PrivacyRequestTable, {
      where: { email },
      order: { receivedOn: 'DESC', id: 'DESC' },
    });
  }

  override async forget(unit: Unit, { email, until, at, byName }: ErasedRequests): Promise<void> {
    const tx = transactionOf(unit);
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

  override overdue(today: string): Promise<number> {
    return this.database.reader.countBy(PrivacyRequestTable, { state: 'open', dueOn: LessThan(today) });
  }
}
