import { Injectable } from '@nestjs/common';
import type { ImportedPerson } from '../../platform/import-target.js';
import { ImportTargets } from '../../platform/import-targets.js';
import { portions } from '../../platform/portions.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import type { Import } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';
import { readRecord } from '../domain/read-record.js';
import { fieldsMade } from './earlier-rows.js';
import { ImportRowRepository } from './row-ports.js';

/** Records that are read at once. */
const MOST_RECORDS = 500;

/** Whom rows are about, by their numbers, and their candidates, by id. */
export interface RowPeople {
  readonly rows: Map<number, ImportedPerson>;
  readonly records: Map<string, ImportedPerson>;
}

/** Says whom rows with candidates are about, and what is stored of the candidates, as it is now. */
@Injectable()
export class ShowPeople {
  constructor(
    private readonly units: UnitOfWork,
    private readonly targets: ImportTargets,
    private readonly rows: ImportRowRepository,
  ) {}

  async execute(imported: Import, rows: readonly ImportRow[]): Promise<RowPeople> {
    const asked = rows.filter(({ candidates }) => candidates.length > 0);
    const people: RowPeople = { rows: new Map(), records: new Map() };
    if (asked.length === 0) return people;
    const { kind, mapping, headings, id } = imported;
    const own = this.targets.of(kind);
    for (const { row, cells } of asked)
      people.rows.set(row, own.personOf(readRecord(kind, mapping!, headings, cells).fields));
    const candidates = asked.flatMap((row) => row.candidates);
    const makers = await this.rows.byNumber(id, [...new Set(candidates.flatMap(({ row }) => row ?? []))]);
    for (const { targetId, changes } of makers.values())
      if (targetId !== null) people.records.set(targetId, own.personOf(fieldsMade(changes)));
    const target = own.decides === 'person' ? this.targets.of('clients') : own;
    const ids = new Set(candidates.map((candidate) => candidate.id));
    for (const some of portions([...ids], MOST_RECORDS))
      for (const [record, { fields }] of await target.read(this.units.committed, some))
        people.records.set(record, target.personOf(fields));
    return people;
  }
}
