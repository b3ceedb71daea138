import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AskedCalculations } from '../asked-calculations.js';

/** The words of a calculation begin with the title of the calculator, before a comma. */
@Injectable()
export class SqlAskedCalculations extends AskedCalculations {
  constructor(private readonly database: Database) {
    super();
  }

  override async since(createdAt: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.reader.query<{ title: string; asked: number | string }[]>(
      `SELECT SUBSTR(calculation, 1, INSTR(calculation, ',') - 1) AS title, COUNT(*) AS asked FROM appointments
       WHERE createdAt >= ? AND calculation IS NOT NULL GROUP BY 1`,
      [createdAt],
    );
    return new Map(rows.map(({ title, asked }) => [title, Number(asked)]));
  }
}
