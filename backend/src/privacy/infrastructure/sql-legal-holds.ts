import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { affected, Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { LegalHolds, type Page, type Range } from '../application/duty-ports.js';
import type { LegalHold } from '../domain/legal-hold.js';
import { LegalHoldTable } from './duties.tables.js';

@Injectable()
export class SqlLegalHolds extends LegalHolds {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(hold: LegalHold): Promise<boolean> {
    try {
      await this.database.write((tx) => tx.insert(LegalHoldTable, hold));
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  override async remove(id: string): Promise<boolean> {
    if (!(await this.database.reader.existsBy(LegalHoldTable, { id }))) return false;
    return (
      (await this.database.write((tx) => affected(tx, 'DELETE FROM legal_holds WHERE id = ?', [id]))) === 1
    );
  }

  override of(email: string): Promise<LegalHold | null> {
    return this.database.reader.findOneBy(LegalHoldTable, { email });
  }

  override async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    if (emails.length === 0) return new Set();
    const holds = await this.database.reader.find(LegalHoldTable, {
      select: { email: true },
      where: { email: In([...emails]) },
    });
    return new Set(holds.map(({ email }) => email));
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
