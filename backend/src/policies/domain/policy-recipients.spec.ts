import type { AnniversaryMail, PremiumMail } from './policy-mails.js';
import { anniversaryNow, type MailedPolicy, premiumNow } from './policy-recipients.js';

const client = { id: 'olive', firstName: 'Olive', email: 'olive@sample.example' };
const premium = {
  dueDate: '2026-11-28',
  graceEndsOn: '2026-12-29',
  amount: 250_000,
  paidAmount: 0,
  currency: 'PHP',
};
const policy: MailedPolicy = {
  policyId: 'o-1',
  insurer: 'Mabini Life',
  policyNumber: 'O-1',
  startsOn: '2024-11-28',
  endsOn: null,
  force: 'in force',
  application: 'issued',
  client,
  payor: null,
  premium,
};
const planned: PremiumMail = {
  policyId: 'o-1',
  clientId: 'before',
  firstName: 'Before',
  insurer: 'Before Life',
  policyNumber: 'B-1',
  dueDate: '2026-11-28',
  graceEndsOn: '2026-12-28',
  occasion: 'due',
  owed: 1,
  currency: 'PHP',
};
const anniversary: AnniversaryMail = { ...planned, date: '2026-11-28', years: 1 };

const ENDED = ['lapsed', 'surrendered', 'matured', 'claimed', 'cancelled'] as const;

describe('a mail about a policy, when it is handed over', () => {
  it('goes to the owner of now, in their name, and says what is owed now', () => {
    const paidInPart = { ...policy, premium: { ...premium, paidAmount: 50_000 } };
    expect(premiumNow('premium_due', planned, paidInPart, '2026-11-21')).toEqual({
      recipient: 'olive@sample.example',
      data: {
        policyId: 'o-1',
        clientId: 'olive',
        firstName: 'Olive',
        insurer: 'Mabini Life',
        policyNumber: 'O-1',
        dueDate: '2026-11-28',
        graceEndsOn: '2026-12-29',
        occasion: 'due',
        owed: 200_000,
        currency: 'PHP',
      },
    });
    expect(anniversaryNow(anniversary, policy, '2026-11-28')).toEqual({
      recipient: 'olive@sample.example',
      data: {
        policyId: 'o-1',
        clientId: 'olive',
        firstName: 'Olive',
        insurer: 'Mabini Life',
        policyNumber: 'O-1',
        date: '2026-11-28',
        years: 2,
      },
    });
  });

  it('about a premium goes to who pays for the owner, whom it names, and the other ones to the owner', () => {
    const payor = { id: 'pia', firstName: 'Pia', email: 'pia@sample.example' };
    const paid = { ...policy, client: { ...client, lastName: 'Reyes' }, payor };
    expect(premiumNow('premium_due', planned, paid, '2026-11-21')).toMatchObject({
      recipient: 'pia@sample.example',
      data: { clientId: 'pia', firstName: 'Pia', owner: 'Olive Reyes' },
    });
    expect(anniversaryNow(anniversary, paid, '2026-11-28')).toMatchObject({
      recipient: 'olive@sample.example',
    });
    expect(premiumNow('premium_due', planned, { ...paid, payor: null }, '2026-11-21')).toMatchObject({
      recipient: 'olive@sample.example',
      data: { clientId: 'olive' },
    });
  });

  it.each<[string, Partial<MailedPolicy> | null, string]>([
    ['without the policy', null, 'The policy or its policyholder was deleted'],
    ['without the owner', { client: null }, 'The policy or its policyholder was deleted'],
    ['without an address', { client: { ...client, email: null } }, 'The client has no e-mail address'],
    ...ENDED.map((force): [string, Partial<MailedPolicy>, string] => [
      `of a policy that is ${force}`,
      { force },
      `The policy is ${force}`,
    ]),
    ['of a policy not yet in force', { force: 'not yet' }, 'The policy is not in force'],
    ['of a policy that was declined', { application: 'declined' }, 'The policy is not in force'],
  ])('is not sent %s', (_, changes, refusal) => {
    const now = changes && { ...policy, ...changes };
    expect(premiumNow('premium_due', planned, now, '2026-11-21')).toEqual({ refusal });
    expect(anniversaryNow(anniversary, now, '2026-11-28')).toEqual({ refusal });
  });

  it.each<[string, PremiumMail, Partial<MailedPolicy>, string, string]>([
    [
      'of a paid premium',
      planned,
      { premium: { ...premium, paidAmount: 250_000 } },
      '2026-11-21',
      'The premium is paid',
    ],
    [
      'of a premium that is gone',
      planned,
      { premium: null },
      '2026-11-21',
      'The premiums of the policy changed',
    ],
    ['once it is in grace', planned, {}, '2026-11-29', 'It is too late for it'],
  ])('is no reminder %s', (_, mail, changes, today, refusal) => {
    expect(premiumNow('premium_due', mail, { ...policy, ...changes }, today)).toEqual({ refusal });
  });

  it('says once that days of grace began, and once that they end', () => {
    const handed = (occasion: 'grace begins' | 'grace ends' | undefined, today: string) =>
      'recipient' in premiumNow('premium_in_grace', { ...planned, occasion }, policy, today);
    expect(handed('grace begins', '2026-12-21')).toBe(true);
    expect(handed('grace begins', '2026-12-22')).toBe(false);
    expect(handed('grace ends', '2026-12-21')).toBe(false);
    expect(handed('grace ends', '2026-12-22')).toBe(true);
    // a mail of an earlier version does not say which
    expect(handed(undefined, '2026-12-21')).toBe(true);
  });

  it.each<[string, Partial<MailedPolicy>, string, string]>([
    ['on another day', {}, '2026-11-29', 'It is too late for it'],
    [
      'when the start was corrected',
      { startsOn: '2024-11-20' },
      '2026-11-28',
      'The policy has no anniversary on that day',
    ],
    [
      'on the day on which the policy starts',
      { startsOn: '2026-11-28' },
      '2026-11-28',
      'The policy has no anniversary on that day',
    ],
    [
      'on the day on which it ends',
      { endsOn: '2026-11-28' },
      '2026-11-28',
      'The policy has no anniversary on that day',
    ],
  ])('is no anniversary %s', (_, changes, today, refusal) => {
    expect(anniversaryNow(anniversary, { ...policy, ...changes }, today)).toEqual({ refusal });
  });
});
