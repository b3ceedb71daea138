import type { AuditEntries, AuditPageRequest, RecordedEntry } from '../../audit/audit-entries.js';
import type { HeldPart, HeldRecord } from '../../platform/held-part.js';
import { PersonalData, type PersonalPart } from '../../platform/personal-data.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { UserNames } from '../../users/user-names.js';
import type { Breach } from '../domain/breach.js';
import { aBreach } from '../testing/builders.js';
import { InMemoryBreaches } from '../testing/duties-in-memory.js';
import { AffectedRecords } from './affected-records.js';
import { BreachAccesses } from './breach-accesses.js';
import { ReportBreach } from './report-breach.js';

const AFFECTED: HeldRecord = {
  kind: 'appointment',
  email: 'liza@x.example',
  name: 'Liza Uy',
  createdAt: '2026-11-01T02:00:00.000Z',
};
const CLIENT: HeldRecord = { ...AFFECTED, kind: 'client', name: 'Ben Tan', email: '' };

function entry(seq: number, changes: Partial<RecordedEntry> = {}): RecordedEntry {
  return {
    seq,
    id: String(seq),
    at: `2026-11-19T02:00:0${seq}.000Z`,
    action: 'leads.read',
    area: 'leads',
    userId: null,
    details: {},
    requestId: null,
    ...changes,
  };
}

function office(breach: Breach, entries: readonly RecordedEntry[] = []) {
  const asked: AuditPageRequest[] = [];
  const held = (part: Partial<HeldPart>) =>
    ({ after: [], held: { kinds: [], ...part } }) as unknown as PersonalPart;
  const data = new PersonalData();
  data.add({
    ...held({
      count: async () => ({
        records: { clients: 2 },
        people: 2,
        sensitive: 1,
        fields: [{ field: 'Phone of a client', records: 2 }],
      }),
      list: async () => ({ rows: [CLIENT, { ...CLIENT, email: AFFECTED.email }], next: null }),
    }),
    name: 'clients',
    after: ['leads'],
  });
  data.add({
    ...held({
      count: async (until) => ({
        records: { bookings: until === breach.to ? 3 : 0, subscriptions: 4 },
        people: 5,
        sensitive: 2,
        fields: [{ field: 'email', records: 7 }],
      }),
      list: async (until, after, limit) => ({
        rows: until === breach.to && after === null && limit === 100 ? [AFFECTED] : [],
        next: null,
      }),
      among: async (emails) => new Set(emails.filter((email) => email === AFFECTED.email)),
    }),
    name: 'leads',
  });
  data.add({ name: 'texts', after: [] } as unknown as PersonalPart);
  const report = new ReportBreach(
    new InMemoryBreaches([breach]),
    new AffectedRecords(data),
    new BreachAccesses(
      portWith<AuditEntries>({
        page: async (request) => {
          asked.push(request);
          const { action, userId } = request.filter;
          const rows = entries.filter(
            (one) => one.action === action && (userId === undefined || one.userId === userId),
          );
          return { rows, total: rows.length };
        },
      }),
      portWith<UserNames>({
        of: async (ids) => new Map(ids.includes('ana') ? [['ana', 'Ana Cruz']] : []),
      }),
    ),
  );
  return { report, asked };
}

describe('the report of a breach', () => {
  it('counts what was held when the breach ended, and when to notify', async () => {
    const breach = aBreach();
    expect(await office(breach).report.execute(breach.id)).toEqual({
      ...breach,
      notifyBy: '2026-11-23T08:00:00.000Z',
      looked: [],
      people: { bookings: 3, subscriptions: 4, clients: 2, total: 6 },
      fields: [
        { field: 'email', records: 7 },
        { field: 'Phone of a client', records: 2 },
      ],
      sensitiveRecords: 3,
      affected: {
        total: 9,
        rows: [AFFECTED, CLIENT, { ...CLIENT, email: AFFECTED.email }],
      },
    });
  });

  it('says who looked at or exported many leads in that time, in order', async () => {
    const breach = aBreach();
    const { report, asked } = office(breach, [
      entry(3, { action: 'privacy.breach.export', userId: 'gone', details: { rows: 40 } }),
      entry(1, { action: 'privacy.export', details: { rows: 'many' } }),
      entry(2, { userId: 'ana', details: { rows: 101 } }),
      entry(4, { action: 'sign-in', userId: 'ana' }),
      entry(5, { action: 'calendar-feed.read', userId: 'ana', details: { events: 12 } }),
    ]);
    expect((await report.execute(breach.id)).looked).toEqual([
      { at: entry(1).at, userName: null, action: 'privacy.export', rows: null },
      { at: entry(2).at, userName: 'Ana Cruz', action: 'leads.read', rows: 101 },
      { at: entry(3).at, userName: null, action: 'privacy.breach.export', rows: 40 },
      { at: entry(5).at, userName: 'Ana Cruz', action: 'calendar-feed.read', rows: 12 },
    ]);
    const { from, to } = breach;
    expect(asked).toEqual(
      [
        'leads.read',
        'lists.read',
        'calendar-feed.read',
        'privacy.look-up',
        'privacy.export',
        'privacy.breach.export',
        'export.everything',
      ].map((action) => ({
        filter: { action, from, to },
        sort: 'seq',
        order: 'ASC',
        range: { offset: 0, limit: 500 },
      })),
    );
  });

  it('has the sign-ins of the account that was misused, too', async () => {
    const breach = aBreach({ account: 'ana' });
    const signIns = ['ana', 'ben'].map((userId, seq) => entry(seq, { action: 'sign-in', userId }));
    const { report } = office(breach, signIns);
    expect((await report.execute(breach.id)).looked).toMatchObject([
      { userName: 'Ana Cruz', action: 'sign-in' },
    ]);
  });

  it('is not made of an unknown breach', async () => {
    expect((await rejectionOf(office(aBreach()).report.execute('unknown'))).kind).toBe('NotFound');
  });
});
