import { BusinessTime } from '../../calendar/business-time.js';
import type { NamedLead, PeopleOfLeads, PersonOfLeads } from '../../leads/people-of-leads.js';
import type { Leaver, Leavers } from '../../newsletter/leavers.js';
import { PersonalData, type PersonalPart } from '../../platform/personal-data.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import { aLegalHold } from '../testing/builders.js';
import { InMemoryLegalHolds } from '../testing/duties-in-memory.js';
import { DuePeople } from './due-people.js';

// the 22nd in Manila
const NOW = '2026-11-21T17:00:00.000Z';
const DUE = '2024-11-21T17:00:00.000Z';
const DAY_LATER = '2024-11-22T17:00:00.000Z';
const MONTHS = 24;

const BOOKING: NamedLead = {
  leadType: 'appointment',
  id: 'booking',
  firstName: 'Liza',
  lastName: 'Uy',
  createdAt: DUE,
};
const SUBSCRIPTION: NamedLead = { ...BOOKING, leadType: 'subscription', id: 'subscription' };

function person(changes: Partial<PersonOfLeads> = {}): PersonOfLeads {
  return {
    email: 'liza@x.example',
    leads: [BOOKING],
    isClient: false,
    lastContactAt: DUE,
    lastDay: '',
    ...changes,
  };
}

function leaver(changes: Partial<Leaver> = {}): Leaver {
  return { subscriptionId: 'one', firstName: 'Rosa', email: 'Rosa@X.example', leftAt: DUE, ...changes };
}

function desk({
  parts = [] as (readonly PersonOfLeads[])[],
  leavers = [] as readonly Leaver[],
  known = [] as readonly PersonOfLeads[],
  mailedAt = null as string | null,
  calledAt = null as string | null,
  subscribed = [] as readonly string[],
  clients = [] as readonly string[],
  held = [] as readonly string[],
}) {
  const asked: { before: string; after: string | null }[] = [];
  const leads = portWith<PeopleOfLeads>({
    quietSince: async (before, after) => {
      asked.push({ before, after });
      const place = Number(after ?? 0);
      const next = place + 1 < parts.length ? String(place + 1) : null;
      return { people: parts[place] ?? [], next };
    },
    of: async (emails) => known.filter(({ email }) => emails.includes(email)),
  });
  const newsletter = portWith<Leavers>({
    page: async (after, limit) => {
      const from = after === null ? 0 : leavers.findIndex((one) => one.subscriptionId === after) + 1;
      return leavers.slice(from, from + limit);
    },
  });
  const data = new PersonalData();
  const part = (name: string, members: Partial<PersonalPart<never, never>>) =>
    data.add({ ...portWith<PersonalPart<never, never>>(members), name, after: [] });
  for (const [name, staying] of Object.entries({ clients, subscribed }))
    part(name, { staying: async (emails) => new Set(emails.filter((email) => staying.includes(email))) });
  for (const [name, at] of Object.entries({ mails: mailedAt, calls: calledAt }))
    part(name, { lastContact: async (emails) => new Map(at ? emails.map((email) => [email, at]) : []) });
  const holds = new InMemoryLegalHolds(held.map((email) => aLegalHold({ email })));
  const time = new BusinessTime(new FixedClock(NOW), aConfig({ TIME_ZONE: 'Asia/Manila' }));
  return { people: new DuePeople(leads, newsletter, data, holds, time), asked };
}

async function all<One>(parts: AsyncGenerator<readonly One[]>): Promise<One[]> {
  const found: One[] = [];
  for await (const part of parts) found.push(...part);
  return found;
}

const found = async (known: PersonOfLeads, more: Parameters<typeof desk>[0] = {}) =>
  (await all(desk({ parts: [[known]], ...more }).people.bookings(MONTHS))).length > 0;

describe('a person with bookings', () => {
  it('is due on the day on which the months have passed', async () => {
    const { people } = desk({ parts: [[person()]] });
    expect(await all(people.bookings(MONTHS))).toEqual([
      {
        leadType: 'appointment',
        id: 'booking',
        firstName: 'Liza',
        lastName: 'Uy',
        email: 'liza@x.example',
        lastContact: '2024-11-22',
        dueOn: '2026-11-22',
        isHeld: false,
      },
    ]);
  });

  it.each<[string, Partial<PersonOfLeads>, Parameters<typeof desk>[0]]>([
    ['was in contact a day later', { lastContactAt: DAY_LATER }, {}],
    ['wanted a consultation on a later day', { lastDay: '2024-11-23' }, {}],
    ['was mailed later', {}, { mailedAt: DAY_LATER }],
    ['was called later than mailed', {}, { mailedAt: DUE, calledAt: DAY_LATER }],
    ['was mailed later than called', {}, { mailedAt: DAY_LATER, calledAt: DUE }],
    ['has a closed sale', { isClient: true }, {}],
    ['has the address of a client', {}, { clients: ['liza@x.example'] }],
    ['gets the newsletter', {}, { subscribed: ['liza@x.example'] }],
    ['only subscribed', { leads: [SUBSCRIPTION] }, {}],
  ])('is not due who %s', async (_, changes, more) => {
    expect(await found(person(changes), more)).toBe(false);
    const { people } = desk({ known: [person(changes)], ...more });
    expect(await people.isDue('liza@x.example', MONTHS)).toBe(false);
  });

  it.each<[string, Partial<PersonOfLeads>, Parameters<typeof desk>[0]]>([
    ['wanted a consultation on that day', { lastDay: '2024-11-22' }, {}],
    ['was mailed on that day', {}, { mailedAt: DUE }],
    ['also subscribed', { leads: [SUBSCRIPTION, BOOKING] }, {}],
  ])('is due who %s', async (_, changes, more) => {
    expect(await found(person(changes), more)).toBe(true);
    const { people } = desk({ known: [person(changes)], ...more });
    expect(await people.isDue('liza@x.example', MONTHS)).toBe(true);
  });

  it('has the latest of these contacts as the last one', async () => {
    const earlier = { lastContactAt: '2024-03-01T02:00:00.000Z', lastDay: '2024-05-01' };
    const last = async (mailedAt: string | null, changes: Partial<PersonOfLeads> = earlier) =>
      (await all(desk({ parts: [[person(changes)]], mailedAt }).people.bookings(MONTHS)))[0]!.lastContact;
    expect(await last(null)).toBe('2024-05-01');
    expect(await last('2024-06-01T02:00:00.000Z')).toBe('2024-06-01');
    expect(await last('2024-04-01T02:00:00.000Z')).toBe('2024-05-01');
    expect(await last(null, { ...earlier, lastDay: '2024-02-01' })).toBe('2024-03-01');
  });

  it('is named by the newest booking, and marked when under a legal hold', async () => {
    const leads = [SUBSCRIPTION, { ...BOOKING, id: 'newest' }, BOOKING];
    const { people } = desk({ parts: [[person({ leads })]], held: ['liza@x.example'] });
    expect(await all(people.bookings(MONTHS))).toMatchObject([{ id: 'newest', isHeld: true }]);
  });

  it('is looked for in every part of the bookings that are old enough', async () => {
    const { people, asked } = desk({ parts: [[person()], [], [person({ email: 'ben@x.example' })]] });
    const emails = (await all(people.bookings(MONTHS))).map(({ email }) => email);
    expect(emails).toEqual(['liza@x.example', 'ben@x.example']);
    // midnight in Manila, some days after the newest that can be due
    const before = '2024-11-25T16:00:00.000Z';
    expect(asked).toEqual([null, '1', '2'].map((after) => ({ before, after })));
  });
});

describe('a person who left the newsletter', () => {
  const leavers = async (more: Parameters<typeof desk>[0]) => all(desk(more).people.leavers());

  it('is due at once', async () => {
    expect(await leavers({ leavers: [leaver()], held: ['rosa@x.example'] })).toEqual([
      {
        leadType: 'subscription',
        id: 'one',
        firstName: 'Rosa',
        lastName: '',
        email: 'rosa@x.example',
        lastContact: '2024-11-22',
        dueOn: '2024-11-22',
        isHeld: true,
      },
    ]);
  });

  it.each([
    ['has a booking', { leads: [BOOKING] }, 0],
    ['is a client', { leads: [SUBSCRIPTION], isClient: true }, 0],
    ['only subscribed', { leads: [SUBSCRIPTION] }, 1],
  ])('and %s is found by these rules', async (_, changes, count) => {
    const known = [person({ email: 'rosa@x.example', ...changes })];
    expect(await leavers({ leavers: [leaver()], known })).toHaveLength(count);
  });

  it('is not due with the address of a client', async () => {
    expect(await leavers({ leavers: [leaver()], clients: ['rosa@x.example'] })).toEqual([]);
  });

  it.each([199, 200, 201, 400])('is found among %i', async (count) => {
    const many = Array.from({ length: count }, (_, place) => leaver({ subscriptionId: String(place) }));
    expect((await leavers({ leavers: many })).map(({ id }) => id)).toEqual(
      many.map(({ subscriptionId }) => subscriptionId),
    );
  });
});
