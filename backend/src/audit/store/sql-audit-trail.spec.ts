import { openedDatabase, openDataSourceOf } from '../../app/testing/opened-database.js';
import { SystemClock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import { databaseOver } from '../../platform/database/data-sources.js';
import { DATABASES, type TestDatabase } from '../../platform/database/testing/databases.js';
import { verifyChain } from '../application/verify-chain.js';
import { auditTrailContract } from '../testing/audit-trail.contract.js';
import { InMemoryAuditChain, InMemoryAuditTrail } from '../testing/in-memory-audit.js';
import { SqlAuditChain, SqlVerifications } from './sql-audit-chain.js';
import { type AuditCode, actionWords } from '../actions.js';
import { SqlAuditEntries } from './sql-audit-entries.js';
import type { AuditEntry } from '../audit-trail.js';
import { SqlAuditTrail } from './sql-audit-trail.js';

const trailOf = (database: Database) => new SqlAuditTrail(database, new SystemClock());

describe('the audit trail in memory', () => {
  auditTrailContract(async () => {
    const trail = new InMemoryAuditTrail();
    return { trail, chain: new InMemoryAuditChain(trail) };
  });
});

describe.each(DATABASES)('the audit trail on $name', ({ create }) => {
  const opened: { stored: TestDatabase; databases: Database[] }[] = [];
  const anOffice = async (replicas = 1) => {
    const stored = await create();
    const office = { stored, databases: [] as Database[] };
    opened.push(office);
    for (let replica = 0; replica < replicas; replica += 1)
      office.databases.push(await databaseOver(await openDataSourceOf(stored)));
    return office.databases;
  };
  afterEach(async () => {
    for (const { stored, databases } of opened.splice(0)) {
      for (const database of databases) await database.close();
      await stored.drop();
    }
  });

  auditTrailContract(async () => {
    const [database] = await anOffice();
    return { trail: trailOf(database!), chain: new SqlAuditChain(database!) };
  });

  it('stays one chain while several replicas record at the same time', async () => {
    const databases = await anOffice(2);
    await Promise.all(
      databases.flatMap((database, replica) => {
        const trail = trailOf(database);
        return Array.from({ length: 25 }, (_, index) =>
          index % 5 === 0
            ? database.run((unit) =>
                trail.recordIn(unit, { action: 'sign-in', userId: `${replica}-${index}` }),
              )
            : trail.record({ action: 'sign-in', userId: `${replica}-${index}` }),
        );
      }),
    );
    const chain = new SqlAuditChain(databases[0]!);
    expect(await verifyChain(chain)).toMatchObject({ entries: 50, problem: null });
    expect(new Set((await chain.after(0, 100)).map(({ userId }) => userId)).size).toBe(50);
  });
});

describe.each(DATABASES)('an audit trail on $name', ({ create }) => {
  const database = openedDatabase(create);
  const chain = () => new SqlAuditChain(database);
  const entry: AuditEntry = { action: 'privacy.erasure', userId: 'admin' };

  it('records in the unit of work of a change: both are stored or none', async () => {
    const trail = trailOf(database);
    await expect(
      database.run(async (unit) => {
        await trail.recordIn(unit, entry);
        throw new Error('The change failed');
      }),
    ).rejects.toThrow('The change failed');
    expect(await chain().head()).toBeNull();
    await database.run(async (unit) => {
      await trail.recordIn(unit, entry);
      await trail.recordIn(unit, { ...entry, action: 'privacy.export' });
    });
    expect(await verifyChain(chain())).toMatchObject({ entries: 2, problem: null });
  });

  it('rejects a change and a removal of an entry', async () => {
    const before = await chain().after(0, 10);
    expect(before.length).toBeGreaterThan(0);
    for (const sql of [
      "UPDATE audit_log SET userId = 'another'",
      'DELETE FROM audit_log WHERE seq = 1',
      'DELETE FROM audit_log',
      'REPLACE INTO audit_log SELECT * FROM audit_log WHERE seq = 1',
    ])
      await expect(database.write((tx) => tx.query(sql))).rejects.toThrow('audit_log is append-only');
    expect(await chain().after(0, 10)).toEqual(before);
  });

  it('rejects an entry that is too long instead of cutting it', async () => {
    const { entries } = (await chain().head())!;
    for (const long of [
      { action: 'x'.repeat(121) as AuditCode, userId: null },
      { ...entry, details: { id: 'x'.repeat(2_000) } },
    ])
      await expect(trailOf(database).record(long)).rejects.toThrow('too long');
    expect((await chain().head())!.entries).toBe(entries);
  });

  it('reserves the verification for one replica and keeps its result', async () => {
    const verifications = new SqlVerifications(database);
    const [now, until, later] = ['03:20', '03:50', '04:00'].map((time) => `2026-11-22T${time}:00.000Z`);
    expect(await verifications.last()).toBeNull();
    expect(await verifications.claim(now!, until!)).toBe(true);
    expect(await verifications.claim(now!, until!)).toBe(false);
    expect(await verifications.claim(later!, '2026-11-22T04:30:00.000Z')).toBe(true);
    const { hash } = (await chain().after(0, 1))[0]!;
    const result = { at: later!, entries: 1, hash, problem: { seq: 2, fault: 'changed' } } as const;
    await verifications.store(result);
    expect(await verifications.last()).toEqual(result);
    expect(await chain().confirmed()).toEqual({ entries: 1, hash });
    await verifications.store({ ...result, confirmed: { entries: 2, hash: 'b' } });
    expect(await chain().confirmed()).toEqual({ entries: 2, hash: 'b' });
    await verifications.store(result);
    expect(await verifications.claim(later!, '2026-11-22T04:30:00.000Z')).toBe(true);
    expect(await verifyChain(chain())).toMatchObject({ problem: null });
  });

  it('finds entries by area, action, user and time, and sorts them', async () => {
    await trailOf(database).record({ action: 'sign-out', userId: 'ana', details: { a: 1 } });
    const entries = new SqlAuditEntries(database);
    const find = async (filter: object, order: 'ASC' | 'DESC' = 'ASC', sort: 'seq' | 'at' = 'seq') => {
      const { rows, total } = await entries.page({ filter, sort, order, range: { offset: 0, limit: 2 } });
      return [rows.map(({ action }) => action), total];
    };
    expect(await find({})).toEqual([['privacy.erasure', 'privacy.export'], 3]);
    expect(await find({}, 'DESC', 'at')).toEqual([['sign-out', 'privacy.export'], 3]);
    expect(await find({ area: 'privacy' }, 'DESC')).toEqual([['privacy.export', 'privacy.erasure'], 2]);
    expect(await find({ action: 'privacy.export', userId: 'admin' })).toEqual([['privacy.export'], 1]);
    expect(await find({ action: 'later.than-this-version' })).toEqual([[], 0]);
    expect(await find({ userId: 'ana' })).toEqual([['sign-out'], 1]);
    const { at } = (await chain().after(0, 1))[0]!;
    expect((await find({ from: at }))[1]).toBe(3);
    expect((await find({ to: at }))[1]).toBe(0);
    const { rows } = await entries.page({
      filter: { userId: 'ana' },
      sort: 'seq',
      order: 'ASC',
      range: { offset: 0, limit: 5 },
    });
    expect(rows).toEqual([
      {
        seq: 3,
        id: expect.any(String),
        at: expect.any(String),
        action: 'sign-out',
        area: 'sign-in',
        userId: 'ana',
        details: { a: 1 },
        requestId: null,
      },
    ]);
  });

  it('finds entries that were recorded by their route together with later ones, and they read alike', async () => {
    const before = (await chain().head())!;
    const details = { status: 'removed' };
    for (const action of ['PATCH /api/admin/users/:id/status', 'user.status-changed'])
      await trailOf(database).record({ action: action as AuditCode, userId: 'ana', details });
    const entries = new SqlAuditEntries(database);
    const range = { offset: 0, limit: 5 };
    for (const action of ['PATCH /api/admin/users/:id/status', 'user.status-changed']) {
      const { rows, total } = await entries.page({ filter: { action }, sort: 'seq', order: 'ASC', range });
      expect(total).toBe(2);
      expect(rows.map(({ area }) => area)).toEqual(['accounts', 'accounts']);
      expect(rows.map(actionWords)).toEqual(['removed a user', 'removed a user']);
    }
    expect(await verifyChain(chain())).toMatchObject({ entries: before.entries + 2, problem: null });
  });
});
