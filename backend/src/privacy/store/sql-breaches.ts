import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Breaches, type Page, type Range } from '../application/duty-ports.js';
import type { Breach } from '../domain/breach.js';
import { type BreachRow, BreachTable } from './duties.tables.js';

@Injectable()
export class SqlBreaches extends Breaches {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(breach: Breach): Promise<void> {
    await this.database.write((tx) => tx.insert(BreachTable, rowOf(breach)));
  }

  override async find(id: string): Promise<Breach | null> {
    const row = await this.database.reader.findOneBy(BreachTable, { id });
    return row && breachOf(row);
  }

  override async change(id: string, decide: (breach: Breach) => Breach): Promise<Breach | null> {
    if (!(await this.find(id))) return null;
    return this.database.write(async (tx) => {
      const before = await tx.findOneOrFail(BreachTable, { where: { id }, ...this.database.rowLock });
      const after = decide(breachOf(before));
      await tx.update(BreachTable, { id }, rowOf(after));
      return after;
    });
  }

  override async page({ offset, limit }: Range): Promise<Page<Breach>> {
    const [rows, total] = await this.database.reader.findAndCount(BreachTable, {
      order: { discoveredAt: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { rows: rows.map(breachOf), total };
  }
}

function rowOf({ from, to, ...breach }: Breach): BreachRow {
  return { ...breach, openFrom: from, openTo: to };
}

function breachOf({ openFrom, openTo, ...row }: BreachRow): Breach {
  return { ...row, from: openFrom, to: openTo };
}
