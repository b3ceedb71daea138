import type { Reading, Unit } from '../../platform/unit-of-work.js';
import type { Import, ReadLayout, ShownRow, WorkingState } from '../domain/import.js';
import type { ImportKind } from '../domain/import-fields.js';
import type { Layout } from '../domain/layout.js';
import type { Samples } from '../domain/mapping.js';
import type { FileRow } from './row-ports.js';

/** A file that was read as a table. */
export interface Table extends ReadLayout {
  readonly encoding: string;
  /** Null for a vCard and a workbook. */
  readonly separator: string | null;
  readonly headings: string[];
  /** Some values of each column. */
  readonly samples: Samples;
  /** Of the file with what stands above the headings; none of a vCard. */
  readonly firstRows: readonly ShownRow[];
  /** Can be read once. */
  readonly rows: AsyncIterable<FileRow>;
}

/** Reads uploaded files. */
export abstract class Tables {
  /** What `use` makes of the table. Rejects a file that is none, and a layout that it does not have, in words. */
  abstract read<T>(path: string, layout: Layout, use: (table: Table) => Promise<T>): Promise<T>;
}

/** By whom a step was asked for. */
export interface StartedBy {
  readonly id: string;
  readonly name: string;
}

export abstract class ImportRepository {
  abstract find(id: string): Promise<Import | null>;

  /** The import stays as it is until the unit of work ends. Null for an unknown id. */
  abstract lock(unit: Unit, id: string): Promise<Import | null>;

  abstract add(unit: Unit, imported: Import): Promise<void>;

  abstract update(unit: Unit, imported: Import): Promise<void>;

  /** Whether staff have decided about rows in conflict that are not applied. */
  abstract hasDecided(unit: Unit, id: string): Promise<boolean>;

  /** Stores a step that begins: of those that wait the oldest one is worked on next. */
  abstract begin(unit: Unit, imported: Import, by: StartedBy, at: string): Promise<void>;

  abstract remove(unit: Unit, id: string): Promise<void>;

  /** The ids of the imports that have expired and are not being worked on. */
  abstract expired(now: string): Promise<string[]>;

  /** Some values of each column, in the order of the headings. */
  abstract samplesOf(imported: Import): Promise<Samples>;

  /** The ids of the imports from before samples were stored. */
  abstract withoutSamples(): Promise<string[]>;

  /** Takes the samples of an import from its rows as they are now. */
  abstract takeSamples(unit: Unit, id: string): Promise<void>;
}

/** An import whose rows this process works on, and where it is. */
export interface LeasedImport {
  readonly imported: Import & { readonly state: WorkingState };
  /** The number of the row that the step has passed last. */
  readonly position: number;
  readonly startedAt: string | null;
  readonly startedBy: { readonly id: string | null; readonly name: string };
}

/** Which process works on which import. */
export abstract class StepLeases {
  /** The id of the import that was begun first; null when none waits or is worked on. */
  abstract first(): Promise<string | null>;

  /** Takes the lease of an import; null while another process holds it, or when the import has no step to work on. */
  abstract take(unit: Unit, id: string, replica: string): Promise<LeasedImport | null>;

  /** The import as it is, locked until the unit of work ends; null when this process does not work on that step any more. */
  abstract lock(unit: Unit, leased: LeasedImport, replica: string): Promise<LeasedImport | null>;

  /** Stores how far the step came, and extends the lease. */
  abstract moveOn(unit: Unit, leased: LeasedImport): Promise<void>;

  /** Stores the import as the step leaves it, and gives the lease back. */
  abstract end(unit: Unit, imported: Import): Promise<void>;
}

/** Files on the disk of the server. */
export abstract class UploadedFiles {
  /** Its bytes, in pieces of that size. */
  abstract read(path: string, size: number): AsyncIterable<Buffer>;

  /** What `use` makes of the file with these bytes, which is removed then. */
  abstract write<T>(pieces: AsyncIterable<Buffer>, use: (path: string) => Promise<T>): Promise<T>;
}

/** Mappings that were saved by name, for other files. */
export abstract class SavedMappings {
  /** Instead of the one that had the name. */
  abstract store(unit: Unit, imported: Pick<Import, 'kind' | 'mapping'>, name: string): Promise<void>;

  /** False for an unknown one. */
  abstract remove(unit: Unit, kind: ImportKind, name: string): Promise<boolean>;
}

/** What the id of a source stands for. */
export interface SourceLink {
  readonly kind: string;
  readonly source: string;
  readonly sourceId: string;
  readonly targetId: string;
  readonly importId: string;
}

/** The records that ids of sources stand for. */
export abstract class SourceRecords {
  /** By id those that an import made or found, and the own ids of this software. */
  abstract of(
    reading: Reading,
    kind: string,
    source: string,
    sourceIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;

  abstract store(unit: Unit, links: readonly SourceLink[]): Promise<void>;

  /** Forgets what an import said about the records. */
  abstract forget(unit: Unit, importId: string, targetIds: readonly string[]): Promise<void>;
}
