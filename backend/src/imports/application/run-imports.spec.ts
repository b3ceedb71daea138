import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { InMemoryActiveUsers } from '../../users/testing/in-memory-active-users.js';
import type { ImportFailure, ImportMessage } from '../domain/import.js';
import { ANA, aRow } from '../testing/builders.js';
import { importsInMemory } from '../testing/imports-in-memory.js';
import { RunImports } from './run-imports.js';

function setUp(role: 'superadmin' | 'admin_assistant' = 'superadmin') {
  const all = importsInMemory();
  const live = new RecordingLiveUpdates<ImportMessage>();
  const users = new InMemoryActiveUsers({ ...ANA, role });
  const running = new RunImports(all.work, all.ends, users, live);
  /** Runs until a live message says that a step has ended. */
  const run = async (onFailure: (error: unknown) => ImportFailure | null = () => 'internal') => {
    const ended = new Promise<void>((resolve) => (live.onPublish = resolve));
    running.start(onFailure);
    await ended;
    await running.stop();
  };
  return { ...all, live, run };
}

describe('the work on imports', () => {
  it('passes all rows of a step, ends it, and announces that', async () => {
    const { run, imports, live, begin, leases, put } = setUp();
    const { id } = put({}, ...Array.from({ length: 250 }, (_, place) => aRow({ row: place + 2 })));
    await begin(id, 'checking');
    leases.taken.clear();
    await run();
    expect(imports.stored.get(id)).toMatchObject({ state: 'checked', done: 250 });
    expect(live.ids('import_updated')).toEqual([id]);
  });

  it('is given up when its user is no longer an active superadmin', async () => {
    const { run, imports, begin, leases, put } = setUp('admin_assistant');
    const { id } = put({}, aRow());
    await begin(id, 'checking');
    leases.taken.clear();
    await run();
    expect(imports.stored.get(id)).toMatchObject({ state: 'failed', failure: 'no-permission', done: 0 });
  });

  it('passes over a row with which no piece succeeds', async () => {
    const { run, imports, rows, begin, leases, target, put } = setUp();
    const { id } = put(
      {},
      aRow({ outcome: 'create' }),
      aRow({ row: 3, outcome: 'create', cells: ['', 'Carla', 'carla@x.example', ''] }),
    );
    await begin(id, 'applying');
    leases.taken.clear();
    const create = target.create.bind(target);
    target.create = (unit, records) =>
      records.some(({ fields }) => fields.firstName === 'Ben')
        ? Promise.reject(new Error('A defect'))
        : create(unit, records);
    await run();
    expect(imports.stored.get(id)).toMatchObject({ state: 'applied', done: 2 });
    expect(rows.of(id)).toMatchObject([{ outcome: 'wrong' }, { outcome: 'create' }]);
    expect(target.records.size).toBe(1);
  });
});
