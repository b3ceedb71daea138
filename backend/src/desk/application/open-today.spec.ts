import { BusinessTime } from '../../calendar/business-time.js';
import { ClosedDays } from '../../calendar/closed-days.js';
import { ElapsedBusinessTime } from '../../calendar/elapsed-business-time.js';
import { FixedBusinessWeek } from '../../calendar/testing/fixed-business-week.js';
import { aClient } from '../../clients/testing/builders.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { PolicyPremium } from '../../policies/policy-days.js';
import type { OverdueRequests } from '../../privacy/overdue-requests.js';
import { aListedTask } from '../../tasks/testing/builders.js';
import type { SessionUser } from '../../users/staff.js';
import { aBookingRow, aSubscriptionRow, InMemoryDesk, refOf } from '../testing/in-memory-desk.js';
import { CountWaiting } from './count-waiting.js';
import { OpenToday } from './open-today.js';
import { ReadClientsToday } from './read-clients-today.js';
import { ReadLeadsToday } from './read-leads-today.js';

const config = aConfig();
/** Monday, November 23, 2026, 10:00 in Manila. */
const NOW = '2026-11-23T02:00:00.000Z';

function setUp(now = NOW) {
  const desk = new InMemoryDesk();
  const clock = new FixedClock(now);
  const time = new BusinessTime(clock, config);
  const office = new FixedBusinessWeek();
  const closedDays = new ClosedDays(time, office);
  const hours = new ElapsedBusinessTime(time, closedDays, office, config);
  const openToday = new OpenToday(
    new ReadLeadsToday(desk.leads, desk.listed, desk.tasksOfLeads, hours, closedDays),
    new ReadClientsToday(desk.leads, desk.clients, desk.policies, hours),
    desk.toDo,
    desk.mails,
    time,
  );
  const requests = portWith<OverdueRequests>({
    overdue: (date) => Promise.resolve(desk.requestsDue.filter((dueOn) => dueOn < date).length),
  });
  const countWaiting = new CountWaiting(desk.toDo, desk.mails, desk.policies, requests, time);
  const count = (role: SessionUser['role'] = 'superadmin') => countWaiting.execute({ id: 'ana', role });
  return { desk, open: () => openToday.execute(), count };
}

const NO_CLIENT = { clientId: null, policyId: null };

const LIZA = { id: 'liza', firstName: 'Liza', lastName: 'Reyes', phone: '+63 917 000 0101' };
const aPremium = (id: string, changes: Partial<PolicyPremium> = {}): PolicyPremium => ({
  id,
  policyId: 'policy',
  client: aClient(LIZA),
  insurer: 'Sun Life',
  product: 'Term 20',
  policyNumber: null,
  isInForce: true,
  payor: null,
  dueDate: '2026-10-26',
  graceEndsOn: '2026-11-26',
  amount: 250_000,
  paidAmount: 0,
  currency: 'PHP',
  ...({ state: 'in grace', daysLeft: 3 } as const),
  ...changes,
});

describe('the desk of the day', () => {
  it('is empty when there is nothing to do', async () => {
    expect(await setUp().open()).toEqual({
      date: '2026-11-23',
      consultations: [],
      nextOpenDay: '2026-11-24',
      withoutOutcome: { total: 0, rows: [] },
      unanswered: { total: 0, rows: [] },
      unansweredSignUps: { total: 0, rows: [] },
      visitorRequests: { total: 0, rows: [] },
      tasks: { total: 0, rows: [] },
      failedMails: { total: 0, rows: [] },
      premiums: { total: 0, pastGrace: 0, inGrace: 0, dueSoon: 0, rows: [] },
      coming: [],
      medianFirstResponseMinutes: null,
    });
  });

  it('lists the consultations of today and the next day with the age on that day and the open task', async () => {
    const { desk, open } = setUp();
    const first = aBookingRow({
      preferredDate: '2026-11-23',
      dateOfBirth: '1984-11-24',
      nextTaskDue: '2026-11-25',
    });
    const second = aBookingRow({ preferredDate: '2026-11-24', dateOfBirth: '1984-11-24' });
    const third = aBookingRow({ preferredDate: '2026-11-24', dateOfBirth: '' });
    desk.rows = [third, second, first];
    desk.lists.consultations = [first, second, third].map(refOf);
    const task = aListedTask({ ...refOf(first), dueDate: '2026-11-25' });
    desk.tasks = [task];
    const { consultations } = await open();
    expect(consultations).toEqual([
      { ...first, age: 41, openTask: task },
      { ...second, age: 42, openTask: null },
      { ...third, age: null, openTask: null },
    ]);
    expect(desk.asked.consultations).toEqual([['2026-11-23', '2026-11-24'], 100]);
    expect(desk.asked.nextOfEach).toEqual([refOf(first)]);
  });

  it('goes on to the next open day, past Sundays, holidays and the closed days of the owner', async () => {
    // Saturday, November 28, 2026; Monday is Bonifacio Day
    const { desk, open } = setUp('2026-11-28T02:00:00.000Z');
    const onSunday = aBookingRow({ preferredDate: '2026-11-29' });
    desk.rows = [onSunday];
    desk.lists.consultations = [refOf(onSunday)];
    const { nextOpenDay, consultations } = await open();
    expect(nextOpenDay).toBe('2026-12-01');
    expect(desk.asked.consultations).toEqual([['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'], 100]);
    expect(consultations).toMatchObject([{ preferredDate: '2026-11-29' }]);
  });

  it('asks of the consultations of the last seven days whether they took place', async () => {
    const { desk, open } = setUp();
    desk.rows = [aBookingRow({ preferredDate: '2026-11-20', bookingStatus: 'Confirmed' })];
    desk.lists.withoutOutcome = desk.rows.map(refOf);
    expect((await open()).withoutOutcome).toEqual({ total: 1, rows: desk.rows });
    expect(desk.asked.withoutOutcome).toEqual(['2026-11-16', '2026-11-23', 100]);
  });

  it('shows the first 20 of a list and counts up to 100', async () => {
    const { desk, open } = setUp();
    desk.rows = Array.from({ length: 30 }, (_, index) => (index % 2 ? aBookingRow() : aSubscriptionRow()));
    desk.lists.withVisitorRequest = desk.rows.map(refOf);
    expect((await open()).visitorRequests).toEqual({ total: 30, rows: desk.rows.slice(0, 20) });
    expect(desk.asked.withVisitorRequest).toEqual([100]);
  });

  it('says how many business minutes the unanswered leads have been waiting', async () => {
    const { desk, open } = setUp();
    desk.rows = [
      // Friday, half an hour before the office closed; Saturday has four hours
      aBookingRow({ createdAt: '2026-11-20T09:30:00.000Z' }),
      aBookingRow({ createdAt: '2026-11-23T01:50:00.000Z' }),
    ];
    desk.lists.unanswered = desk.rows.map(refOf);
    desk.rows.push(aSubscriptionRow());
    desk.lists.unansweredSignUps = desk.rows.slice(-1).map(refOf);
    const { unanswered, unansweredSignUps } = await open();
    expect(unanswered.rows.map(({ waitingMinutes }) => waitingMinutes)).toEqual([30 + 240 + 60, 10]);
    expect(unansweredSignUps).toMatchObject({ total: 1, rows: [{ leadType: 'subscription' }] });
  });

  it('lists the tasks that are due and the failed messages of leads, or of a week', async () => {
    const { desk, open } = setUp();
    desk.tasks = [aListedTask({ dueDate: '2026-11-20' }), aListedTask({ dueDate: '2026-11-24' })];
    const mail = { kind: 'test', leadType: null, leadId: null, subject: 'x', createdAt: NOW } as const;
    desk.mailLists.failed = Array.from({ length: 25 }, (_, id) => ({
      ...mail,
      id: `${id}`,
      lastReply: null,
    }));
    const { tasks, failedMails } = await open();
    expect(tasks).toEqual({ total: 1, rows: [desk.tasks[0]] });
    expect([failedMails.total, failedMails.rows.length]).toEqual([25, 20]);
    expect(desk.asked.failed).toEqual(['2026-11-16T02:00:00.000Z', 100]);
  });

  it('lists the days of clients from today to the fourteenth day after it', async () => {
    const { desk, open } = setUp();
    const client = {
      id: 'client',
      firstName: 'Liza',
      lastName: 'Reyes',
      dateOfBirth: '1984-11-30',
      soldOn: '2024-05-31',
      productPurchased: 'Term life',
      premiumFrequency: 'quarterly',
      premiumRate: '120',
      clientId: null,
    } as const;
    desk.lists.clientDays = [
      { kind: 'birthday', date: '2026-11-30', client },
      { kind: 'premium', date: '2026-11-30', client },
    ];
    const { coming } = await open();
    const lead = { ...NO_CLIENT, leadType: 'appointment', leadId: 'client', name: 'Liza Reyes' };
    expect(coming).toEqual([
      { kind: 'birthday', date: '2026-11-30', ...lead, detail: 'turns 42' },
      { kind: 'premium', date: '2026-11-30', ...lead, detail: 'Term life, quarterly, $120' },
    ]);
    const [dates, limit] = desk.asked.clientDays as [string[], number];
    expect([dates.length, dates[0], dates.at(-1), limit]).toEqual([15, '2026-11-23', '2026-12-07', 50]);
  });

  it('takes birthdays from clients and anniversaries from policies where there are any', async () => {
    const { desk, open } = setUp();
    const liza = aClient({ id: 'liza', firstName: 'Liza', lastName: 'Reyes', dateOfBirth: '1984-11-30' });
    const sale = {
      soldOn: '2024-11-25',
      productPurchased: 'Term life',
      premiumFrequency: null,
      premiumRate: null,
    };
    const lead = {
      id: 'booking',
      firstName: 'L.',
      lastName: 'Reyes',
      dateOfBirth: '1984-11-30',
      clientId: 'liza',
    };
    const other = { ...lead, ...sale, id: 'other', clientId: null, dateOfBirth: null };
    desk.lists.clientDays = [
      { kind: 'anniversary', date: '2026-11-25', client: { ...lead, ...sale } },
      { kind: 'anniversary', date: '2026-11-25', client: other },
      { kind: 'birthday', date: '2026-11-30', client: { ...lead, ...sale } },
    ];
    desk.sold = ['booking'];
    desk.birthdays = [{ date: '2026-11-30', client: liza }];
    const policy = {
      policyId: 'policy',
      insurer: 'Sun Life',
      product: 'Term 20',
      policyNumber: '12',
      client: liza,
    };
    desk.policyDays = [
      { kind: 'anniversary', date: '2026-11-24', years: 2, ...policy },
      { kind: 'maturity', date: '2026-12-01', years: 20, ...policy },
    ];
    const { coming } = await open();
    expect(
      coming.map(({ kind, date, leadId, policyId, detail }) => [kind, date, leadId ?? policyId, detail]),
    ).toEqual([
      ['anniversary', '2026-11-24', 'policy', '2 years, Sun Life Term 20 12'],
      ['anniversary', '2026-11-25', 'other', '2 years, Term life'],
      ['birthday', '2026-11-30', null, 'turns 42'],
      ['maturity', '2026-12-01', 'policy', 'Sun Life Term 20 12'],
    ]);
  });

  it('shows the first premiums past grace, in grace and due soon, with the number of all of each', async () => {
    const { desk, open } = setUp();
    const several = (count: number, changes: Partial<PolicyPremium>) =>
      Array.from({ length: count }, (_, index) => aPremium(`${changes.state} ${index}`, changes));
    desk.premiums = [
      ...several(25, { state: 'past grace', daysLeft: null }),
      ...several(2, { state: 'in grace' }),
      ...several(6, { state: 'due', daysLeft: null }),
    ];
    const { rows, ...counts } = (await open()).premiums;
    expect(counts).toEqual({ total: 33, pastGrace: 25, inGrace: 2, dueSoon: 6 });
    expect(rows.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 10 }, () => 'past grace'),
      'in grace',
      'in grace',
      'due',
      'due',
      'due',
      'due',
      'due',
    ]);
    expect(rows[10]).toMatchObject({ id: 'in grace 0', clientId: 'liza', name: 'Liza Reyes', daysLeft: 3 });
    expect(rows[0]).not.toHaveProperty('client');
  });

  it('shows how to reach who owes, without an address that no mail reaches', async () => {
    const { desk, open } = setUp();
    const withAddress = (email: string | null) =>
      aPremium(String(email), { client: aClient({ ...LIZA, email }) });
    desk.premiums = [null, 'caller@no-email.invalid', 'liza@sample.example'].map(withAddress);
    expect((await open()).premiums.rows.map(({ phone, email }) => [phone, email])).toEqual([
      ['+63 917 000 0101', null],
      ['+63 917 000 0101', null],
      ['+63 917 000 0101', 'liza@sample.example'],
    ]);
  });

  it('has the median of the first responses to leads of the last 30 days, in business minutes', async () => {
    const { desk, open } = setUp();
    const answer = (createdAt: string, answeredAt: string) => ({ createdAt, answeredAt });
    desk.lists.answerTimes = [
      answer('2026-11-20T01:00:00.000Z', '2026-11-20T01:10:00.000Z'),
      answer('2026-11-20T09:59:00.000Z', '2026-11-21T02:04:00.000Z'),
      answer('2026-11-22T01:00:00.000Z', '2026-11-22T09:00:00.000Z'),
    ];
    expect((await open()).medianFirstResponseMinutes).toBe(5);
    expect(desk.asked.answerTimes).toEqual(['2026-10-24T02:00:00.000Z', 1_000]);
  });
});

test('the menu counts what waits for the user, and privacy requests only for a superadmin', async () => {
  const { desk, count } = setUp();
  desk.tasks = [
    aListedTask({ dueDate: '2026-11-20', assigneeId: 'ana' }),
    aListedTask({ dueDate: '2026-11-20', assigneeId: 'ben' }),
    aListedTask({ dueDate: '2026-11-24', assigneeId: 'ana' }),
  ];
  const mail = { kind: 'test', leadType: null, leadId: null, subject: 'x', createdAt: NOW } as const;
  desk.mailLists.failed = [{ ...mail, id: '1', lastReply: null }];
  desk.mailLists.held = 3;
  desk.premiums = [aPremium('a'), aPremium('b'), aPremium('c', { state: 'past grace' })];
  desk.requestsDue = ['2026-11-20', '2026-11-23', '2026-11-24'];
  const counted = {
    tasksDue: 1,
    failedMails: 1,
    heldMails: 3,
    premiumsPastGrace: 1,
    premiumsInGrace: 2,
    privacyRequestsDue: 2,
  };
  expect(await count()).toEqual(counted);
  expect(await count('admin_assistant')).toEqual({ ...counted, privacyRequestsDue: 0 });
  expect(desk.asked.failed).toEqual(['2026-11-16T02:00:00.000Z', 100]);
});
