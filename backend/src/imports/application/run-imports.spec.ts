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
  /** Runs until a live message says that a step has ended, without pauses after failures. */
  const run = async (
    onFailure: (error: unknown, isFirst: boolean) => ImportFailure | null = () => 'internal',
  ) => {
    const ended = new Promise<void>((resolve) => (live.onPublish = resolve));
    running.start((error, isFirst) => {
      running.wake();
      return onFailure(error, isFirst);
    });
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

  it.each([20, 21])('is given up when more than twenty rows are impossible: %d', async (count) => {
    const { run, imports, rows, begin, leases, target, put } = setUp();
    const people = Array.from({ length: count }, (_, place) =>
      aRow({ row: place + 2, outcome: 'create', cells: ['', 'Ben', `ben${place}@x.example`, ''] }),
    );
    const { id } = put({}, ...people);
    await begin(id, 'applying');
    leases.taken.clear();
    target.failure = new Error('A defect');
    await run();
    expect(imports.stored.get(id)).toMatchObject(
      count === 20 ? { state: 'applied', done: 20 } : { state: 'failed', failure: 'internal', done: 20 },
    );
    expect(rows.of(id).filter(({ outcome }) => outcome === 'wrong')).toHaveLength(20);
  });

  it('is given up on a full disk at the fifth try, and said once', async () => {
    const { run, imports, live, begin, leases, target, put } = setUp();
    const { id } = put({}, aRow({ outcome: 'create' }));
    await begin(id, 'applying');
    leases.taken.clear();
    target.failure = new Error('The disk is full');
    const failures: boolean[] = [];
    await run((_, isFirst) => {
      failures.push(isFirst);
      return 'disk-full';
    });
    expect(failures).toEqual([true, false, false, false, false]);
    expect(imports.stored.get(id)).toMatchObject({ state: 'failed', failure: 'disk-full', done: 0 });
    expect(live.ids('import_updated')).toEqual([id]);
  });

  it('goes on as soon as the database answers again', async () => {
    const { run, imports, begin, leases, target, put } = setUp();
    const { id } = put({}, aRow({ outcome: 'create' }));
    await begin(id, 'applying');
    leases.taken.clear();
    target.failure = new Error('No answer');
    let failures = 0;
    await run(() => {
      if ((failures += 1) === 9) target.failure = null;
      return null;
    });
    expect([failures, imports.stored.get(id)]).toMatchObject([9, { state: 'applied', done: 1 }]);
    expect(target.records.size).toBe(1);
  });

  it('is given up when its user is unknown', async () => {
    const { run, imports, begin, leases, put } = setUp();
    const { id } = put({}, aRow());
    await begin(id, 'checking');
    imports.begun.set(id, { ...imports.begun.get(id)!, startedBy: { id: null, name: 'Nobody' } });
    leases.taken.clear();
    await run();
    expect(imports.stored.get(id)).toMatchObject({ state: 'failed', failure: 'no-permission' });
  });
});
