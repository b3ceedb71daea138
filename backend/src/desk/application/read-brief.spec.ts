import { aClient } from '../../clients/testing/builders.js';
import type { LeadsBriefs } from '../../leads/leads-brief.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { PolicyPremium } from '../../policies/policy-days.js';
import { aListedTask } from '../../tasks/testing/builders.js';
import { aBookingRow, InMemoryDesk, refOf } from '../testing/in-memory-desk.js';
import { ReadBrief } from './read-brief.js';
import { ReadLeadsBrief } from './read-leads-brief.js';

const DATE = '2026-11-23';
const NO_CONSULTATIONS = { consultations: [], moreConsultations: 0 };

function setUp() {
  const desk = new InMemoryDesk();
  const briefs = portWith<LeadsBriefs>({ brief: () => Promise.resolve(NO_CONSULTATIONS) });
  const leads = new ReadLeadsBrief(briefs, desk.leads, desk.listed);
  const read = new ReadBrief(leads, desk.toDo, desk.policies);
  return { desk, read: () => read.execute(DATE) };
}

const aPremium = (lastName: string, changes: Partial<PolicyPremium> = {}): PolicyPremium => ({
  id: lastName,
  policyId: `policy of ${lastName}`,
  policyNumber: null,
  isInForce: true,
  payor: null,
  insurer: 'Sun Life',
  product: 'Term 20',
  amount: 250_000,
  paidAmount: 0,
  currency: 'PHP',
  dueDate: '2026-10-26',
  graceEndsOn: '2026-11-26',
  state: 'in grace',
  daysLeft: 3,
  client: aClient({ id: lastName, firstName: 'Liza', lastName, phone: '+63 917 000 0101' }),
  ...changes,
});

describe('what the mail of the morning says about people', () => {
  it('is nothing on a quiet day', async () => {
    expect(await setUp().read()).toEqual({
      ...NO_CONSULTATIONS,
      unansweredLeads: 0,
      visitorRequests: 0,
      tasksDue: 0,
      urgent: [],
      premiumsPastGrace: 0,
      premiumsInGrace: 0,
      premiumsInLastDays: 0,
      premiumsDue: 0,
    });
  });

  it('counts what the desk of the day lists', async () => {
    const { desk, read } = setUp();
    const [waiting, asking] = [aBookingRow(), aBookingRow()];
    desk.rows = [waiting, asking];
    desk.lists.unanswered = desk.rows.map(refOf);
    desk.lists.withVisitorRequest = [refOf(asking)];
    desk.tasks = [aListedTask({ dueDate: DATE }), aListedTask({ dueDate: '2026-11-24' })];
    desk.premiums = [
      aPremium('Abad', { state: 'past grace', daysLeft: null }),
      aPremium('Bautista', { daysLeft: 7 }),
      aPremium('Cruz', { daysLeft: 8 }),
      aPremium('Dizon', { state: 'due', daysLeft: null }),
      aPremium('Enriquez', { state: 'upcoming', daysLeft: null }),
    ];
    expect(await read()).toMatchObject({
      unansweredLeads: 2,
      visitorRequests: 1,
      tasksDue: 1,
      premiumsPastGrace: 1,
      premiumsInGrace: 2,
      premiumsInLastDays: 1,
      premiumsDue: 2,
    });
    expect(desk.asked.unanswered).toEqual([100]);
  });

  it('names the three most urgent people, without what a task is about', async () => {
    const { desk, read } = setUp();
    desk.premiums = [
      aPremium('Abad', { state: 'past grace', daysLeft: null, graceEndsOn: '2026-11-20' }),
      aPremium('Bautista', { daysLeft: 0 }),
    ];
    desk.tasks = [
      aListedTask({ dueDate: '2026-11-21', title: 'Nobody’s own' }),
      aListedTask({
        dueDate: '2026-11-22',
        clientId: 'c',
        clientName: 'Cora Cruz',
        title: 'Send the biopsy',
      }),
    ];
    const asking = aBookingRow();
    desk.rows = [asking];
    desk.lists.withVisitorRequest = [refOf(asking)];
    const { urgent } = await read();
    expect(urgent).toEqual([
      {
        bookingId: null,
        clientId: 'Abad',
        policyId: 'policy of Abad',
        name: 'Liza Abad',
        phone: '+63 917 000 0101',
        urgency: { why: 'past grace', days: 3 },
      },
      {
        bookingId: null,
        clientId: 'Bautista',
        policyId: 'policy of Bautista',
        name: 'Liza Bautista',
        phone: '+63 917 000 0101',
        urgency: { why: 'in grace', days: 0 },
      },
      {
        bookingId: null,
        clientId: 'c',
        policyId: null,
        name: 'Cora Cruz',
        phone: null,
        urgency: { why: 'task', days: 1 },
      },
    ]);
  });

  it('names whose case waits for its next step, without what the case is about', async () => {
    const { desk, read } = setUp();
    const about = { clientId: 'c', clientName: 'Cora Cruz', policyId: 'p', policyName: 'Sun Life Term 20' };
    desk.tasks = [
      aListedTask({ kind: 'case', dueDate: DATE, ...about, caseTitle: 'Biopsy', title: 'Send the biopsy' }),
    ];
    expect((await read()).urgent).toEqual([
      {
        bookingId: null,
        clientId: 'c',
        policyId: 'p',
        name: 'Cora Cruz',
        phone: null,
        urgency: { why: 'case', days: 0 },
      },
    ]);
  });

  it('names visitors who ask, and bookings that wait, with their phones', async () => {
    const { desk, read } = setUp();
    const [waiting, asking] = [
      aBookingRow({ firstName: 'Wilma', lastName: 'Go', phone: '0917 1' }),
      aBookingRow({ firstName: 'Ana', lastName: 'Lim', phone: '0917 2' }),
    ];
    desk.rows = [waiting, asking];
    desk.lists.unanswered = [refOf(waiting)];
    desk.lists.withVisitorRequest = [refOf(asking)];
    desk.tasks = [
      aListedTask({ dueDate: DATE, leadType: 'appointment', leadId: waiting.id, leadName: 'Wilma Go' }),
      aListedTask({ dueDate: DATE, leadType: 'subscription', leadId: 's', leadName: 'Only a reader' }),
    ];
    expect((await read()).urgent.map(({ name, phone, urgency }) => [name, phone, urgency.why])).toEqual([
      ['Wilma Go', null, 'task'],
      ['Ana Lim', '0917 2', 'request'],
    ]);
  });
});
