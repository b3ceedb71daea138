import {
  anniversaryData,
  mailEvent,
  plannedFrom,
  type PlannedKind,
  premiumData,
  premiumMailKey,
  reminderOn,
} from './policy-mails.js';

describe('the reminder that a premium calls for', () => {
  const premium = { dueDate: '2026-11-30', graceEndsOn: '2026-12-31', amount: 100, paidAmount: 0 };
  const due = { kind: 'premium_due', occasion: 'due', on: '2026-11-23', until: '2026-11-30' };
  const grace = { kind: 'premium_in_grace' };
  const begins = { ...grace, occasion: 'grace begins', on: '2026-12-01', until: '2026-12-23' };
  const ends = { ...grace, occasion: 'grace ends', on: '2026-12-24', until: '2026-12-31' };

  it.each([
    ['2026-11-22', null],
    ['2026-11-23', due],
    ['2026-11-30', due],
    ['2026-12-01', begins],
    ['2026-12-23', begins],
    ['2026-12-24', ends],
    ['2026-12-31', ends],
    ['2027-01-01', null],
  ])('on %s is %o', (today, reminder) => {
    expect(reminderOn(premium, today)).toEqual(reminder);
  });

  it('is one alone in a short grace period, and that it is due without any', () => {
    const short = { ...premium, graceEndsOn: '2026-12-10' };
    expect(reminderOn(short, '2026-12-01')).toEqual({ ...begins, until: '2026-12-10' });
    expect(reminderOn(short, '2026-12-10')).toEqual({ ...begins, until: '2026-12-10' });
    expect(reminderOn({ ...premium, graceEndsOn: premium.dueDate }, '2026-12-01')).toBeNull();
  });

  it('is none of a premium that is paid', () => {
    expect(reminderOn({ ...premium, paidAmount: 100 }, '2026-11-25')).toBeNull();
    expect(reminderOn({ ...premium, paidAmount: 100 }, '2026-12-05')).toBeNull();
  });
});

describe('the first day whose mails are planned', () => {
  const today = '2026-11-21';
  const on = (plannedOn: string): PlannedKind => ({ plannedOn, wasOn: true });
  const off = (plannedOn: string): PlannedKind => ({ plannedOn, wasOn: false });

  it.each<[string, PlannedKind | null, boolean, string | null, PlannedKind]>([
    ['today at first', null, true, today, on(today)],
    ['today after a planning of yesterday', on('2026-11-20'), true, today, on(today)],
    ['today once more', on(today), true, today, on(today)],
    ['today after a clock that was ahead', on('2026-11-25'), true, today, on(today)],
    ['the first one without the software', on('2026-11-18'), true, '2026-11-19', on(today)],
    ['none of a kind that is off', on('2026-11-20'), false, null, off(today)],
    ['none on the day on which it is turned on', off(today), true, null, off(today)],
    ['the one after it was turned on', off('2026-11-20'), true, today, on(today)],
    ['the one after it, also without the software', off('2026-11-18'), true, '2026-11-19', on(today)],
  ])('is %s', (_, last, isOn, from, next) => {
    expect(plannedFrom(last, isOn, today)).toEqual({ from, next });
  });
});

describe('what a mail says', () => {
  const client = { id: 'liza', firstName: 'Liza', email: 'liza@x.example' };
  const policy = { policyId: 'policy', insurer: 'Sun Life', policyNumber: 'P-1' };
  const common = { ...policy, clientId: 'liza', firstName: 'Liza' };

  it('of a premium is what is still owed, and by when', () => {
    const premium = {
      ...policy,
      dueDate: '2026-11-30',
      graceEndsOn: '2026-12-31',
      amount: 100,
      paidAmount: 30,
      currency: 'PHP',
      product: 'Term 20',
    };
    expect(premiumData(premium, client, { occasion: 'due', owner: client })).toEqual({
      ...common,
      dueDate: '2026-11-30',
      graceEndsOn: '2026-12-31',
      occasion: 'due',
      owed: 70,
      currency: 'PHP',
    });
  });

  it('of an anniversary is the day and the years', () => {
    const anniversary = { date: '2026-11-21', years: 3 };
    expect(anniversaryData(policy, client, anniversary)).toEqual({ ...common, ...anniversary });
  });

  it('is said once of each occasion of a due date', () => {
    expect(premiumMailKey({ policyId: 'p', dueDate: '2026-11-30' }, 'grace ends')).toBe(
      'premium:p:2026-11-30:grace ends',
    );
  });
});

test.each([
  ['sent', null, 'mail_sent', 'Message sent: Premium due'],
  ['failed', null, 'mail_not_sent', 'Message not sent: Premium due'],
  ['skipped', 'The premium is paid', 'mail_not_sent', 'Message not sent: Premium due (The premium is paid)'],
] as const)(
  'the timeline says of a mail that was %s (%s): %s, %s',
  (state, reason, actionType, actionDetails) =>
    expect(mailEvent('premium_due', { state, reason })).toEqual({ actionType, actionDetails }),
);
