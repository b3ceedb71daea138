import { type LeadType, USER_STATUSES, type UserStatus } from '@contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type {
  Appointment,
  ClientChange,
  Delivery,
  EnteredBooking,
  IssueDraft,
  LeadDetails,
  NewClient,
  NewPolicy,
  PolicyChange,
  PostDraft,
  Task,
  User,
} from '@/shared/api-types';
import type { BulkChange, DeliveryFilter, LeadFilter, NewUser, UserChange } from './requests';
import { call } from '@/shared/api-client';
import { toCalendarDate } from '../dates/dates';
import { type Answered, api, type Sent } from './api';
import { postBody, postsFound } from './blogProvider';
import { httpClient } from './httpClient';
import { leadList } from './leadList';
import { requestedLeads } from './leadPeriods';
import { type Listed, listFromArray, type ListParams } from './listFromArray';
import { clientOrSuccessor } from './clientsProvider';
import { issueBody } from './newsletterProvider';
import { policyFilter } from './policiesProvider';

export type { Listed, ListParams };

const base = simpleRestProvider('', httpClient);

/** Drops empty filter values; the server rejects values that it does not support. */
const filterOf = (filter: object) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value != null));

/** The pages of a list of the server. */
const pagesOf =
  <Row extends { id: string }>(path: string, filterFor: (filter: object) => object = (filter) => filter) =>
  ({ filter = {}, ...params }: ListParams) =>
    base.getList<Row>(path.slice(1), { ...params, filter: filterOf(filterFor(filter)) }) as Promise<
      Listed<Row>
    >;

type Row<P> = Answered<'GET', P> extends readonly (infer R)[] ? R & { id: string } : never;
type One<P extends string> = `${P}/{id}`;

interface Plain<P extends string> {
  readonly getOne: (id: string) => Promise<Answered<'GET', One<P>>>;
  readonly create: (data: Sent<'POST', P>) => Promise<Answered<'POST', P>>;
  readonly update: (
    id: string,
    data: Omit<Sent<'PATCH', One<P>>, 'ifUpdatedAt'>,
    ifUpdatedAt?: string,
  ) => Promise<Answered<'PATCH', One<P>>>;
  readonly delete: (id: string) => Promise<unknown>;
}

/** The calls of a resource at `path` and `path/{id}`, typed by the document of the API. */
function at<P extends `/api/admin/${string}`, A extends keyof Plain<P> = never>(
  path: P,
  acts: readonly A[] = [],
): Pick<Plain<P>, A> {
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const all: Record<keyof Plain<P>, (...given: never[]) => Promise<unknown>> = {
    getOne: (id: string) => call(one(id)),
    create: (body: object) => call(path, { method: 'POST', body }),
    update: (id: string, data: object, ifUpdatedAt?: string) =>
      call(one(id), { method: 'PATCH', body: { ...data, ifUpdatedAt } }),
    delete: (id: string) => call(one(id), { method: 'DELETE' }),
  };
  return Object.fromEntries(acts.map((act) => [act, all[act]])) as unknown as Pick<Plain<P>, A>;
}

/** A resource whose list comes in pages. */
const paged = <P extends `/api/admin/${string}`, A extends keyof Plain<P> = never>(
  path: P,
  acts?: readonly A[],
  filterFor?: (filter: object) => object,
) => ({ getList: pagesOf<Row<P>>(path, filterFor), ...at(path, acts) });

/** The list of a resource that the server answers with as a whole. */
function whole<R extends { id: string }>(
  read: () => Promise<readonly R[]>,
  found: (rows: readonly R[], filter: object) => readonly R[] = equalTo,
) {
  return {
    getList: async (params: ListParams) => listFromArray(found(await read(), params.filter ?? {}), params),
    getMany: async (ids: readonly string[]) => (await read()).filter(({ id }) => ids.includes(id)),
  };
}

/** The rows whose fields equal those of the filter. */
export const equalTo = <R extends object>(rows: readonly R[], filter: object): R[] =>
  rows.filter((row) => Object.entries(filter).every(([name, value]) => row[name as keyof R] === value));

const leadFilter = (filter: LeadFilter) => filterOf(requestedLeads(filter, toCalendarDate(new Date())));

/** The type and the id in the id of a lead, `appointment:{id}`; the two types have separate ids. */
function leadOf(key: string) {
  const [leadType, id = ''] = key.split(':') as [LeadType, string?];
  return { leadType, id };
}

const usersWith = (status: UserStatus) => api.get('/api/admin/users/status/{status}', { path: { status } });

/**
 * The resources of the console: react-admin's acts that each offers, as `recordsProvider` calls them. What is no such act,
 * like a sale or a merge, is a method of the provider of its area.
 */
export const resources = {
  leads: {
    getList: ({ filter = {}, ...params }: ListParams) => leadList({ ...params, filter: leadFilter(filter) }),
    getOne: (key: string) => api.get('/api/admin/leads/{leadType}/{id}', { path: leadOf(key) }),
    getMany: async (keys: readonly string[]) =>
      (await leadList({ filter: { id: keys.map((key) => leadOf(key).id) } })).data,
    /** Of a booking that staff enter. */
    create: (body: EnteredBooking) => api.post('/api/admin/appointments', { body }),
    update(key: string, body: LeadDetails) {
      const { leadType, id } = leadOf(key);
      return api.patch(`/api/admin/${leadType}s/{id}/details`, { path: { id }, body });
    },
    /** Up to 100, all or none. */
    updateMany: (keys: readonly string[], changed: BulkChange) =>
      api.post('/api/admin/leads/bulk', { body: { ids: [...keys], ...changed } }),
  },
  calendar: {
    getList: pagesOf<Appointment>('/api/appointments'),
  },
  clients: {
    ...paged('/api/admin/clients', ['update', 'delete']),
    create: (body: ClientChange) => api.post('/api/admin/clients', { body: body as NewClient }),
    getOne: clientOrSuccessor,
  },
  households: paged('/api/admin/households', ['getOne', 'create', 'update', 'delete']),
  policies: {
    ...paged('/api/admin/policies', ['getOne', 'update'], policyFilter),
    create: (body: PolicyChange) => api.post('/api/admin/policies', { body: body as NewPolicy }),
  },
  insurers: {
    ...whole(() => api.get('/api/admin/insurers')),
    ...at('/api/admin/insurers', ['update']),
  },
  tasks: {
    ...paged('/api/admin/tasks', ['create', 'update', 'delete']),
    getMany: async (ids: readonly string[]) =>
      (await base.getMany<Task>('api/admin/tasks', { ids: [...ids] })).data,
  },
  messages: paged('/api/admin/mails', ['getOne']),
  posts: {
    ...whole(() => api.get('/api/admin/blog-posts'), postsFound),
    ...at('/api/admin/blog-posts', ['getOne', 'delete']),
    create: (draft: PostDraft) => api.post('/api/admin/blog-posts', { body: postBody(draft) }),
    update: (id: string, draft: PostDraft, ifUpdatedAt?: string) =>
      api.put('/api/admin/blog-posts/{id}', { path: { id }, body: { ...postBody(draft), ifUpdatedAt } }),
  },
  media: paged('/api/admin/media', ['getOne', 'update', 'delete']),
  newsletter: {
    ...paged('/api/admin/newsletters', ['getOne', 'delete']),
    create: (draft: IssueDraft) => api.post('/api/admin/newsletters', { body: issueBody(draft) }),
    update: (id: string, draft: IssueDraft, ifUpdatedAt?: string) =>
      api.put('/api/admin/newsletters/{id}', { path: { id }, body: { ...issueBody(draft), ifUpdatedAt } }),
  },
  subscribers: paged('/api/admin/newsletters/subscribers'),
  deliveries: {
    /** Of the issue that the filter names. */
    getList({ filter, ...params }: ListParams) {
      const { issueId, ...rest } = filter as DeliveryFilter;
      return pagesOf<Delivery>(`/api/admin/newsletters/${issueId}/deliveries`)({ ...params, filter: rest });
    },
  },
  users: {
    /** The active ones, unless the filter names a status. */
    async getList({ filter = {}, ...params }: ListParams) {
      const { status = 'active' } = filter as Partial<User>;
      return listFromArray(await usersWith(status), params);
    },
    async getMany(ids: readonly string[]) {
      const users = (await Promise.all(USER_STATUSES.map(usersWith))).flat();
      return users.filter(({ id }) => ids.includes(id));
    },
    create: ({ email, ...user }: NewUser) =>
      api.post('/api/admin/users', { body: { ...user, email: email || undefined } }),
    update: (id: string, changed: UserChange) =>
      'status' in changed
        ? api.patch('/api/admin/users/{id}/status', { path: { id }, body: changed })
        : api.put('/api/admin/users/{id}/email', { path: { id }, body: changed }),
  },
  imports: paged('/api/admin/imports', ['getOne', 'delete']),
  suspected: paged('/api/admin/suspected'),
  blocked: paged('/api/admin/blocked', ['create', 'delete']),
  privacyRequests: paged('/api/admin/privacy/requests', ['create', 'update']),
  erasures: paged('/api/admin/privacy/erasures', ['getOne']),
  legalHolds: paged('/api/admin/privacy/holds', ['create', 'delete']),
  breaches: paged('/api/admin/privacy/breaches', ['getOne', 'create', 'update']),
  audit: paged('/api/admin/audit'),
  apiKeys: {
    ...whole(() => api.get('/api/admin/api-keys')),
    ...at('/api/admin/api-keys', ['create', 'delete']),
  },
  webhooks: {
    ...whole(() => api.get('/api/admin/webhooks')),
    ...at('/api/admin/webhooks', ['create', 'update', 'delete']),
  },
};

export type Resources = typeof resources;
