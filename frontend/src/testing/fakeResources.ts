import { searchForm } from '@contract';
import { postsFound } from '../admin/ground/api/blogProvider';
import type { Resource } from '../admin/ground/api/records';
import { type Listed, type ListParams, type Resources, resources } from '../admin/ground/api/resources';
import { listFromArray } from '../admin/ground/api/listFromArray';
import type {
  ApiKey,
  AuditEntry,
  BlockedSender,
  BookingLead,
  Client,
  Delivery,
  Household,
  Issue,
  Lead,
  LibraryPicture,
  MailDetail,
  Policy,
  Post,
  Subscriber,
  Task,
  User,
  Webhook,
} from '../shared/api-types';
import type { BreachReport, ErasureCertificate, PrivacyRequest } from '../admin/ground/api/privacyTypes';
import { aBookingLead, aPost, aTask, aUser } from './builders';
import { anApiKey } from './fakeApiKeys';
import { auditFound } from './fakeAudit';
import { aClient, endsWithDigits, placeInHouseholds } from './fakeClients';
import { anIssue } from './fakeNewsletter';
import { aPolicy } from './fakePolicyService';
import { aBreach, aRequest } from './fakePrivacy';
import type { FakeData } from './fakeProvider';
import { aWebhook } from './fakeWebhooks';
import type { FakeTools } from './fakeTools';

type Kept = { readonly id: string; readonly updatedAt?: string | null };
/** Whether a row matches the value of a filter, where that is more than an equal field. */
type Matches<Row> = Readonly<Record<string, (row: Row, value: string) => unknown>>;

const says =
  <Row>(words: (row: Row) => string) =>
  (row: Row, q: string) =>
    searchForm(words(row)).includes(searchForm(q));

/** The resources whose acts or data are more than rows under their name. */
function particularResources({ data, calls, change, reject }: FakeTools<FakeData>) {
  let changes = 0;
  const now = () => {
    changes += 1;
    return `2026-11-22T02:00:${String(changes % 60).padStart(2, '0')}.000Z`;
  };
  /** The acts on an array of the data. */
  function rowsIn<Row extends Kept>(name: string, key: keyof FakeData, matches: Matches<Row> = {}) {
    const rows = () => (data[key] ?? []) as unknown as readonly Row[];
    const store = (next: readonly Row[]) => void (data[key] = next as never);
    const fits = (row: Row, filter: object) =>
      Object.entries(filter).every(([field, value]) => {
        if (value === undefined || value === '' || value === null) return true;
        const match = matches[field];
        return match ? match(row, value as string) : row[field as keyof Row] === value;
      });
    const find = (id: string): Row => {
      const row = rows().find((candidate) => candidate.id === id);
      if (!row) throw reject(404, 'There is no such record');
      return row;
    };
    return {
      find,
      getList: async (params: ListParams): Promise<Listed<Row>> => {
        const filter = params.filter ?? {};
        calls.push(`list ${name} ${JSON.stringify(filter)}`);
        return listFromArray(
          rows().filter((row) => fits(row, filter)),
          params,
        );
      },
      getOne: async (id: string) => find(id),
      getMany: async (ids: readonly string[]) => rows().filter(({ id }) => ids.includes(id)),
      add: (said: object, made: () => Row, isFirst = false) =>
        change(`create ${name} ${JSON.stringify(said)}`, () => {
          const row = made();
          const isTaken = rows().some(({ id }) => id === row.id);
          const added = isTaken ? { ...row, id: `${row.id}-${rows().length}` } : row;
          store(isFirst ? [added, ...rows()] : [...rows(), added]);
          return added;
        }),
      change: (id: string, said: object, ifUpdatedAt?: string, changed: object = said) =>
        change(`update ${name} ${JSON.stringify(said)}`, () => {
          const current = find(id);
          if (ifUpdatedAt !== undefined && ifUpdatedAt !== current.updatedAt)
            throw reject(409, 'Somebody else changed this in the meantime', undefined, { current });
          const row = { ...current, ...changed, ...('updatedAt' in current && { updatedAt: now() }) };
          store(rows().map((other) => (other.id === id ? row : other)));
          return row;
        }),
      delete: (id: string) =>
        change(`delete ${name} ${id}`, () => {
          find(id);
          store(rows().filter((other) => other.id !== id));
        }),
    };
  }
  const leads = rowsIn<Lead>('leads', 'leads', {
    created: () => true,
    appointment: () => true,
    unanswered: ({ answeredAt }) => answeredAt === null,
    visitorRequest: (lead) => lead.leadType === 'appointment' && lead.visitorRequest !== null,
    q: (lead, q) =>
      says<Lead>(({ firstName, lastName, email }) => `${firstName} ${lastName} ${email}`)(lead, q) ||
      (lead.leadType === 'appointment' && endsWithDigits(lead.phone, q)),
  });
  const idOf = (key: string) => key.split(':').at(-1)!;
  const calendar = rowsIn<BookingLead>('calendar', 'leads', {
    preferredDateFrom: ({ preferredDate }, from) => preferredDate >= from,
    preferredDateTo: ({ preferredDate }, to) => preferredDate <= to,
  });
  const clients = rowsIn<Client>('clients', 'clients', {
    q: ({ id, firstName, lastName, email, phone }, q) =>
      searchForm(`${firstName} ${lastName} ${email}`).includes(searchForm(q)) ||
      [phone, data.formerPhones[id]].some((one) => endsWithDigits(one ?? '', q)),
  });
  const households = rowsIn<Household>('households', 'households', { q: says(({ name }) => name) });
  const policies = rowsIn<Policy>('policies', 'policies', {
    q: says(({ policyNumber }) => policyNumber ?? ''),
    state: ({ nextPremium }, state) => state !== 'calls' || / grace$/.test(nextPremium?.state ?? ''),
    householdId: ({ clientId }, id) => data.clients.find((one) => one.id === clientId)?.householdId === id,
  });
  const tasks = rowsIn<Task>('tasks', 'tasks', {
    // the tests that need `due` set the clock
    state: ({ doneAt, dueDate }, state) =>
      (state === 'done') === (doneAt !== null) &&
      (state !== 'due' || dueDate <= new Date().toISOString().slice(0, 10)),
  });
  const messages = rowsIn<MailDetail>('messages', 'mails', {
    q: ({ recipient }, q) => recipient.startsWith(q),
    scheduled: ({ state, nextAttemptAt }, scheduled) =>
      String(state === 'queued' && (nextAttemptAt ?? '') > new Date().toISOString()) === String(scheduled),
  });
  const posts = rowsIn<Post>('posts', 'posts', { q: (post, q) => postsFound([post], { q }).length > 0 });
  const media = rowsIn<LibraryPicture>('media', 'pictures', { q: says(({ name, alt }) => `${name} ${alt}`) });
  const newsletter = rowsIn<Issue>('newsletter', 'issues', { q: says(({ subject }) => subject) });
  const byEmail = { q: ({ email }: { email: string }, q: string) => email.startsWith(q) };
  const users = rowsIn<User>('users', 'users');
  const blocked = rowsIn<BlockedSender>('blocked', 'blocked');
  const privacyRequests = rowsIn<PrivacyRequest>('privacyRequests', 'requests');
  const erasures = rowsIn<ErasureCertificate>('erasures', 'certificates');
  const breaches = rowsIn<BreachReport>('breaches', 'breaches');
  const audit = rowsIn<AuditEntry>('audit', 'auditEntries', {
    from: (entry, from) => auditFound([entry], { from }).length > 0,
    to: (entry, to) => auditFound([entry], { to }).length > 0,
  });
  const apiKeys = rowsIn<ApiKey>('apiKeys', 'apiKeys');
  const webhooks = rowsIn<Webhook>('webhooks', 'webhooks');

  const particular = {
    leads: {
      getList: leads.getList as Resources['leads']['getList'],
      async getOne(key) {
        const lead = leads.find(idOf(key));
        const related = data.leads.filter((other) => other !== lead && other.email === lead.email);
        return {
          ...lead,
          nextTask: null,
          mails: data.mails.filter((mail) => mail.leadId === lead.id),
          related,
        };
      },
      getMany: (keys) => leads.getMany(keys.map(idOf)),
      create: (booking) =>
        leads.add(booking, () =>
          aBookingLead({ ...(booking as object), id: 'booking-new' }),
        ) as Promise<BookingLead>,
      update: (key, details) => leads.change(idOf(key), details),
      updateMany: (keys, changed) =>
        change(`update leads ${keys.length} ${JSON.stringify(changed)}`, () => {
          const ids = keys.map(idOf);
          data.leads = data.leads.map((lead) => (ids.includes(lead.id) ? { ...lead, ...changed } : lead));
          return { changed: keys.length };
        }),
    },
    calendar: {
      getList: (params) =>
        calendar.getList({ ...params, filter: { ...params.filter, leadType: 'appointment' } }),
    },
    clients: {
      getList: clients.getList,
      getOne: clients.getOne,
      create: (said) =>
        clients.add(said, () =>
          aClient({ ...(said as Partial<Client>), id: `client-new-${data.clients.length}` }),
        ),
      update: clients.change,
      delete: clients.delete,
    },
    households: {
      getList: households.getList,
      getOne: households.getOne,
      async create(said) {
        const times = { createdAt: now(), updatedAt: now() };
        const household = { ...said, members: [...said.members], id: 'household-new', ...times };
        const added = await households.add(said, () => household);
        placeInHouseholds(data);
        return added;
      },
      async update(id, said, ifUpdatedAt) {
        const changed = await households.change(id, said, ifUpdatedAt);
        placeInHouseholds(data);
        return changed;
      },
      async delete(id) {
        await households.delete(id);
        placeInHouseholds(data);
      },
    },
    policies: {
      getList: policies.getList,
      getOne: policies.getOne,
      create: (said) =>
        policies.add(said, () =>
          aPolicy({ ...(said as Partial<Policy>), id: `policy-new-${data.policies.length}` }),
        ),
      update(id, said, ifUpdatedAt) {
        const { reason: _, kind: __, effectiveOn: ___, arrears: ____, ...details } = said;
        return policies.change(id, said, ifUpdatedAt, details);
      },
    },
    tasks: {
      getList: tasks.getList,
      getMany: tasks.getMany,
      create: ({ done, ...said }) =>
        tasks.add(said, () => {
          const lead = data.leads.find(({ id }) => id === said.leadId);
          return aTask({
            ...said,
            id: `task-${said.title}`,
            leadName: lead ? [lead.firstName, lead.lastName].filter(Boolean).join(' ') : null,
            assigneeName: data.staff.find(({ id }) => id === said.assigneeId)?.name ?? null,
            ...(done && { doneAt: now(), done }),
          });
        }),
      update(id, said) {
        const { done, ...changes } = said;
        const doneAt = done === undefined ? {} : { doneAt: done ? '2026-11-24T04:00:00.000Z' : null };
        return tasks.change(id, said, undefined, { ...changes, ...doneAt });
      },
      delete: tasks.delete,
    },
    messages: { getList: messages.getList, getOne: messages.getOne },
    posts: {
      getList: posts.getList,
      getMany: posts.getMany,
      getOne: posts.getOne,
      create: (said) =>
        posts.add(said, () => aPost({ ...said, id: `post-${data.posts.length + 1}`, updatedAt: now() })),
      update: posts.change,
      async delete(id) {
        const post = posts.find(id);
        await posts.delete(id);
        data.deletedPosts.push(post);
      },
    },
    media: {
      getList: media.getList,
      getOne: media.getOne,
      update: media.change,
      async delete(id) {
        const { uses } = media.find(id);
        if (uses.length === 0) return media.delete(id);
        throw reject(409, `This picture is used: ${uses.map(({ label }) => label).join(', ')}`);
      },
    },
    newsletter: {
      getList: newsletter.getList,
      getOne: newsletter.getOne,
      create: (said) =>
        newsletter.add(said, () => anIssue({ ...said, id: `issue-${data.issues.length + 1}` }), true),
      update: newsletter.change,
      delete: newsletter.delete,
    },
    subscribers: { getList: rowsIn<Subscriber>('subscribers', 'subscribers', byEmail).getList },
    deliveries: {
      getList: rowsIn<Delivery>('deliveries', 'deliveries', { ...byEmail, issueId: () => true }).getList,
    },
    users: {
      getList: (params) => users.getList({ ...params, filter: { status: 'active', ...params.filter } }),
      getMany: users.getMany,
      create: ({ password, email, ...said }) =>
        users.add(said, () => {
          const id = `user-${said.username}`;
          data.passwords[id] = password;
          return aUser({ ...said, email: email || null, id });
        }),
      update(id, said) {
        if (!('status' in said)) return users.change(id, said);
        const note = said.note ?? null;
        const reason = said.status === 'removed' ? { removalNote: note } : { deactivationNote: note };
        return users.change(id, said, undefined, { status: said.status, ...reason });
      },
    },
    blocked: {
      getList: blocked.getList,
      create: (said) =>
        blocked.add(said, () => ({
          ...said,
          id: `${said.kind} ${said.value}`,
          note: said.note ?? null,
          createdByName: 'Ana Cruz',
          createdAt: now(),
        })),
      delete: blocked.delete,
    },
    privacyRequests: {
      getList: privacyRequests.getList,
      create: (said) => privacyRequests.add(said, () => aRequest({ ...said, id: `request-${said.email}` })),
      update: (id, said) =>
        privacyRequests.change(id, said, undefined, { state: said.state, outcome: said.outcome ?? null }),
    },
    erasures: { getList: erasures.getList, getOne: erasures.getOne },
    legalHolds: {
      getList: async (params) => listFromArray(holdsOf(data), params),
      create: (said) =>
        change(`create legalHolds ${JSON.stringify(said)}`, () => {
          const hold = { id: 'hold-1', reason: said.reason, since: now(), byName: 'Ana Santos' };
          data.people = data.people.map((person) =>
            person.email === said.email ? { ...person, hold } : person,
          );
          return { ...hold, email: said.email };
        }),
      delete: (id) =>
        change(`delete legalHolds ${id}`, () => {
          data.people = data.people.map((person) =>
            person.hold?.id === id ? { ...person, hold: null } : person,
          );
        }),
    },
    breaches: {
      getList: breaches.getList,
      getOne: breaches.getOne,
      create: (said) => breaches.add(said, () => aBreach({ ...said, id: 'breach-new' })),
      update: breaches.change,
    },
    audit: { getList: audit.getList },
    apiKeys: {
      getList: apiKeys.getList,
      getMany: apiKeys.getMany,
      create: async (said) => ({
        ...(await apiKeys.add(said, () =>
          anApiKey({ ...said, scopes: [...said.scopes], id: `key ${data.apiKeys.length}` }),
        )),
        key: 'ao_secret',
      }),
      delete: (id) =>
        change(`delete apiKeys ${id}`, () => {
          const ended = { state: 'ended', endedAt: now() } as const;
          data.apiKeys = data.apiKeys.map((one) => (one.id === id ? { ...one, ...ended } : one));
        }),
    },
    webhooks: {
      getList: webhooks.getList,
      getMany: webhooks.getMany,
      create: async (said) => ({
        ...(await webhooks.add(said, () =>
          aWebhook({ ...(said as Partial<Webhook>), id: said.url, enabled: said.enabled ?? true }),
        )),
        secret: 'whsec_bmV3',
      }),
      update: webhooks.change,
      delete: webhooks.delete,
    },
  } satisfies Partial<Resources>;
  return { rowsIn, particular };
}

/** The resources whose rows are kept under their name. */
export type PlainResource = Exclude<Resource, keyof ReturnType<typeof particularResources>['particular']>;

/** The resources in memory, with the acts that the server offers. */
export function fakeResources(tools: FakeTools<FakeData>): Resources {
  const { rowsIn, particular } = particularResources(tools);
  const plain = Object.entries(resources).map(([name, offered]) => {
    const { add, change, ...reads } = rowsIn(name, name as keyof FakeData);
    const create = (said: object) => add(said, () => ({ ...said, id: `${name}-new` }));
    const acts = Object.entries({ ...reads, create, update: change }).filter(([act]) => act in offered);
    return [name, Object.fromEntries(acts)];
  });
  return { ...(Object.fromEntries(plain) as Resources), ...particular };
}

const holdsOf = ({ people }: Pick<FakeData, 'people'>) =>
  people.flatMap(({ email, hold }) => (hold ? [{ ...hold, email }] : []));
