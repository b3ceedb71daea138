import { addDays, addMonths, type CalendarDate } from '../calendar/domain/calendar-date.js';
import type { NewClient } from '../clients/client-queries.js';
import type { HouseholdRole } from '../clients/domain/household.js';
import type { NewCase } from '../policies/domain/service-case.js';
import type { NewPolicy, PolicyChange } from '../policies/domain/policy.js';

/** Who did what the samples show. */
export const SAMPLE = { id: 'sample', name: 'Sample' };

export interface SamplePolicy {
  readonly policy: Omit<NewPolicy, 'clientId'>;
  /** Premiums due before that day are paid. */
  readonly paidBefore: CalendarDate;
  /** A change after that, with its reason. */
  readonly then?: readonly [PolicyChange, reason: string];
  readonly case?: NewCase;
}

export interface SampleClient {
  /** In the household of the samples. */
  readonly role?: HouseholdRole;
  /** A booking with the e-mail address is linked. */
  readonly client: NewClient;
  readonly policies: readonly SamplePolicy[];
}

/** Invented people with addresses that cannot exist (RFC 2606), and policies in every state around today. */
export function sampleClients(today: CalendarDate): SampleClient[] {
  const pesos = (amount: number) => ({ amount: amount * 100, currency: null });
  const issued = (insurer: string, product: string, line: NewPolicy['line'], policyNumber: string) =>
    ({ insurer, product, line, policyNumber, application: 'issued', force: 'in force' }) as const;
  const heir = (name: string, relationship: string, share: number) =>
    ({ name, relationship, share, class: 'primary', revocable: true }) as const;
  const name = (firstName: string, lastName: string) => ({
    firstName,
    lastName,
    email: `${firstName}.${lastName}@sample.example`.toLowerCase().replace(/[^a-z@.]/g, ''),
  });
  const monthsAgo = (months: number, days = 0) => addDays(addMonths(today, -months), days);
  return [
    {
      client: {
        ...name('Liza', 'Reyes'),
        phone: '+63 917 000 0101',
        dateOfBirth: '1984-03-12',
        channel: 'call',
        tags: ['family'],
      },
      role: 'head',
      policies: [
        {
          // due within seven days, on its anniversary
          policy: {
            ...issued('Harbor Life', 'Term Protect 20', 'life', 'HL-20481'),
            startsOn: monthsAgo(36, 4),
            premium: pesos(24_000),
            mode: 'annual',
            beneficiaries: [
              heir('Marco Reyes', 'Spouse', 5_000),
              heir('Ella Reyes', 'Daughter', 2_500),
              heir('Noah Reyes', 'Son', 2_500),
            ],
          },
          paidBefore: today,
        },
        {
          // in grace
          policy: {
            ...issued('Bayview Health', 'Family Care', 'health', 'BH-77120'),
            startsOn: monthsAgo(9, -12),
            premium: pesos(6_500),
            paymentMethod: 'card',
            cardExpires: monthsAgo(-1).slice(0, 7),
            mode: 'quarterly',
            graceDays: 31,
            insured: 'Ella Reyes',
          },
          paidBefore: addDays(today, -20),
        },
      ],
    },
    {
      client: {
        ...name('Marco', 'Reyes'),
        phone: '+63 917 000 0111',
        dateOfBirth: '1982-07-02',
        referredBy: 'Liza Reyes',
      },
      role: 'spouse',
      policies: [
        {
          // due today
          policy: {
            ...issued('Harbor Life', 'Term Protect 20', 'life', 'HL-20482'),
            startsOn: today,
            faceAmount: 100_000_000,
            payor: 'Liza Reyes',
            deliveredOn: addDays(today, -12),
            premium: pesos(2_150),
            mode: 'monthly',
          },
          paidBefore: today,
        },
      ],
    },
    {
      client: {
        ...name('Ramon', 'Dela Cruz'),
        phone: '+63 917 000 0102',
        dateOfBirth: '1976-08-30',
        channel: 'meeting',
      },
      policies: [
        {
          // past grace
          policy: {
            ...issued('Pacific Shield', 'Accident Plus', 'accident', 'PS-3301'),
            startsOn: monthsAgo(6, -40),
            premium: pesos(3_800),
            mode: 'semi-annual',
            graceDays: 31,
          },
          paidBefore: addDays(today, -50),
        },
        {
          policy: {
            ...issued('Pacific Shield', 'Motor Comprehensive', 'non-life', 'PS-9917'),
            startsOn: monthsAgo(5),
            endsOn: monthsAgo(-7),
            premium: pesos(18_400),
            mode: 'single',
          },
          paidBefore: today,
          case: {
            kind: 'claim',
            title: 'Bumper after a parking accident',
            reference: 'CL-5520',
            nextStep: 'Send the estimate of the workshop',
            nextBy: addDays(today, 3),
          },
        },
        {
          policy: {
            ...issued('Harbor Life', 'Education Plan', 'life', 'HL-11820'),
            startsOn: monthsAgo(61),
            endsOn: monthsAgo(1),
            premium: pesos(30_000),
            mode: 'annual',
          },
          paidBefore: today,
          then: [{ force: 'matured' }, 'Paid out by the insurer'],
        },
      ],
    },
    {
      client: {
        ...name('Grace', 'Lim'),
        phone: '+63 918 000 0103',
        dateOfBirth: '1991-11-05',
        channel: 'message',
      },
      policies: [
        {
          // not issued yet
          policy: {
            insurer: 'Harbor Life',
            product: 'Invest & Protect',
            line: 'life',
            application: 'applied',
            force: 'not yet',
            startsOn: addDays(today, 10),
            premium: pesos(5_000),
            mode: 'monthly',
          },
          paidBefore: today,
        },
        {
          policy: {
            insurer: 'Bayview Health',
            product: 'Single Care',
            line: 'health',
            application: 'declined',
            force: 'not yet',
            startsOn: monthsAgo(2),
            premium: pesos(3_200),
            mode: 'quarterly',
          },
          paidBefore: monthsAgo(3),
        },
      ],
    },
    {
      client: {
        ...name('Noel', 'Garcia'),
        phone: '+63 919 000 0104',
        dateOfBirth: '1988-01-21',
        tags: ['win back'],
      },
      policies: [
        {
          policy: {
            ...issued('Harbor Life', 'Term Protect 20', 'life', 'HL-19004'),
            startsOn: monthsAgo(30),
            premium: pesos(4_900),
            mode: 'quarterly',
          },
          paidBefore: monthsAgo(7),
          then: [{ force: 'lapsed', reinstateUntil: addMonths(today, 24) }, 'Letter of the insurer'],
        },
        {
          policy: {
            ...issued('Pacific Shield', 'Accident Plus', 'accident', 'PS-2871'),
            startsOn: monthsAgo(20),
            premium: pesos(3_800),
            mode: 'annual',
          },
          paidBefore: today,
          then: [{ force: 'cancelled' }, 'Asked by the client'],
        },
      ],
    },
    {
      client: { ...name('Teresa', 'Aquino'), phone: '+63 920 000 0105', dateOfBirth: '1969-06-17' },
      policies: [
        {
          policy: {
            ...issued('Harbor Life', 'Whole Life 65', 'life', 'HL-08815'),
            startsOn: monthsAgo(48),
            premium: pesos(52_000),
            mode: 'annual',
          },
          paidBefore: monthsAgo(11),
          then: [{ force: 'surrendered' }, 'Surrendered for its cash value'],
        },
        {
          policy: {
            ...issued('Harbor Life', 'Critical Care', 'health', 'HL-14071'),
            startsOn: monthsAgo(40),
            premium: pesos(21_500),
            mode: 'annual',
          },
          paidBefore: today,
          then: [{ force: 'claimed' }, 'Claim paid in full'],
        },
      ],
    },
  ];
}
