import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { countUp } from '../../platform/database/count-up.js';
import { Database } from '../../platform/database/database.js';
import { type Openings, OpeningStore } from '../application/ports.js';
import type { CalculatorKind } from '../domain/calculator-kinds.js';

@Injectable()
export class SqlOpenings extends OpeningStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(day: CalendarDate, openings: Openings): Promise<void> {
    // in one order, so that replicas do not wait for each other in a circle
    const rows = [...openings].sort(([one], [other]) => (one < other ? -1 : 1));
    const sql = `INSERT INTO calculator_openings (day, kind, opened) VALUES ${rows.map(() => '(?, ?, ?)').join(', ')}
       ${countUp(this.database.dialect, ['day', 'kind'], 'opened')}`;
    const values = rows.flatMap(([kind, opened]) => [day, kind, opened]);
    await this.database.write((tx) => tx.query(sql, values));
  }

  override async since(day: CalendarDate): Promise<Openings> {
    const rows = await this.database.reader.query<{ kind: CalculatorKind; opened: number | string }[]>(
      'SELECT kind, SUM(opened) AS opened FROM calculator_openings WHERE day >= ? GROUP BY kind',
      [day],
    );
    return new Map(rows.map(({ kind, opened }) => [kind, Number(opened)]));
  }
}
