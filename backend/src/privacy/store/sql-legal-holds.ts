import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { assertNotHeld } from '../../holds/held-people.js';
import { affected, Database, transactionOf } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { LegalHolds, type Page, type Range } from '../application/duty-ports.js';
import type { LegalHold } from '../domain/legal-hold.js';
import { HoldAddressTable, LegalHoldTable } from './duties.tables.js';

@Injectable()
export class SqlLegalHolds extends LegalHolds {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(hold: LegalHold): Promise<boolean> {
    try {
      return await this.database.write(async (tx) => {
        const followed = await tx.existsBy(HoldAddressTable, { email: hold.email });
        if (followed) return false;
        await tx.insert(LegalHoldTable, hold);
        return true;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  override async remove(id: string): Promise<boolean> {
    if (!(await this.database.reader.existsBy(LegalHoldTable, { id }))) return false;
    return this.database.write(async (tx) => {
      const removed = await affected(tx, 'DELETE FROM legal_holds WHERE id = ?', [id]);
      await affected(tx, 'DELETE FROM legal_hold_addresses WHERE holdId = ?', [id]);
      return removed === 1;
    });
  }

  override async of(email: string): Promise<LegalHold | null> {
    const { reader } = this.database;
    const placed = await reader.findOneBy(LegalHoldTable, { email });
    if (placed) return placed;
    const followed = await reader.findBy(HoldAddressTable, { email });
    return reader.findOneBy(LegalHoldTable, { id: In(followed.map(({ holdId }) => holdId)) });
  }

  override async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    if (emails.length === 0) return new Set();
    const among = { select: { email: true } as const, where: { email: In([...emails]) } };
    const placed = await this.database.reader.find(LegalHoldTable, among);
    const followed = await this.database.reader.find(HoldAddressTable, among);
    return new Set([...placed, ...followed].map(({ email }) => email));
  }

  override assertNone(unit: Unit, email: string): Promise<void> {
    return assertNotHeld(transactionOf(unit), [email]);
  }

  override async page({ offset, limit }: Range): Promise<Page<LegalHold>> {
    const [rows, total] = await this.database.reader.findAndCount(LegalHoldTable, {
      order: { since: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { rows, total };
  }
}
