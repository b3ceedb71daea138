import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import type { HeldCounts, HeldField, HeldRecord } from '../../platform/held-part.js';
import { type Breach, notifyBy } from '../domain/breach.js';
import { AffectedRecords } from './affected-records.js';
import { BreachAccesses, type Look } from './breach-accesses.js';
import { Breaches } from './duty-ports.js';

/** What the office has to tell about a breach. */
export interface BreachReport extends Breach {
  readonly notifyBy: string;
  /** The records of each kind, and in total different people, as far as their addresses tell. */
  readonly people: HeldCounts & { readonly total: number };
  readonly fields: readonly HeldField[];
  readonly sensitiveRecords: number;
  readonly looked: readonly Look[];
  /** The first 100. */
  readonly affected: { readonly total: number; readonly rows: readonly HeldRecord[] };
}

const LISTED = 100;

/** Who is affected, which data, since when, and who looked: of everything that was held when the breach ended. */
@Injectable()
export class ReportBreach {
  constructor(
    private readonly breaches: Breaches,
    private readonly records: AffectedRecords,
    private readonly accesses: BreachAccesses,
  ) {}

  /** Rejects an unknown id. */
  async execute(id: string): Promise<BreachReport> {
    const breach = await this.breaches.find(id);
    if (!breach) throw new NotFound('breach.unknown');
    const { records, people, sensitive, fields } = await this.records.count(breach.to);
    const rows: HeldRecord[] = [];
    for await (const part of this.records.all(breach.to, LISTED)) {
      rows.push(...part);
      if (rows.length >= LISTED) break;
    }
    const total = Object.values<number>({ ...records }).reduce((sum, count) => sum + count, 0);
    return {
      ...breach,
      notifyBy: notifyBy(breach),
      people: { ...records, total: people },
      fields,
      sensitiveRecords: sensitive,
      looked: await this.accesses.of(breach),
      affected: { total, rows: rows.slice(0, LISTED) },
    };
  }
}
