import type { Unit } from '../../platform/unit-of-work.js';
import { Erasures, type HashesOfErasure, Ledger } from '../application/ports.js';
import type { Erasure, LedgerEntry } from '../domain/erasure.js';

type Upkeep = 'restored' | 'erased' | 'clean';

/** Implements the port in a map of records by their ids, with what is still to be done for each. */
export class InMemoryErasures extends Erasures {
  readonly stored = new Map<string, { readonly entry: LedgerEntry; readonly upkeep: Upkeep }>();
  override readonly kept = ['The log of the database.'];

  override async add(_unit: Unit, entry: LedgerEntry): Promise<void> {
    this.stored.set(entry.id, { entry, upkeep: 'erased' });
  }

  override async addMissing(entries: readonly LedgerEntry[]): Promise<number> {
    const missing = entries.filter(({ id }) => !this.stored.has(id));
    for (const entry of missing) this.stored.set(entry.id, { entry, upkeep: 'restored' });
    return missing.length;
  }

  override async page({ order, range: { offset, limit } }: Parameters<Erasures['page']>[0]) {
    const oldestFirst = await this.ledger();
    const rows = order === 'ASC' ? oldestFirst : oldestFirst.reverse();
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  }

  override async find(id: string): Promise<Erasure | null> {
    return this.stored.get(id)?.entry ?? null;
  }

  override async ledger(): Promise<LedgerEntry[]> {
    return [...this.stored.values()]
      .map(({ entry }) => entry)
      .sort((one, other) => one.erasedAt.localeCompare(other.erasedAt));
  }

  override hashes(): Promise<readonly HashesOfErasure[]> {
    return this.ledger();
  }

  override async toApply(): Promise<LedgerEntry[]> {
    return this.with('restored').map(({ entry }) => entry);
  }

  override async applied(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.stored.set(id, { ...this.stored.get(id)!, upkeep: 'erased' });
  }

  override async scrub(): Promise<void> {
    for (const { entry } of this.with('erased')) this.stored.set(entry.id, { entry, upkeep: 'clean' });
  }

  private with(upkeep: Upkeep) {
    return [...this.stored.values()].filter((one) => one.upkeep === upkeep);
  }
}

/** A ledger with one key. */
export class InMemoryLedger extends Ledger {
  readonly copies = new Map<string, LedgerEntry>();

  override key() {
    return { key: 'secret', keyId: 'key' };
  }

  override hasKey(keyId: string): boolean {
    return keyId === 'key';
  }

  override async entries(): Promise<LedgerEntry[]> {
    return [...this.copies.values()];
  }

  override async keep(entries: readonly LedgerEntry[]): Promise<void> {
    for (const entry of entries) this.copies.set(entry.id, entry);
  }
}
