import {
  decidingCandidates,
  type ImportCandidate,
  type ImportedFields,
  type ImportRecord,
  type ImportTarget,
  MOST_CANDIDATES,
  type RecordFields,
  strengthOf,
} from '../../platform/import-target.js';
import { contradictions } from '../../platform/values/evidence.js';
import type { Candidate } from '../domain/row-changes.js';
import { type EarlierRows, KEYS, storedKeys } from './earlier-rows.js';
import type { KeyedRow } from './row-ports.js';

interface Ranked extends ImportCandidate {
  /** The number of the row that makes it. */
  readonly row?: number;
  /** How strong the match is; less is stronger. */
  readonly rank: number;
}

type Row = KeyedRow & { readonly fields: ImportedFields };

/** What a row has in common with a record to which an earlier row gave it, by rank. */
const REASONS = ['sourceId', 'email', 'phone'];

/** Whom rows may be: stored records, and those that earlier rows of their file make, or give an address or an id. */
export class RowCandidates {
  constructor(
    private readonly target: ImportTarget,
    private readonly earlier: EarlierRows,
  ) {}

  /** The records to which the row may lead by earlier rows only. */
  fromFile(row: Row, matched: readonly ImportCandidate[]): string[] {
    const followed = this.earlier.followedBefore(row);
    if (followed.length === 0) return [];
    const known = new Set([...this.made(row), ...matched].map(({ id }) => id));
    return followed.flatMap(({ id }) => (known.has(id) ? [] : id));
  }

  /** The candidates that decide, as far as it is known without the stored records. */
  known(row: Row, matched: readonly ImportCandidate[]): Candidate[] {
    return deciding(this.all(row, matched).values());
  }

  /** Those that decide. In the order of the rows. */
  of(row: Row, matched: readonly ImportCandidate[], stored: ReadonlyMap<string, ImportRecord>): Candidate[] {
    const all = this.all(row, matched);
    const stated = this.target.evidenceOf(row.fields);
    let others = 0;
    for (const { id, rank } of this.earlier.followedBefore(row)) {
      const known = all.get(id);
      if (known && known.rank <= rank) continue;
      const record = this.earlier.recordAt(row, id, stored.get(id));
      if (!record || !this.has(record.fields, row, rank)) continue;
      const contradicts = rank === 0 ? [] : contradictions(stated, this.target.evidenceOf(record.fields));
      if (contradicts.length > 0 && (others += 1) > MOST_CANDIDATES) continue;
      all.set(id, { ...(known ?? this.given(id, rank, stored)), rank, contradicts });
    }
    return deciding(all.values());
  }

  /** Whether the record has the key of the row of that rank; the id in the source is not among its fields. */
  private has(fields: RecordFields, row: Row, rank: number): boolean {
    const key = KEYS[rank]!;
    return rank === 0 || storedKeys(this.target.keysOf(fields), null)[key] === row[key];
  }

  private all(row: Row, matched: readonly ImportCandidate[]): Map<string, Ranked> {
    const all = new Map(this.made(row).map((one) => [one.id, one]));
    for (const one of matched) if (!all.has(one.id)) all.set(one.id, { ...one, rank: strengthOf(one) });
    return all;
  }

  /** Records that earlier rows with a key of the row make; of those who contradict only some. */
  private made(row: Row): Ranked[] {
    const stated = this.target.evidenceOf(row.fields);
    const agreeing: Ranked[] = [];
    const others: Ranked[] = [];
    this.earlier.eachBefore(row, ({ targetId, rowNumber, evidence }, rank) => {
      const contradicts = rank === 0 ? [] : contradictions(stated, evidence);
      const list = contradicts.length === 0 ? agreeing : others;
      if (list === agreeing || others.length < MOST_CANDIDATES)
        list.push({ ...madeBy(rowNumber, targetId), rank, contradicts });
    });
    const some = agreeing.length > 0 ? agreeing : others;
    return some.sort((one, other) => one.row! - other.row!);
  }

  private given(
    id: string,
    rank: number,
    stored: ReadonlyMap<string, ImportRecord>,
  ): Omit<Ranked, 'rank' | 'contradicts'> {
    const record = stored.get(id);
    if (record) return { id, name: record.name, reasons: [REASONS[rank]!] };
    return madeBy(this.earlier.makerOf(id)!.rowNumber, id);
  }
}

function madeBy(row: number, id: string) {
  return { id, name: `Row ${row}`, reasons: ['file'], row };
}

function deciding(candidates: Iterable<Ranked>): Candidate[] {
  return decidingCandidates([...candidates], ({ rank }) => rank).map(shownCandidate);
}

/** Without what only its area knows. */
export function shownCandidate({ id, name, reasons, contradicts, row }: Candidate): Candidate {
  return { id, name, reasons, contradicts, ...(row !== undefined && { row }) };
}
