import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit.js';
import { BusinessTime } from '../../calendar/business-time.js';
import type { RetainedMails } from '../../mail/retained-mails.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import type { EndedPolicies, EndOfKeeping } from '../../policies/personal-policies.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import { aDuePerson, duePeople, type Found, retention } from '../testing/due-people.js';
import { DueRecords } from './due-records.js';
import { EraseDue } from './erase-due.js';
import { EraseDuePeople } from './erase-due-people.js';
import type { ErasePerson, ErasureCertificate } from './erase-person.js';

const NOW = '2026-11-22T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };
const NOTHING = { bookings: 0, leavers: 0, mails: 0, policies: 0 };

function office({
  bookings = [] as readonly Found[],
  leavers = [] as readonly Found[],
  isDue = (_email: string) => true,
  mails = 0,
  policies = [] as readonly string[],
  onErase = (_email: string): void => undefined,
}) {
  const clock = new FixedClock(NOW);
  const audit = new InMemoryAuditTrail(clock);
  const { people, months } = duePeople({ bookings: [bookings], leavers: [leavers], isDue });
  const erased: (readonly [string, string, string | null])[] = [];
  const removals: (readonly [string, string])[] = [];
  let left = mails;
  const erasePerson = portWith<ErasePerson>({
    execute: async ({ email, reason }, by) => {
      onErase(email);
      erased.push([email, reason, by.id]);
      return {} as ErasureCertificate;
    },
  });
  const retained = portWith<RetainedMails>({
    removeContent: async (before, at, limit) => {
      removals.push([before, at]);
      const removed = Math.min(limit, left);
      left -= removed;
      return removed;
    },
  });
  const endsOfKeeping: EndOfKeeping[] = [];
  const ended = portWith<EndedPolicies>({
    async *endedBefore(before) {
      endsOfKeeping.push(before);
      yield* policies;
    },
    eraseEnded: async (id) => {
      if (id === 'held meanwhile') throw new Conflict('hold.keeps-person');
      return id !== 'changed meanwhile';
    },
  });
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  const toErase = new EraseDuePeople(people, erasePerson, retention());
  const records = new DueRecords(ended, retained, retention(), time);
  const eraseDue = new EraseDue(toErase, records, audit, time);
  return { eraseDue, erased, removals, months, endsOfKeeping, audit, clock };
}

const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, place) => aDuePerson({ email: `${name}-${place}@x.example` }));

describe('erasing what is due', () => {
  it('erases the people and the content of old mails, and records their numbers', async () => {
    const people = { bookings: many(2, 'booked'), leavers: many(1, 'left') };
    const { eraseDue, erased, removals, months, audit } = office({ ...people, mails: 201 });
    expect(await eraseDue.execute(ANA)).toEqual({
      bookings: 2,
      leavers: 1,
      mails: 201,
      policies: 0,
      more: false,
    });
    expect(erased).toEqual(
      ['booked-0@x.example', 'booked-1@x.example', 'left-0@x.example'].map((email) => [
        email,
        'retention',
        'ana',
      ]),
    );
    expect(new Set(months)).toEqual(new Set([24]));
    // six months before today, in Manila
    expect(removals).toEqual(Array.from({ length: 2 }, () => ['2026-05-21T16:00:00.000Z', NOW]));
    expect(audit.entries).toMatchObject([
      {
        action: 'privacy.due.erase',
        userId: 'ana',
        details: '{"bookings":2,"leavers":1,"mails":201,"policies":0}',
      },
    ]);
  });

  it.each([
    ['a booking', { bookings: many(1, 'one') }],
    ['somebody who left', { leavers: many(1, 'one') }],
    ['a mail', { mails: 1 }],
    ['a policy', { policies: ['one'] }],
  ])('records that the office erased %s by itself', async (_, due) => {
    const { eraseDue, audit } = office(due);
    await eraseDue.execute(null);
    expect(audit.entries).toMatchObject([{ action: 'privacy.due.erase', userId: null }]);
  });

  it('erases the policies that ended long enough ago, and leaves those changed or held meanwhile', async () => {
    const policies = ['one', 'changed meanwhile', 'held meanwhile', 'two'];
    const { eraseDue, endsOfKeeping } = office({ policies });
    expect(await eraseDue.execute(ANA)).toEqual({ ...NOTHING, policies: 2, more: false });
    expect(endsOfKeeping).toEqual([{ date: '2016-11-22', time: '2016-11-21T16:00:00.000Z' }]);
  });

  it('records nothing when nothing is due', async () => {
    const { eraseDue, audit } = office({});
    expect(await eraseDue.execute(ANA)).toEqual({ ...NOTHING, more: false });
    expect(audit.entries).toEqual([]);
  });

  it('leaves who is under a legal hold or has been in contact meanwhile', async () => {
    const held = aDuePerson({ email: 'held@x.example', isHeld: true });
    const [first, second] = many(2, 'booked');
    const { eraseDue, erased } = office({
      bookings: [held, first!, second!],
      leavers: [held, ...many(1, 'left')],
      isDue: (email) => email === second!.email,
    });
    expect(await eraseDue.execute(ANA)).toEqual({ ...NOTHING, bookings: 1, leavers: 1, more: false });
    expect(erased.map(([email]) => email)).toEqual([second!.email, 'left-0@x.example']);
  });

  it.each([
    ['erased', new NotFound('person.nothing-held')],
    ['placed under a legal hold', new Conflict('hold.keeps-person')],
  ])('goes on when one is %s meanwhile', async (_, error) => {
    const [first, second] = many(2, 'booked');
    const { eraseDue } = office({
      bookings: [first!, second!],
      onErase: (email) => {
        if (email === first!.email) throw error;
      },
    });
    expect(await eraseDue.execute(ANA)).toEqual({ ...NOTHING, bookings: 1, more: false });
  });

  it('ends with any other failure', async () => {
    const broken = () => {
      throw new Error('the database is gone');
    };
    const { eraseDue } = office({ bookings: many(1, 'one'), onErase: broken });
    await expect(eraseDue.execute(ANA)).rejects.toThrow('the database is gone');
  });

  it.each([
    [199, 0, 199, 0, false],
    [200, 0, 200, 0, true],
    [201, 0, 200, 0, true],
    [150, 51, 150, 50, true],
    [0, 201, 0, 200, true],
  ])(
    'of %i bookings and %i who left erases %i and %i; more: %p',
    async (bookings, leavers, one, other, more) => {
      const { eraseDue } = office({ bookings: many(bookings, 'booked'), leavers: many(leavers, 'left') });
      expect(await eraseDue.execute(ANA)).toEqual({ ...NOTHING, bookings: one, leavers: other, more });
    },
  );

  it.each([
    [199, 199, false],
    [200, 200, false],
    [5_000, 5_000, true],
    [5_001, 5_000, true],
  ])('of %i mails empties %i; more: %p', async (mails, emptied, more) => {
    expect(await office({ mails }).eraseDue.execute(ANA)).toEqual({ ...NOTHING, mails: emptied, more });
  });

  it.each([
    [10_000, 3, false],
    [10_001, 1, true],
  ])('that takes %i ms for one person erases %i', async (milliseconds, bookings, more) => {
    const made = office({
      bookings: many(3, 'booked'),
      onErase: (email) => {
        if (email === 'booked-0@x.example') made.clock.moveBy(milliseconds);
      },
    });
    expect(await made.eraseDue.execute(ANA)).toEqual({ ...NOTHING, bookings, more });
  });

  it('that is stopped ends after the person at hand', async () => {
    let isStopped = false;
    const { eraseDue, removals } = office({
      bookings: many(3, 'booked'),
      mails: 300,
      onErase: () => {
        isStopped = true;
      },
    });
    expect(await eraseDue.execute(null, () => isStopped)).toEqual({ ...NOTHING, bookings: 1, more: true });
    expect(removals).toEqual([]);
  });
});
