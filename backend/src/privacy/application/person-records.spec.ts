import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit.js';
import type { PersonalClient, PersonalClients } from '../../clients/personal-clients.js';
import type {
  PersonalActivity,
  PersonalLead,
  PersonalLeads,
  PersonalNote,
} from '../../leads/personal-leads.js';
import type { PersonalMail, PersonalMails } from '../../mail/personal-mails.js';
import type { PersonalDeliveries } from '../../webhooks/personal-deliveries.js';
import type { PersonalPolicies, PersonalPolicy } from '../../policies/personal-policies.js';
import type { PersonalSubscription, PersonalSubscriptions } from '../../newsletter/personal-subscriptions.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { PersonalSubmission, PersonalSubmissions } from '../../screening/personal-submissions.js';
import type { PersonalTask, PersonalTasks } from '../../tasks/personal-tasks.js';
import { aLegalHold, aPrivacyRequest } from '../testing/builders.js';
import { FindPeople } from './find-people.js';
import { RowsOfFiles } from '../rows-of-files.js';
import { PersonRecords } from './person-records.js';
import { SqlPersonalData } from '../store/sql-personal-data.js';
import type { LegalHolds, PrivacyRequests } from './duty-ports.js';
import type { BackupFolder, Person } from './ports.js';

const LIZA = 'liza@x.example';
const time = (day: number) => `2026-11-0${day}T02:00:00.000Z`;
const lead = (changes: Partial<PersonalLead> = {}) =>
  ({
    ...{ leadType: 'appointment', id: 'own', firstName: 'Liza', lastName: 'Uy', email: LIZA },
    ...{ phone: '0917 000 0101', createdAt: time(3) },
    ...changes,
  }) as PersonalLead;
const note = (id: string, text: string, leadId = 'other') =>
  ({ id, note: text, leadType: 'appointment', leadId, createdAt: time(6) }) as PersonalNote;
const task = (id: string, title: string, leadId: string | null = null) =>
  ({ id, title, leadType: leadId && 'appointment', leadId }) as PersonalTask;

function office({
  clients = [] as readonly PersonalClient[],
  policies = [] as readonly PersonalPolicy[],
  leads = [] as readonly PersonalLead[],
  notes = [] as readonly PersonalNote[],
  activity = [] as readonly PersonalActivity[],
  mails = [] as readonly PersonalMail[],
  subscriptions = [] as readonly PersonalSubscription[],
  tasks = [] as readonly PersonalTask[],
  suspected = [] as readonly PersonalSubmission[],
  allNotes = [] as readonly PersonalNote[],
  allTasks = [] as readonly PersonalTask[],
  addresses = {
    leads: [] as string[],
    newestOnly: false,
    mails: [] as string[],
    submissions: [] as string[],
    clients: [] as string[],
  },
}) {
  const people: Person[] = [];
  const asked: unknown[] = [];
  const holding = <Held>(held: readonly Held[]) => ({
    find: async (person: Person) => {
      people.push(person);
      return person.email === LIZA ? [...held] : [];
    },
  });
  const ofLiza = <Row>(rows: readonly Row[], email: string) => (email === LIZA ? [...rows] : []);
  const records = new PersonRecords(
    portWith<PersonalLeads>({
      addresses: async (...args) => {
        asked.push(args);
        return { emails: addresses.leads, newestOnly: addresses.newestOnly };
      },
      of: async (email) => ofLiza(leads, email),
      notes: async (found) => (found.length > 0 ? [...notes] : []),
      activity: async (found) => (found.length > 0 ? [...activity] : []),
      async *allNotes() {
        for (const one of allNotes) yield [one];
      },
    }),
    new SqlPersonalData(
      portWith<PersonalClients>({
        find: async ({ email }) => ofLiza(clients, email),
        addresses: async (...args) => {
          asked.push(args);
          return addresses.clients;
        },
      }),
      portWith<PersonalPolicies>({
        find: async (ids) => policies.filter(({ clientId }) => ids.includes(clientId)),
      }),
      portWith<PersonalMails>({
        ...holding(mails),
        addresses: async (...args) => {
          asked.push(args);
          return addresses.mails;
        },
      }),
      portWith<PersonalSubscriptions>(holding(subscriptions)),
      portWith<PersonalTasks>({
        find: async () => [...tasks],
        async *all() {
          for (const one of allTasks) yield [one];
        },
      }),
      portWith<PersonalSubmissions>({
        ...holding(suspected),
        addresses: async (...args) => {
          asked.push(args);
          return addresses.submissions;
        },
      }),
      new RowsOfFiles(),
      portWith<PersonalDeliveries>({}),
    ),
    portWith<LegalHolds>({ of: async (email) => (email === LIZA ? { ...HOLD, email } : null) }),
    portWith<PrivacyRequests>({ of: async (email) => ofLiza([REQUEST], email) }),
    portWith<BackupFolder>({
      since: async (from) => [{ file: `since ${from}`, takenAt: time(5), goneBy: null }],
    }),
  );
  const audit = new InMemoryAuditTrail();
  return { records, finding: new FindPeople(records, audit), people, asked, audit };
}

const { email: _, ...HOLD } = aLegalHold();
const REQUEST = aPrivacyRequest();
const CLIENT = {
  ...{ id: 'client', firstName: 'Elisa', lastName: 'Uy', phone: '0918 222 3344', createdAt: time(4) },
} as PersonalClient;
const POLICY = { id: 'policy', clientId: 'client' } as PersonalPolicy;
const MAIL = { id: 'mail', createdAt: time(2) } as PersonalMail;
const SUBMISSION: PersonalSubmission = { id: 'submission', kind: 'blocked', createdAt: time(1) };
const SUBSCRIPTION: PersonalSubscription = { subscriptionId: 'own', state: 'confirmed', consents: [] };

const NAMED = { names: ['Elisa Uy', 'Liza Uy', 'Liza'], phones: ['0918 222 3344', '0917 000 0101'] };

describe('what is held about a person', () => {
  it('comes from all parts, with the first and the last contact', async () => {
    const held = {
      clients: [CLIENT],
      policies: [POLICY],
      leads: [lead(), lead({ leadType: 'subscription', id: 'two', lastName: null, phone: '' })],
      ...{ notes: [note('own', 'x', 'own')], activity: [{ createdAt: time(5) } as PersonalActivity] },
      ...{ mails: [MAIL], subscriptions: [SUBSCRIPTION], tasks: [task('own', 'x')], suspected: [SUBMISSION] },
    };
    const { records, people } = office(held);
    expect(await records.read([LIZA])).toEqual([
      {
        ...{ ...held, ...NAMED, email: LIZA, mentions: [], importRows: [] },
        ...{ firstSeen: time(1), lastContact: time(6), hold: HOLD, requests: [REQUEST] },
        backups: [{ file: `since ${time(1)}`, takenAt: time(5), goneBy: null }],
      },
    ]);
    const person = { ...NAMED, email: LIZA, until: null };
    expect(people).toEqual(Array.from({ length: 3 }, () => ({ ...person, leads: held.leads })));
  });

  it.each([
    ['a client', { clients: [CLIENT] }, time(4)],
    ['a lead', { leads: [lead()] }, time(3)],
    ['a mail', { mails: [MAIL] }, time(2)],
    ['a subscription', { subscriptions: [SUBSCRIPTION] }, null],
    ['a suspected submission', { suspected: [SUBMISSION] }, time(1)],
  ])('can be %s alone', async (_, held, firstSeen) => {
    expect(await office(held).records.read([LIZA, 'ben@x.example'])).toMatchObject([
      { email: LIZA, firstSeen, lastContact: firstSeen },
    ]);
  });

  it('is nothing without any of these', async () => {
    expect(await office({ tasks: [task('one', 'x')] }).records.read([LIZA])).toEqual([]);
  });

  it('includes what notes and tasks of other leads say about the person', async () => {
    const { records } = office({
      leads: [lead()],
      allNotes: [note('own', 'Liza Uy', 'own'), note('one', 'Ask LIZA uy'), note('two', 'Ask Ben')],
      allTasks: [
        task('three', 'Call +63 917 000 0101'),
        task('four', 'Call Liza Uy', 'own'),
        task('five', LIZA),
      ],
    });
    const mentions = [
      { kind: 'note', id: 'one', text: 'Ask LIZA uy', leadType: 'appointment', leadId: 'other' },
      { kind: 'task', id: 'three', text: 'Call +63 917 000 0101', leadType: null, leadId: null },
      { kind: 'task', id: 'five', text: LIZA, leadType: null, leadId: null },
    ];
    expect(await records.read([LIZA])).toMatchObject([{ mentions }]);
    expect(await records.read([LIZA], { withMentions: false })).toMatchObject([{ mentions: [] }]);
  });
});

describe('people', () => {
  it('are found by address or number in clients, leads, mails and suspected submissions, each once', async () => {
    const addresses = {
      leads: [LIZA],
      newestOnly: false,
      mails: ['m@x.example', LIZA],
      submissions: ['p@x.example'],
      clients: ['c@x.example', LIZA],
    };
    const { records, asked } = office({ addresses });
    expect(await records.addresses(' LIZA', 4)).toEqual({
      ...{ emails: ['c@x.example', LIZA, 'm@x.example', 'p@x.example'], newestOnly: false },
    });
    expect(asked).toEqual([
      [' LIZA', 4],
      ['liza', 5],
      [' LIZA', 5],
      [' LIZA', 5],
    ]);
    expect(await records.addresses('l', 2)).toEqual({ emails: ['c@x.example', LIZA], newestOnly: true });
  });

  it('are at most twenty, and the answer says that there are more', async () => {
    const mails = Array.from({ length: 21 }, (_, place) => `${place}@x.example`);
    const addresses = { leads: [LIZA], newestOnly: false, mails, submissions: [], clients: [] };
    const { finding, asked, audit } = office({ leads: [lead()], addresses });
    expect(await finding.execute('l', 'ana')).toMatchObject({ people: [{ email: LIZA }], newestOnly: true });
    expect(asked[0]).toEqual(['l', 20]);
    expect(audit.entries).toMatchObject([
      { action: 'privacy.look-up', userId: 'ana', details: '{"rows":1}' },
    ]);
    expect(await office({ leads: [lead()] }).finding.execute('l', 'ana')).toEqual({ people: [] });
    const some = { leads: [LIZA], newestOnly: true, mails: [], submissions: [], clients: [] };
    expect(await office({ addresses: some }).finding.execute('l', 'ana')).toEqual({
      people: [],
      newestOnly: true,
    });
  });

  it('are exported with an entry of the audit trail that does not name them', async () => {
    const { finding, audit } = office({ leads: [lead()] });
    expect(await finding.export('Liza@X.example', 'json', 'ana')).toMatchObject({ email: LIZA });
    expect(audit.entries).toMatchObject([
      { action: 'privacy.export', userId: 'ana', details: '{"format":"json","leads":1}' },
    ]);
    expect((await rejectionOf(finding.export('ben@x.example', 'json', 'ana'))).kind).toBe('NotFound');
    expect(audit.entries).toHaveLength(1);
  });
});
