import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { ErasedPeople } from '../../privacy/erased-people.js';
import { EndSteps } from '../application/end-steps.js';
import { LeasedUnits } from '../application/leased-units.js';
import { KnownRecords, RowPlanner } from '../application/row-planner.js';
import { StoredUploads } from '../application/stored-uploads.js';
import { WorkOnRows } from '../application/work-on-rows.js';
import type { Import } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';
import { ANA, anImport, AT } from './builders.js';
import { FakeFiles, FakeTables } from './fake-tables.js';
import { FakeTarget } from './fake-target.js';
import {
  InMemoryImports,
  InMemoryLeases,
  InMemorySavedMappings,
  InMemorySources,
} from './in-memory-imports.js';
import { InMemoryChoices, InMemoryRows, InMemoryUploads } from './in-memory-rows.js';

/** The stores of imports in memory, and what several use cases share. */
export function importsInMemory() {
  const units = new PassingUnitOfWork();
  const clock = new FixedClock(AT);
  const rows = new InMemoryRows();
  const imports = new InMemoryImports(rows);
  const leases = new InMemoryLeases(imports);
  const stored = new InMemoryUploads(rows);
  const uploads = new StoredUploads(units, stored, new FakeFiles());
  const sources = new InMemorySources();
  const target = new FakeTarget();
  const { targets } = target;
  /** E-mail addresses of erased people. */
  const erased = new Set<string>();
  const known = new KnownRecords(
    sources,
    portWith<ErasedPeople>({ among: async (_, people) => people.map(({ email }) => erased.has(email)) }),
  );
  const planner = new RowPlanner(targets, rows, known, new BusinessTime(clock, aConfig()));
  const leased = new LeasedUnits(units, leases);
  const audit = new InMemoryAuditTrail();
  /** Stores an import, by default one that is mapped. */
  const put = (changes: Partial<Import> = {}, ...ofFile: readonly ImportRow[]): Import => {
    const imported = anImport({ rows: ofFile.length, ...changes });
    imports.stored.set(imported.id, imported);
    rows.put(imported.id, ...ofFile);
    return imported;
  };
  return {
    units,
    clock,
    rows,
    imports,
    leases,
    stored,
    uploads,
    sources,
    target,
    targets,
    erased,
    planner,
    leased,
    audit,
    put,
    choices: new InMemoryChoices(rows),
    saved: new InMemorySavedMappings(),
    tables: new FakeTables(),
    work: new WorkOnRows(leased, planner, rows, known),
    ends: new EndSteps(leased, stored, audit, clock),
    /** Begins a step as if it had been asked for, and leases it. */
    begin: async (id: string, state: 'checking' | 'applying' | 'undoing', changes: Partial<Import> = {}) => {
      const begun = { ...imports.stored.get(id)!, ...changes, state, done: 0 };
      await units.run((unit) => imports.begin(unit, begun, ANA, AT));
      return (await leased.lease('replica'))!;
    },
  };
}
