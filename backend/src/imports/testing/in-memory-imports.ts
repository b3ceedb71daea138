import { OWN_SOURCE } from '../../platform/import-target.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import {
  ImportRepository,
  type LeasedImport,
  SavedMappings,
  type SourceLink,
  SourceRecords,
  type StartedBy,
  StepLeases,
} from '../application/ports.js';
import { type Import, isWorking } from '../domain/import.js';
import type { ImportKind } from '../domain/import-fields.js';
import type { Mapping, Samples } from '../domain/mapping.js';
import { AFTER_LAST } from '../domain/undo-row.js';
import type { InMemoryRows } from './in-memory-rows.js';

type Begun = Pick<LeasedImport, 'position' | 'startedAt' | 'startedBy'>;

export class InMemoryImports extends ImportRepository {
  readonly stored = new Map<string, Import>();
  /** The steps that were begun, by import. */
  readonly begun = new Map<string, Begun>();

  constructor(private readonly rows: InMemoryRows) {
    super();
  }

  override async find(id: string): Promise<Import | null> {
    return this.stored.get(id) ?? null;
  }

  override lock(_unit: Unit, id: string): Promise<Import | null> {
    return this.find(id);
  }

  override async add(_unit: Unit, imported: Import): Promise<void> {
    this.stored.set(imported.id, imported);
  }

  override async update(_unit: Unit, imported: Import): Promise<void> {
    this.stored.set(imported.id, imported);
  }

  override async begin(_unit: Unit, imported: Import, startedBy: StartedBy, at: string): Promise<void> {
    this.stored.set(imported.id, imported);
    const position = imported.state === 'undoing' ? AFTER_LAST : 0;
    this.begun.set(imported.id, { position, startedAt: at, startedBy });
  }

  override async hasDecided(_unit: Unit, id: string): Promise<boolean> {
    return this.rows.of(id).some(({ outcome, choice }) => outcome === 'conflict' && choice !== null);
  }

  override async remove(_unit: Unit, id: string): Promise<void> {
    this.stored.delete(id);
  }

  override async expired(now: string): Promise<string[]> {
    const expired = [...this.stored.values()].filter(
      ({ expiresAt, state }) => expiresAt <= now && !isWorking(state),
    );
    return expired.map(({ id }) => id);
  }

  override async samplesOf({ headings, samples }: Import): Promise<Samples> {
    return samples ?? headings.map(() => []);
  }

  override async withoutSamples(): Promise<string[]> {
    return [...this.stored.values()].flatMap(({ id, samples }) => (samples === null ? id : []));
  }

  override async takeSamples(_unit: Unit, id: string): Promise<void> {
    const imported = this.stored.get(id)!;
    const samples = imported.headings.map((_, place) => this.rows.of(id).map(({ cells }) => cells[place]!));
    this.stored.set(id, { ...imported, samples });
  }
}

/** Leases of `InMemoryImports`. */
export class InMemoryLeases extends StepLeases {
  /** Which replica works on which import. */
  readonly taken = new Map<string, string>();

  constructor(private readonly imports: InMemoryImports) {
    super();
  }

  override async first(): Promise<string | null> {
    return [...this.imports.stored.values()].find(({ state }) => isWorking(state))?.id ?? null;
  }

  override async take(_unit: Unit, id: string, replica: string): Promise<LeasedImport | null> {
    if ((this.taken.get(id) ?? replica) !== replica) return null;
    this.taken.set(id, replica);
    return this.leased(id);
  }

  override async lock(
    _unit: Unit,
    { imported: { id, state } }: LeasedImport,
    replica: string,
  ): Promise<LeasedImport | null> {
    const isOwn = this.taken.get(id) === replica && this.imports.stored.get(id)?.state === state;
    return isOwn ? this.leased(id) : null;
  }

  override async moveOn(_unit: Unit, { imported, ...begun }: LeasedImport): Promise<void> {
    this.imports.stored.set(imported.id, imported);
    this.imports.begun.set(imported.id, begun);
  }

  override async end(_unit: Unit, imported: Import): Promise<void> {
    this.imports.stored.set(imported.id, imported);
    this.taken.delete(imported.id);
  }

  private leased(id: string): LeasedImport {
    const imported = this.imports.stored.get(id) as LeasedImport['imported'];
    return { imported, ...this.imports.begun.get(id)! };
  }
}

export class InMemorySavedMappings extends SavedMappings {
  /** By kind and name. */
  readonly stored = new Map<string, Mapping>();

  override async store(
    _unit: Unit,
    { kind, mapping }: Pick<Import, 'kind' | 'mapping'>,
    name: string,
  ): Promise<void> {
    this.stored.set(`${kind} ${name}`, mapping!);
  }

  override async remove(_unit: Unit, kind: ImportKind, name: string): Promise<boolean> {
    return this.stored.delete(`${kind} ${name}`);
  }
}

export class InMemorySources extends SourceRecords {
  stored: SourceLink[] = [];

  override async of(
    _reading: Reading,
    kind: string,
    source: string,
    sourceIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const own = source === OWN_SOURCE ? sourceIds.map((id): [string, string] => [id, id]) : [];
    const found = this.stored.filter(
      (link) => link.kind === kind && link.source === source && sourceIds.includes(link.sourceId),
    );
    return new Map([
      ...own,
      ...found.map(({ sourceId, targetId }): [string, string] => [sourceId, targetId]),
    ]);
  }

  override async store(_unit: Unit, links: readonly SourceLink[]): Promise<void> {
    this.stored.push(...links);
  }

  override async forget(_unit: Unit, importId: string, targetIds: readonly string[]): Promise<void> {
    this.stored = this.stored.filter(
      (link) => link.importId !== importId || !targetIds.includes(link.targetId),
    );
  }
}
