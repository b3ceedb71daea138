import {
  type ChangedRecord,
  evidenceIn,
  type ImportedFields,
  type ImportMatch,
  type ImportRecord,
  type ImportTarget,
  type NewRecord,
  personCandidates,
  personIn,
  type RecordFields,
  type RowKeys,
  type RowToMatch,
  textOf,
} from '../../platform/import-target.js';
import type { Said } from '../../platform/domain-error.js';
import { ImportTargets } from '../../platform/import-targets.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';

/** Clients in memory, who are recognised by their e-mail address, by their phone number and by the ids of sources. */
export class FakeTarget implements ImportTarget {
  readonly decides = 'record';
  readonly records = new Map<string, RecordFields>();
  /** Ids of those under a legal hold, and of those to whom something else belongs. */
  readonly held = new Set<string>();
  readonly used = new Set<string>();
  /** What it was told to make and to change, each time. */
  readonly written: (readonly (NewRecord | ChangedRecord)[])[] = [];
  /** Thrown by what writes. */
  failure: Error | null = null;

  /** Targets in which it stands for clients. */
  get targets(): ImportTargets {
    const targets = new ImportTargets();
    targets.register('clients', this);
    return targets;
  }

  personOf = personIn;
  evidenceOf = evidenceIn;

  keysOf(fields: RecordFields): RowKeys {
    return [textOf(fields.email), textOf(fields.phone)];
  }

  async match(_reading: Reading, rows: readonly RowToMatch[]): Promise<ImportMatch[]> {
    return rows.map(({ fields, known }) => {
      const people = (is: (id: string, record: RecordFields) => boolean) =>
        [...this.records]
          .filter(([id, record]) => is(id, record))
          .map(([id, record]) => ({ id, name: textOf(record.firstName), evidence: evidenceIn(record) }));
      const candidates = personCandidates(evidenceIn(fields), {
        sourceId: people((id) => id === known),
        email: people((_, { email }) => email !== undefined && email === fields.email),
        phone: people((_, { phone }) => phone !== undefined && phone === fields.phone),
      });
      return { candidates };
    });
  }

  async read(_reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, ImportRecord>> {
    const found = ids.flatMap((id): [string, ImportRecord][] => {
      const fields = this.records.get(id);
      return fields ? [[id, { name: textOf(fields.firstName), fields, isHeld: this.held.has(id) }]] : [];
    });
    return new Map(found);
  }

  decide(before: RecordFields | null, fields: ImportedFields) {
    if (fields.firstName === 'Nobody') return { problems: { firstName: 'field.required' as Said } };
    return { after: { ...before, ...fields } };
  }

  create(_unit: Unit, records: readonly NewRecord[]): Promise<void> {
    return this.write(records);
  }

  update(_unit: Unit, records: readonly ChangedRecord[]): Promise<void> {
    return this.write(records);
  }

  async kept(_reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, Said>> {
    return new Map(ids.filter((id) => this.used.has(id)).map((id) => [id, 'import.used-since']));
  }

  async remove(_unit: Unit, ids: readonly string[]): Promise<void> {
    for (const id of ids) this.records.delete(id);
  }

  private async write(records: readonly (NewRecord | ChangedRecord)[]): Promise<void> {
    if (this.failure) throw this.failure;
    this.written.push(records);
    for (const { id, fields } of records) this.records.set(id, fields);
  }
}
