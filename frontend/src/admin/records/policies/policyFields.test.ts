import { aPolicy, aPremium } from '@/testing/fakePolicies';
import { policyFilter } from '@/admin/ground/api/policiesProvider';
import { currentPremiums } from '@/admin/screens/policies/currentPremiums';
import { actsOf, usualDay } from '@/admin/screens/policies/policyActs';
import { changedFields, datedChange, newPolicy, valuesOf, valuesOfNew } from './policyFields';
import { premiumStateText } from '@/admin/ground/words/policyWords';

const { payments: _, corrections: __, ...NEXT } = aPremium();
const before = valuesOf(aPolicy({ insured: 'Ben Uy' }));

test('an edit sends only what differs, emptied fields as null', () => {
  expect(changedFields(before, before)).toEqual({});
  expect(changedFields(before, { ...before, reason: 'Asked by phone' })).toEqual({});
  expect(changedFields(before, { ...before, insured: ' ', remarks: 'x', graceDays: '' })).toEqual({
    insured: null,
    remarks: 'x',
    graceDays: null,
  });
});

test('a premium is sent in whole centavos with its currency, when either differs', () => {
  expect(changedFields(before, { ...before, amount: '12,500.51' })).toEqual({
    premium: { amount: 1_250_051, currency: 'PHP' },
  });
  expect(changedFields(before, { ...before, currency: 'USD' })).toEqual({
    premium: { amount: 1_250_050, currency: 'USD' },
  });
});

test('the month of a card that is not used any more is not sent, as its input is hidden', () => {
  const card = { ...before, paymentMethod: 'card', cardExpires: '2027-08' };
  expect(changedFields(before, card)).toEqual({ paymentMethod: 'card', cardExpires: '2027-08' });
  expect(changedFields(before, { ...card, paymentMethod: 'counter' })).toEqual({ paymentMethod: 'counter' });
  expect(changedFields(card, { ...card, paymentMethod: 'counter' })).toEqual({
    paymentMethod: 'counter',
    cardExpires: null,
  });
});

test('another fund value is sent with the day beside it, also where that stays', () => {
  const valued = valuesOf(aPolicy({ fundValue: 100_000, fundValueOn: '2026-11-01' }));
  expect(changedFields(valued, { ...valued, fundValue: '2000' })).toEqual({
    fundValue: 200_000,
    fundValueOn: '2026-11-01',
  });
  expect(changedFields(valued, { ...valued, fundValue: '1,000' })).toEqual({});
  const none = { fundValue: null, fundValueOn: null };
  expect(changedFields(valued, { ...valued, fundValue: '' })).toEqual(none);
});

test('an amount or a number that is written in other signs is no change', () => {
  expect(changedFields(before, { ...before, amount: '12500.5', graceDays: '031' })).toEqual({});
});

test.each([
  [{}, { remarks: 'x' }, {}],
  [{}, { mode: 'annual' }, {}],
  [{ effectiveOn: '2027-01-01' }, { mode: 'annual' }, { effectiveOn: '2027-01-01' }],
  [{ effectiveOn: '2027-01-01' }, { remarks: 'x' }, {}],
  [{ effectiveOn: '2027-01-01', kind: 'correction' }, { endsOn: null }, { kind: 'correction' }],
  [{ effectiveOn: '2027-01-01' }, { startsOn: '2026-01-01' }, { kind: 'correction' }],
] as const)('with %j a change of %j is sent with %j', (said, changes, how) => {
  expect(datedChange({ ...before, ...said }, changes)).toEqual({ ...changes, ...how });
});

test.each([
  ['lapse', { nextPremium: { ...NEXT, state: 'past grace' as const, daysLeft: null } }, '2026-12-03'],
  ['lapse', { nextPremium: NEXT }, '2026-12-20'],
  ['mature', { endsOn: '2026-12-01' }, '2026-12-01'],
  ['mature', { endsOn: '2027-12-01' }, '2026-12-20'],
] as const)('the usual day to %s %j is %s', (act, policy, date) => {
  expect(usualDay(act, aPolicy(policy), '2026-12-20')).toBe(date);
});

test('a policy is the object of acts that lead to another state', () => {
  expect(actsOf(aPolicy({ force: 'not yet' }))).toEqual(['start', 'cancel']);
  expect(actsOf(aPolicy())).toEqual(['lapse', 'surrender', 'mature', 'claim', 'cancel', 'not-yet']);
  expect(actsOf(aPolicy({ force: 'lapsed' }))).toEqual([
    'reinstate',
    'surrender',
    'mature',
    'claim',
    'cancel',
  ]);
  expect(actsOf(aPolicy({ application: 'declined' }))).toEqual([]);
});

test('a new policy sends everything that is written, with the usual choices', () => {
  expect(
    newPolicy({ ...valuesOfNew('client-1', null), insurer: 'Sun Life', amount: '100', graceDays: '45' }),
  ).toEqual({
    clientId: 'client-1',
    insurer: 'Sun Life',
    line: 'life',
    application: 'issued',
    force: 'in force',
    mode: 'annual',
    premium: { amount: 10_000, currency: 'PHP' },
    graceDays: 45,
  });
});

test.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2028-02', '2028-02-01', '2028-02-29'],
])('the month %s is a period of due dates', (dueMonth, dueFrom, dueTo) => {
  expect(policyFilter({ dueMonth, line: 'life' } as object)).toEqual({ line: 'life', dueFrom, dueTo });
});

test.each([
  ['upcoming', null, 'Upcoming'],
  ['in grace', 8, 'In grace, 8 days left'],
  ['in grace', 1, 'In grace, 1 day left'],
  ['in grace', 0, 'In grace, last day'],
  ['past grace', null, 'Past grace'],
] as const)('a premium that is %s with %s days left is “%s”', (state, daysLeft, text) => {
  expect(premiumStateText({ state, daysLeft })).toBe(text);
});

test('the current premiums are those that are owed, the last paid and the next ones', () => {
  const many = [
    'paid',
    'paid',
    'past grace',
    'paid',
    'in grace',
    'upcoming',
    'upcoming',
    'upcoming',
    'upcoming',
  ] as const;
  const premiums = many.map((state, index) => aPremium({ id: String(index), state }));
  expect(currentPremiums(premiums).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});
