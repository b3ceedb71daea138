import { calendarDateIn } from '../../calendar/domain/calendar-date.js';
import { insertRows } from '../../platform/database/store-rows.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { pagesOf, rowsOf } from '../../platform/testing/whole-list.js';
import { LEAD_SORTS, type LeadFilter } from '../application/ports.js';
import { aNote, anActivity, bookingRef, subscriptionRef } from '../testing/builders.js';
import { NARROWED, TABS } from '../testing/list-filters.js';
import { manyLeads, storeLeads } from '../testing/many-leads.js';
import { naiveLeadList } from '../testing/naive-lead-list.js';
import type { LeadListRequest } from '../http/lead-list-request.js';
import { rowOf } from './lead-rows.js';
import { LEAD_TABLES, LeadNotes } from './lead.tables.js';
import { leadView } from '../domain/listed-lead.js';
import { SqlLeadQueries } from './sql-lead-queries.js';
import { leadsOn } from '../testing/leads-on.js';
import { MOST_SORTED } from './whole-lead-list.js';

const LEADS = manyLeads(1500);
const ORDERS = ['ASC', 'DESC'] as const;
const OF_SOME: LeadFilter[] = [
  { ids: LEADS.slice(100, 180).map(({ id }) => id) },
  { ids: LEADS.slice(0, 40).map(({ id }) => id), leadStatus: 'New', leadType: 'appointment' },
];

describe.each(DATABASES)('the lists of leads on $name', ({ create }) => {
  const database = openedDatabase(create);
  const repository = leadsOn(database);
  const queries = new SqlLeadQueries(database);
  beforeAll(() => storeLeads(repository, LEADS));

  async function read({ range, ...order }: LeadListRequest) {
    if (range) return queries.leads({ ...order, range });
    const all = await queries.allLeads(order);
    return { rows: await rowsOf(all), total: all?.total };
  }
  async function expectTheModelsAnswer(request: LeadListRequest): Promise<void> {
    const { rows, total } = await read(request);
    const model = naiveLeadList(LEADS, request);
    const ids = (leads: readonly { id: string }[]) => leads.map(({ id }) => id);
    expect({ request, total, ids: ids(rows) }).toEqual({ request, total: model.total, ids: ids(model.rows) });
  }

  it.each(TABS)('return every page of %j in the order of time, near and far', async (filter) => {
    const { total } = naiveLeadList(LEADS, { filter, sort: 'createdAt', order: 'ASC', range: null });
    const places = [0, 1, 25, 175, 199, 200, 201, 225, 399, 400, 401, 555, 750, 1000, 1250];
    const offsets = [...places, total - 26, total - 25, total - 1, total, total + 1, 1e9].filter(
      (at) => at >= 0,
    );
    for (const order of ORDERS)
      for (const offset of offsets)
        await expectTheModelsAnswer({ filter, sort: 'createdAt', order, range: { offset, limit: 25 } });
  });

  it.each(ORDERS)('return every lead once page by page, %s', async (order) => {
    const walked: string[] = [];
    for (let offset = 0; offset < 1500; offset += 100) {
      const range = { offset, limit: 100 };
      const { rows } = await queries.leads({ filter: {}, sort: 'createdAt', order, range });
      walked.push(...rows.map(({ id }) => id));
    }
    const model = naiveLeadList(LEADS, { filter: {}, sort: 'createdAt', order, range: null });
    expect(walked).toEqual(model.rows.map(({ id }) => id));
  });

  it.each([...NARROWED, ...OF_SOME])('are narrowed by the filter %j', async (filter) => {
    for (const order of ORDERS)
      for (const offset of [0, 7, 210])
        await expectTheModelsAnswer({ filter, sort: 'createdAt', order, range: { offset, limit: 10 } });
    for (const sort of ['createdAt', 'firstName'] as const)
      await expectTheModelsAnswer({ filter, sort, order: 'ASC', range: null });
  });

  it.each(TABS)('are returned whole for %j, in pages of 500', async (filter) => {
    for (const order of ORDERS) {
      await expectTheModelsAnswer({ filter, sort: 'createdAt', order, range: null });
      const all = await queries.allLeads({ filter, sort: 'createdAt', order });
      for (const page of await pagesOf(all!)) expect(page.length).toBeLessThanOrEqual(500);
    }
  });

  it.each(LEAD_SORTS)('are sorted by %s, then by id', async (sort) => {
    const filters: LeadFilter[] = [
      { leadType: 'appointment' },
      { leadType: 'appointment', leadStatus: 'New' },
    ];
    if (sort !== 'preferredDate') filters.push({}, { leadType: 'subscription' });
    for (const filter of filters)
      for (const order of ORDERS) {
        for (const offset of [0, 3, 300, 900])
          await expectTheModelsAnswer({ filter, sort, order, range: { offset, limit: 20 } });
        await expectTheModelsAnswer({ filter, sort, order, range: null });
      }
  });

  it('contain exactly the fields of a lead', async () => {
    const some = [...LEADS.slice(0, 20)];
    const ids = some.map(({ id }) => id);
    const rows = await rowsOf(await queries.allLeads({ filter: { ids }, sort: 'createdAt', order: 'ASC' }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const listed = some.map((lead) => ({ leadType: lead.leadType, ...leadView(lead) }));
    expect([...rows].sort(byId)).toEqual(listed.sort(byId));
  });

  it('count the leads of each week', async () => {
    const weeks = await queries.weeks(62, '2026-11-30', 'Asia/Manila');
    for (const { weekStart, bookings, subscriptions } of weeks) {
      const days = Array.from({ length: 7 }, (_, day) =>
        new Date(Date.parse(weekStart) + day * 86_400_000).toISOString().slice(0, 10),
      );
      const counted = LEADS.filter((lead) =>
        days.includes(calendarDateIn('Asia/Manila', new Date(lead.createdAt))),
      );
      const count = (type: string) => counted.filter(({ leadType }) => leadType === type).length;
      expect([weekStart, bookings, subscriptions]).toEqual([
        weekStart,
        count('appointment'),
        count('subscription'),
      ]);
    }
    const all = weeks.reduce((sum, { bookings, subscriptions }) => sum + bookings + subscriptions, 0);
    expect([weeks.length, all]).toEqual([62, LEADS.length]);
  });

  it('count the bookings of each preferred date, without cancelled ones', async () => {
    const wished = (day: string) =>
      LEADS.filter(
        (lead) => lead.leadType === 'appointment' && lead.preferredDate === day && !lead.cancelledAt,
      ).length;
    expect(await queries.days('2026-11-01', '2026-12-01')).toEqual(
      ['2026-11-01', '2026-11-15', '2026-11-28', '2026-12-01'].map((date) => ({
        date,
        bookings: wished(date),
      })),
    );
    expect(await queries.days('2020-01-01', '2020-12-31')).toEqual([]);
  });

  it('include each lead in exactly one bucket', async () => {
    const buckets = await queries.buckets();
    expect(buckets.reduce((sum, { leads }) => sum + leads, 0)).toBe(LEADS.length);
    const confirmed = buckets.filter(({ bookingStatus }) => bookingStatus === 'Confirmed');
    const model = naiveLeadList(LEADS, {
      filter: { bookingStatus: 'Confirmed' },
      sort: 'createdAt',
      order: 'ASC',
      range: null,
    });
    expect(confirmed.reduce((sum, { leads }) => sum + leads, 0)).toBe(model.total);
    for (const { leadType, bookingStatus } of buckets)
      expect(bookingStatus === null).toBe(leadType === 'subscription');
  });

  describe('the history of a lead', () => {
    const lead = LEADS.find(({ leadType }) => leadType === 'appointment')!;
    const ref = bookingRef(lead);

    it('contains its notes and activities, newest first', async () => {
      const at = (time: string) => ({ createdAt: `2026-11-21T0${time}:00.000Z` });
      const noted = [at('1:00'), at('3:00'), at('3:00'), at('2:00')].map((changes) => aNote(ref, changes));
      for (const note of noted)
        await repository.addNote(note, anActivity(ref, note.createdAt ? { createdAt: note.createdAt } : {}));
      const [first, second, third, fourth] = noted;
      expect(await rowsOf(await queries.notes(ref))).toEqual([third, second, fourth, first]);
      const activity = await rowsOf(await queries.activity(ref));
      expect(activity).toHaveLength(5);
      expect(activity.map(({ createdAt }) => createdAt)).toEqual(
        [...activity]
          .map(({ createdAt }) => createdAt)
          .sort()
          .reverse(),
      );
    });

    it('is empty for a lead without notes and null for an unknown lead', async () => {
      const silent = LEADS.find(({ leadType }) => leadType === 'subscription')!;
      expect(await rowsOf(await queries.notes(subscriptionRef(silent)))).toEqual([]);
      expect(await rowsOf(await queries.activity(subscriptionRef(silent)))).toHaveLength(1);
      expect(await queries.notes(subscriptionRef(lead))).toBeNull();
      expect(await queries.activity(bookingRef({ id: 'nobody' }))).toBeNull();
    });

    it('is returned in pages, each entry once', async () => {
      const busy = bookingRef(LEADS.filter(({ leadType }) => leadType === 'appointment')[1]!);
      const minutes = Array.from({ length: 450 }, (_, index) => String(index % 60).padStart(2, '0'));
      const noted = minutes.map((minute) => aNote(busy, { createdAt: `2026-11-21T01:${minute}:00.000Z` }));
      await database.write((tx) => tx.insert(LeadNotes, noted));
      const pages = await pagesOf((await queries.notes(busy))!);
      expect(pages.map(({ length }) => length)).toEqual([200, 200, 50]);
      const key = ({ createdAt, id }: { createdAt: string; id: string }) => createdAt + id;
      expect(pages.flat().map(key)).toEqual(noted.map(key).sort().reverse());
    });
  });

  it('are limited in number when sorted by a field other than their time', async () => {
    const more = manyLeads(MOST_SORTED + 1 - LEADS.length, 8).map((lead, index) => ({
      ...lead,
      email: `more-${index}@sample.example`,
    }));
    await database.write(async (tx) => {
      for (const [leadType, { name }] of Object.entries(LEAD_TABLES))
        await insertRows(tx, name, more.filter((lead) => lead.leadType === leadType).map(rowOf));
    });
    const order = { filter: {}, order: 'ASC' } as const;
    expect(await queries.allLeads({ ...order, sort: 'email' })).toBeNull();
    const { rest } = (await queries.allLeads({ ...order, filter: { leadStatus: 'New' }, sort: 'email' }))!;
    expect(rest).not.toBeNull();
    expect(await rowsOf(await queries.allLeads({ ...order, sort: 'createdAt' }))).toHaveLength(
      MOST_SORTED + 1,
    );
  });
});
