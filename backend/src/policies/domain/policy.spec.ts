import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aBeneficiary, aPolicy, newPolicy } from '../testing/builders.js';
import { changePolicy, createPolicy, isOwing, isPaying } from './policy.js';
import { POLICY_LINES } from './policy-choices.js';
import { EMPTY_POLICY } from './policy-fields.js';
import { changesPremiums } from './premium-changes.js';
import { policyEvent } from './policy-event.js';

const AT = '2026-11-21T02:00:00.000Z';
const ANY = { ifUpdatedAt: null, today: '2026-11-21' };

describe('what mails to clients say of a policy', () => {
  const TEXT = 'PRIZE DEPT - visit evil.example/win now';
  const said = ({ errors }: { errors?: object }) => Object.keys(errors ?? {});

  it('has no link and no phone number when it is written', () => {
    const rejected = domainErrorOf(() =>
      aPolicy({ insurer: TEXT, product: 'Call 0917 000 1111', policyNumber: TEXT }),
    );
    expect(said(rejected)).toEqual(['insurer', 'product', 'policyNumber']);
    expect(rejected).toMatchObject({ message: 'Insurer must not contain links or phone numbers' });
    expect(aPolicy({ policyNumber: '0917-000-1111' }).policyNumber).toBe('0917-000-1111');
  });

  it('stays as it was stored before the rule, and follows it when it is changed', () => {
    const stored = { ...aPolicy(), insurer: TEXT };
    expect(changePolicy(stored, { remarks: 'Called' }, AT, ANY).insurer).toBe(TEXT);
    const numbered = { ...aPolicy(), policyNumber: TEXT };
    expect(changePolicy(numbered, { remarks: 'Called' }, AT, ANY).policyNumber).toBe(TEXT);
    expect(said(domainErrorOf(() => changePolicy(stored, { product: TEXT }, AT, ANY)))).toEqual(['product']);
  });
});

describe('a new policy', () => {
  it('has what was written, and the usual of what was left out', () => {
    const details = newPolicy();
    expect(createPolicy(details, 'id', AT)).toEqual({
      ...details,
      premium: { amount: 250_000, currency: 'PHP' },
      graceDays: 31,
      ...EMPTY_POLICY,
      id: 'id',
      createdAt: AT,
      updatedAt: AT,
    });
  });

  it('has 31 grace days of life insurance, none of other lines, and those of the contract when they are given', () => {
    const graceDays = POLICY_LINES.map((line) => [line, aPolicy({ line }).graceDays]);
    expect(graceDays).toEqual([
      ['life', 31],
      ['health', 0],
      ['accident', 0],
      ['non-life', 0],
    ]);
    expect(aPolicy({ graceDays: 45 }).graceDays).toBe(45);
  });

  it.each([{ startsOn: '1900-01-01' }, { startsOn: '2199-12-31' }, { endsOn: '2026-02-01' }])(
    'may have the dates %j',
    (dates) => expect(createPolicy(newPolicy(dates), 'id', AT)).toMatchObject(dates),
  );

  it.each([
    [{ startsOn: '2026-02-30' }, ['startsOn']],
    [{ startsOn: '1899-12-31' }, ['startsOn']],
    [{ startsOn: '2200-01-01' }, ['startsOn']],
    [{ endsOn: '2026-01-31' }, ['endsOn']],
    [{ endsOn: 'tomorrow', reinstateUntil: '2025-01-01' }, ['endsOn', 'reinstateUntil']],
  ])('is rejected with the dates %j: %j', (dates, fields) => {
    const { errors } = domainErrorOf(() => createPolicy(newPolicy(dates), 'id', AT));
    expect(Object.keys(errors ?? {})).toEqual(fields);
  });
});

describe('a change of a policy', () => {
  const policy = aPolicy({ policyNumber: 'P-1', premium: { amount: 100, currency: 'USD' } });
  const changed = (change: Parameters<typeof changePolicy>[1], ifUpdatedAt: string | null = null) =>
    changePolicy(policy, change, AT, { ...ANY, ifUpdatedAt });

  it('replaces what is given and keeps the rest, the currency too', () => {
    expect(
      changed({ policyNumber: null, premium: { amount: 200, currency: null } }, policy.updatedAt),
    ).toEqual({
      ...policy,
      policyNumber: null,
      premium: { amount: 200, currency: 'USD' },
      updatedAt: AT,
    });
  });

  it('fills in the usual grace days again when they are emptied', () => {
    expect(changed({ graceDays: null, line: 'non-life' }).graceDays).toBe(0);
  });

  it.each([[{}], [{ policyNumber: 'P-1', premium: { amount: 100, currency: 'USD' } }]])(
    'with the values that it has is the same policy, whatever its author has seen: %j',
    (change) => expect(changed(change, 'earlier')).toBe(policy),
  );

  it('of an earlier state is rejected', () => {
    const change = () => changed({ remarks: 'x' }, 'earlier');
    expect(domainErrorOf(change)).toMatchObject({
      kind: 'Conflict',
      message: 'Somebody else changed this policy in the meantime',
    });
    const { id, updatedAt, product } = policy;
    const current = expect.objectContaining({ id, updatedAt, product }) as unknown;
    expect(change).toThrow(expect.objectContaining({ current }));
  });

  it('is rejected with an end before the start', () => {
    const { errors } = domainErrorOf(() => changed({ endsOn: '2025-12-31' }));
    expect(errors).toEqual({ endsOn: 'Ends on must be after the start of the policy' });
  });

  it.each([
    [{ mode: 'annual' }, true],
    [{ premium: { amount: 101, currency: null } }, true],
    [{ startsOn: '2026-02-01' }, true],
    [{ endsOn: '2027-02-01' }, true],
    [{ graceDays: 30 }, true],
    [{ force: 'lapsed' }, true],
    [{ application: 'declined' }, true],
    [{ remarks: 'x', policyNumber: 'P-2', insured: 'Ben Uy' }, false],
    [{ force: 'not yet' }, false],
  ] as const)('to %j changes the unpaid premiums: %s', (change, expected) =>
    expect(changesPremiums(policy, changed(change))).toBe(expected),
  );
});

describe('what is known of a policy besides its premiums', () => {
  const policy = aPolicy({
    paymentMethod: 'card',
    cardExpires: '2027-08',
    fundValue: 5_000_000,
    fundValueOn: '2026-11-01',
  });
  const changed = (change: Parameters<typeof changePolicy>[1]) => changePolicy(policy, change, AT, ANY);
  const errorsOf = (change: Parameters<typeof changePolicy>[1]) =>
    domainErrorOf(() => changed(change)).errors;

  it('has no month of a card that is not used any more, and no day of an earlier fund value', () => {
    expect(changed({ paymentMethod: 'counter' })).toMatchObject({ cardExpires: null });
    expect(changed({ fundValue: 6_000_000 })).toMatchObject({ fundValueOn: null });
    const both = { fundValue: 6_000_000, fundValueOn: '2026-11-20' };
    expect(changed(both)).toMatchObject(both);
    expect(changed({ remarks: 'x' })).toMatchObject({ cardExpires: '2027-08', fundValueOn: '2026-11-01' });
  });

  it('has a month of a card only where it is paid by card', () => {
    expect(errorsOf({ paymentMethod: 'counter', cardExpires: '2027-08' })).toEqual({
      cardExpires: 'Only a policy that is paid by card has the month in which the card expires',
    });
  });

  it('was issued, delivered and worth something before the start or after it, and not in the future', () => {
    const before = { issuedOn: '2025-12-20', deliveredOn: '2025-12-24' };
    expect(changed(before)).toMatchObject(before);
    const future = { issuedOn: '2026-11-22', deliveredOn: '2026-11-22', fundValueOn: '2026-11-22' };
    expect(Object.keys(errorsOf(future) ?? {})).toEqual(Object.keys(future));
    expect(domainErrorOf(() => aPolicy({ deliveredOn: '2026-11-22' })).errors).toEqual({
      deliveredOn: 'Delivered on must not be in the future',
    });
  });

  const rider = { name: 'Accidental Death', amount: 50_000_000, endsAtAge: 65, premium: null };
  const cheque = { number: '001', bank: 'BDO', date: '2027-01-31', amount: null, isDeposited: false };

  it('has each rider once, and each cheque of a bank', () => {
    expect(errorsOf({ riders: [rider, { ...rider, name: 'accidental death' }] })).toEqual({
      'riders.1.name': 'This rider is there twice',
    });
    expect(errorsOf({ cheques: [cheque, { ...cheque, bank: 'bdo' }] })).toEqual({
      'cheques.1.number': 'This cheque is there twice',
    });
    const cheques = [cheque, { ...cheque, bank: 'BPI' }];
    expect(changed({ cheques })).toMatchObject({ cheques });
    expect(errorsOf({ cheques: [{ ...cheque, date: '2027-02-30' }] })).toEqual({
      'cheques.0.date': 'Date must be a real date',
    });
  });
});

describe('the day since which a policy is as it is', () => {
  const policy = { ...aPolicy({ startsOn: '2026-03-10' }), forceSince: '2026-05-01' };
  const change = (changes: Parameters<typeof changePolicy>[1], of = policy) =>
    changePolicy(of, changes, AT, ANY);

  it('is today when its state changes and none is said, and stays with the state', () => {
    expect(change({ force: 'lapsed' }).forceSince).toBe('2026-11-21');
    expect(change({ force: 'lapsed', forceSince: null }).forceSince).toBe('2026-11-21');
    expect(change({ remarks: 'x' }).forceSince).toBe('2026-05-01');
    expect(change({ remarks: 'x', force: 'in force' }).forceSince).toBe('2026-05-01');
    expect(change({ force: 'lapsed', forceSince: '2026-10-15' }).forceSince).toBe('2026-10-15');
    expect(change({ forceSince: '2026-03-10' }).forceSince).toBe('2026-03-10');
    expect(change({ forceSince: '2026-11-21' }).forceSince).toBe('2026-11-21');
    expect(change({ forceSince: null }).forceSince).toBeNull();
  });

  it.each([
    ['2026-11-22', 'policy.since-in-future'],
    ['2026-03-09', 'policy.before-start'],
    ['2026-02-30', 'field.real-date'],
  ])('is rejected when it is %s: %s', (forceSince, code) =>
    expect(() => change({ force: 'lapsed', forceSince })).toThrow(
      expect.objectContaining({ codes: { forceSince: expect.objectContaining({ code }) as unknown } }),
    ),
  );

  it('may be before the start of a policy that has not begun', () => {
    const future = { ...policy, startsOn: '2026-12-10' };
    expect(change({ force: 'cancelled', forceSince: '2026-11-10' }, future).forceSince).toBe('2026-11-10');
    const today = { ...policy, startsOn: '2026-11-21' };
    expect(() => change({ force: 'cancelled', forceSince: '2026-11-10' }, today)).toThrow();
  });
});

describe('terms that are stated as they are', () => {
  const policy = aPolicy();
  const isSame = (of: typeof policy, change: Parameters<typeof changePolicy>[1]) =>
    changePolicy(of, change, AT, ANY) === of;

  it('are a change only where others were known for later, or have changed before', () => {
    const upcoming = [{ effectiveOn: '2027-01-31', graceDays: 15 }];
    expect(isSame(policy, { graceDays: 31 })).toBe(true);
    expect(isSame({ ...policy, upcoming }, { graceDays: 31 })).toBe(false);
    expect(isSame({ ...policy, termsSince: '2026-05-31' }, { graceDays: 31 })).toBe(false);
    expect(isSame({ ...policy, upcoming }, { remarks: null })).toBe(true);
  });
});

test.each([
  [{ application: 'applied', force: 'not yet' }, true, true],
  [{ application: 'issued', force: 'in force' }, true, true],
  [{ application: 'issued', force: 'lapsed' }, false, true],
  [{ application: 'issued', force: 'surrendered' }, false, true],
  [{ application: 'declined', force: 'not yet' }, false, false],
  [{ application: 'withdrawn', force: 'not yet' }, false, false],
] as const)(
  'further premiums of a policy that is %j fall due: %s; earlier ones stay due: %s',
  (states, further, earlier) =>
    expect([isPaying(aPolicy(states)), isOwing(aPolicy(states))]).toEqual([further, earlier]),
);

it('a policy is on the timeline of the client by what changed, without amounts', () => {
  const policy = aPolicy({ policyNumber: 'P-1', remarks: null });
  const events = [
    policyEvent(null, policy),
    policyEvent(policy, { ...policy, premium: { amount: 777, currency: 'PHP' } }),
    policyEvent(policy, { ...policy, force: 'lapsed' }),
    policyEvent(policy, { ...policy, beneficiaries: [aBeneficiary()] }),
  ];
  expect(events.map(({ actionType }) => actionType)).toEqual([
    'policy_added',
    'policy_changed',
    'policy_changed',
    'beneficiaries_changed',
  ]);
  expect(events.map(({ actionDetails }) => actionDetails)).toEqual([
    'Policy Sun Life Term 20 P-1 added',
    'Policy Sun Life Term 20 P-1 changed',
    'Policy Sun Life Term 20 P-1 changed: lapsed',
    'Beneficiaries of Sun Life Term 20 P-1 changed',
  ]);
});
