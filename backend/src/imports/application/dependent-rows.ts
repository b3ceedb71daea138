import type { ImportTarget } from '../../platform/import-target.js';
import { contradictions, type PersonEvidence } from '../../platform/values/evidence.js';
import { storedKeys } from './earlier-rows.js';
import type { StoredKeys } from './row-ports.js';
import type { PlannedWork } from './row-plans.js';

const SLOTS = ['firstKey', 'secondKey'] as const;
type Slot = (typeof SLOTS)[number];

/** A record that rows change, with all keys that it has or that lead to it, and what becomes of them. */
interface ChangedRecord {
  readonly id: string;
  readonly keys: Readonly<Record<Slot, Set<string>>>;
  readonly moved: Set<Slot>;
  /** By what it is another person than a row says. */
  isOther: boolean;
}

/**
 * The rows up to the first one that may be about another record, or somebody else, once the others are stored. A row that
 * changes the same record as another is none: it was planned on what that one leaves.
 */
export function upToDependent(planned: readonly PlannedWork[], target: ImportTarget): PlannedWork[] {
  const rows = new StoredTogether(target);
  const end = planned.findIndex((work) => {
    if (rows.isDependent(work)) return true;
    rows.add(work);
    return false;
  });
  return end === -1 ? [...planned] : planned.slice(0, end);
}

class StoredTogether {
  private readonly records = new Map<string, ChangedRecord>();
  private readonly byKey = new Map<string, Set<ChangedRecord>>();
  private readonly bySource = new Map<string, string>();
  /** Those whom rows make besides their records, by key. */
  private readonly people = new Map<string, PersonEvidence[]>();

  constructor(private readonly target: ImportTarget) {}

  isDependent({ row, targetId, known, person }: PlannedWork): boolean {
    const source = this.bySource.get(row.sourceKey ?? '') ?? targetId;
    if (source !== targetId) return true;
    const stated = this.target.personOf(row.fields);
    const isMade = (person?.keys ?? []).some((key) =>
      this.people.get(key)?.some((made) => contradictions(stated, made).length === 0),
    );
    if (isMade) return true;
    const own = this.records.get(targetId ?? '');
    const touched = new Set(SLOTS.flatMap((slot) => [...(this.byKey.get(`${slot} ${row[slot]}`) ?? [])]));
    if (own) touched.add(own);
    return [...touched].some((record) => {
      if (record.isOther) return true;
      const has = (slot: Slot) => record.keys[slot].has(row[slot] ?? '');
      if ([...record.moved].some(has)) return true;
      // it is still found by what has not moved
      return record === own && record.moved.size > 0 && known !== targetId
        ? !SLOTS.some((slot) => !record.moved.has(slot) && has(slot))
        : false;
    });
  }

  add({ row, targetId, outcome, before, after, person }: PlannedWork): void {
    if (targetId !== null && row.sourceKey !== null) this.bySource.set(row.sourceKey, targetId);
    if (outcome === 'create' && person?.isMade)
      for (const key of person.keys)
        this.people.set(key, [...(this.people.get(key) ?? []), this.target.personOf(row.fields)]);
    if (outcome !== 'update') return;
    const id = targetId!;
    const record = this.records.get(id) ?? {
      id,
      keys: { firstKey: new Set<string>(), secondKey: new Set<string>() },
      moved: new Set<Slot>(),
      isOther: false,
    };
    this.records.set(id, record);
    const [was, is] = [before!, after!].map((fields) => storedKeys(this.target.keysOf(fields), null));
    for (const slot of SLOTS) {
      if (was![slot] !== is![slot]) record.moved.add(slot);
      for (const keys of [row, was!, is!] as StoredKeys[]) this.keep(record, slot, keys[slot]);
    }
    const [stated, now] = [before!, after!].map((fields) => this.target.evidenceOf(fields));
    if (JSON.stringify(stated) !== JSON.stringify(now)) record.isOther = true;
  }

  private keep(record: ChangedRecord, slot: Slot, key: string | null): void {
    if (key === null) return;
    record.keys[slot].add(key);
    const name = `${slot} ${key}`;
    this.byKey.set(name, (this.byKey.get(name) ?? new Set()).add(record));
  }
}
