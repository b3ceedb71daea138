import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit.js';
import { CLIENT_WORDS } from '../../clients/http/personal-client.view.js';
import type { PersonalClient } from '../../clients/personal-clients.js';
import { LEAD_WORDS } from '../../leads/http/personal-lead.views.js';
import type { PersonalActivity, PersonalLead, PersonalNote } from '../../leads/personal-leads.js';
import { MAIL_WORDS } from '../../mail/http/personal-mail.view.js';
import type { PersonalMail } from '../../mail/personal-mails.js';
import { SUBSCRIPTION_WORDS } from '../../newsletter/http/personal-subscription.view.js';
import type { PersonalSubscription } from '../../newsletter/personal-subscriptions.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import {
  type CountName,
  type ListName,
  type Mention,
  type Person,
  PersonalData,
  type PersonalPart,
} from '../../platform/personal-data.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { portWith } from '../../platform/testing/port-with.js';
import { POLICY_WORDS } from '../../policies/http/personal-policy.view.js';
import type { PersonalPolicy } from '../../policies/personal-policies.js';
import { SUBMISSION_WORDS } from '../../screening/http/personal-submission.view.js';
import type { PersonalSubmission } from '../../screening/personal-submissions.js';
import { TASK_WORDS } from '../../tasks/http/personal-task.view.js';
import type { PersonalTask } from '../../tasks/personal-tasks.js';
import { aLegalHold, aPrivacyRequest } from '../testing/builders.js';
import { FindPeople } from './find-people.js';
import { PersonRecords } from './person-records.js';
import type { LegalHolds, PrivacyRequests } from './duty-ports.js';
import type { BackupFolder } from './ports.js';

const LIZA = 'liza@x.example';
const time = (day: number) => `2026-11-0${day}T02:00:00.000Z`;
const lead = (changes: Partial<PersonalLead> = {}) =>
  ({
    leadType: 'appointment',
    id: 'own',
    firstName: 'Liza',
    lastName: 'Uy',
    email: LIZA,
    phone: '0917 000 0101',
    createdAt: time(3),
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
  const data = new PersonalData();
  const part = <L extends ListName, C extends CountName>(
    words: PersonalWords<L, C>,
    members: Partial<PersonalPart<L, C>> & Pick<PersonalPart<L, C>, 'name' | 'find'>,
  ) => data.register(portWith<PersonalPart<L, C>>({ after: [], ...members }), words);
  const ofLiza = <Row>(rows: readonly Row[], email: string) => (email === LIZA ? [...rows] : []);
  const answering = (emails: readonly string[], newestOnly = false) => ({
    addresses: async (...args: unknown[]) => {
      asked.push(args);
      return { emails, newestOnly };
    },
  });
  const mentioning = (kind: Mention['kind'], texts: readonly Mention[]) => ({
    kind,
    countedAs: 'notes' as const,
    erase: async () => 0,
    async *all() {
      for (const one of texts) yield [one];
    },
  });
  part(LEAD_WORDS, {
    ...answering(addresses.leads, addresses.newestOnly),
    name: 'leads',
    recognise: async () => ({}),
    find: async ({ email }) => {
      const found = ofLiza(leads, email);
      const isKnown = found.length > 0;
      return {
        lists: { leads: found, notes: isKnown ? notes : [], activity: isKnown ? activity : [] },
        contacts: found,
        records: found.map(({ leadType: kind, id }) => ({ kind, id })),
      };
    },
    mentioning: mentioning(
      'note',
      allNotes.map(({ note: text, ...rest }) => ({ ...rest, kind: 'note', text })),
    ),
  });
  part(CLIENT_WORDS, {
    ...answering(addresses.clients),
    name: 'clients',
    after: ['leads'],
    recognise: async () => ({}),
    find: async ({ email }) => {
      const found = ofLiza(clients, email);
      const contacts = found.map((client) => ({
        ...client,
        email: client.email ?? '',
        phone: client.phone ?? '',
      }));
      return {
        lists: { clients: found },
        contacts,
        records: found.map(({ id }) => ({ kind: 'client', id })),
      };
    },
  });
  part(POLICY_WORDS, {
    name: 'policies',
    after: ['clients'],
    find: async ({ records: known }) => ({
      lists: { policies: policies.filter(({ clientId }) => known.some(({ id }) => id === clientId)) },
    }),
  });
  part(MAIL_WORDS, {
    ...answering(addresses.mails),
    name: 'mails',
    after: ['clients'],
    find: async (person) => {
      people.push(person);
      return { lists: { mails: ofLiza(mails, person.email) } };
    },
  });
  part(SUBSCRIPTION_WORDS, {
    name: 'subscriptions',
    after: ['mails'],
    find: async ({ email }) => ({ lists: { subscriptions: ofLiza(subscriptions, email) } }),
  });
  part(TASK_WORDS, {
    name: 'tasks',
    after: ['clients'],
    find: async () => ({ lists: { tasks } }),
    mentioning: mentioning(
      'task',
      allTasks.map(({ title: text, ...rest }) => ({ ...rest, kind: 'task', text })),
    ),
  });
  part(SUBMISSION_WORDS, {
    ...answering(addresses.submissions),
    name: 'submissions',
    after: ['clients'],
    find: async ({ email }) => ({ lists: { suspected: ofLiza(suspected, email) } }),
  });
  const records = new PersonRecords(
    data,
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
  id: 'client',
  firstName: 'Elisa',
  lastName: 'Uy',
  phone: '0918 222 3344',
  createdAt: time(4),
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
      notes: [note('own', 'x', 'own')],
      activity: [{ createdAt: time(5) } as PersonalActivity],
      mails: [MAIL],
      subscriptions: [SUBSCRIPTION],
      tasks: [task('own', 'x')],
      suspected: [SUBMISSION],
    };
    const { records, people } = office(held);
    expect(await records.read([LIZA])).toEqual([
      {
        ...held,
        ...NAMED,
        email: LIZA,
        mentions: [],
        firstSeen: time(1),
        lastContact: time(6),
        hold: HOLD,
        requests: [REQUEST],
        backups: [{ file: `since ${time(1)}`, takenAt: time(5), goneBy: null }],
      },
    ]);
    const known = ['appointment own', 'subscription two', 'client client'];
    expect(people).toMatchObject([{ ...NAMED, email: LIZA, until: null }]);
    expect(people[0]!.records.map(({ kind, id }) => `${kind} ${id}`)).toEqual(known);
  });

  it('has its lists in one order, whatever registered first', async () => {
    const [record] = await office({ leads: [lead()] }).records.read([LIZA]);
    const lists = ['clients', 'policies', 'leads', 'notes', 'mentions', 'activity', 'mails', 'subscriptions'];
    expect(Object.keys(record!).slice(5, 15)).toEqual([...lists, 'tasks', 'suspected']);
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
      emails: ['c@x.example', LIZA, 'm@x.example', 'p@x.example'],
      newestOnly: false,
    });
    expect(asked).toEqual(Array.from({ length: 4 }, () => [' LIZA', 5]));
    expect(await records.addresses('l', 2)).toEqual({ emails: ['c@x.example', LIZA], newestOnly: true });
  });

  it('are at most twenty, and the answer says that there are more', async () => {
    const mails = Array.from({ length: 21 }, (_, place) => `${place}@x.example`);
    const addresses = { leads: [LIZA], newestOnly: false, mails, submissions: [], clients: [] };
    const { finding, asked, audit } = office({ leads: [lead()], addresses });
    expect(await finding.execute('l', 'ana')).toMatchObject({ people: [{ email: LIZA }], newestOnly: true });
    expect(asked[0]).toEqual(['l', 21]);
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
