import { type AdminClient, NO_SUCH_ID } from './admin-client.js';
import { clientBody, day, householdBody, policyBody, taskBody } from './bodies.js';
import { DOCUMENTED_ROUTES } from './documented-routes.js';
import { chars, dateOfBirth, email, type Field, multiline, phone, text } from './field-rules.js';
import type { Sample } from './sample.js';

type Rules = Readonly<Record<string, Partial<Field> | null>>;
type Body = Record<string, unknown>;

/** A kind of record with the usual routes, and all that the tests of access, origins and bodies need of it. */
interface RecordSample {
  readonly path: string;
  /** Makes the record that a new one belongs to. */
  readonly owner?: (admin: AdminClient) => Promise<string>;
  readonly added: (ownerId: string) => Body;
  readonly changed: () => Body;
  /** As in body-routes.ts: of a body that adds one, and of a change where they differ. */
  readonly rules: Rules;
  readonly changeRules?: Rules;
}

/** No record has one of them, and the good ones are those of records. */
export const unknownId = { good: [], bad: [chars(37), 'nobody', NO_SUCH_ID] };
export const calendarDay = {
  good: ['2199-12-31'],
  bad: ['2031-02-30', '1899-12-31', '2200-01-01', 'tomorrow', '2031-1-1', '2031-01-01 10:00'],
};
/** A change may leave it out, but not empty it. */
export const whenSent = { optional: false, whenSent: true };

const task = {
  title: text(200),
  dueDate: {
    ...calendarDay,
    good: ['2020-02-29', day(0), day(400)],
    bad: [...calendarDay.bad, '9999-12-31'],
  },
  assigneeId: unknownId,
};
const client = {
  email,
  phone,
  secondEmail: email,
  secondPhone: phone,
  viber: phone,
  whatsapp: phone,
  messenger: { good: ['liza.reyes', 'https://m.me/liza.reyes'], bad: ['https://evil.example/liza', 'l/r'] },
  tin: { good: ['123-456-789', '12345678901234'], bad: ['12345678', '1234567890', 'TIN'] },
  sssNumber: { good: ['12-3456789-0'], bad: ['123456789', '12345678901'] },
  gsisNumber: { good: ['12345678901'], bad: ['123456789', '1234567890123'] },
  dateOfBirth,
  ownerId: unknownId,
  address: multiline(text(300)),
  notes: multiline(text(5000)),
  tags: { bad: ['x'] },
};
const pastDay = { good: ['1900-01-01', day(0)], bad: [...calendarDay.bad, day(2)] };
const policy = {
  clientId: unknownId,
  issuedOn: pastDay,
  deliveredOn: pastDay,
  fundValueOn: pastDay,
  // of a policy that is paid by card: policies.spec.ts
  cardExpires: { good: [], bad: ['2027-13', '2027-8', '08/27', '2027-08-01'] },
  // a number is unique: policies.spec.ts
  policyNumber: { good: [] },
  startsOn: { ...calendarDay, good: ['1900-01-01', '2020-02-29'] },
  endsOn: calendarDay,
  paidBefore: calendarDay,
  reinstateUntil: calendarDay,
  remarks: multiline(text(5000)),
  saleId: unknownId,
};
export const policyChange = {
  ...policy,
  line: whenSent,
  application: whenSent,
  force: whenSent,
  mode: whenSent,
  // a correction has no day
  kind: { ...whenSent, good: ['change'] },
  // a start is corrected only: policies.spec.ts
  startsOn: { ...calendarDay, good: [] },
  effectiveOn: { good: [day(0), '2199-12-31'], bad: [...calendarDay.bad, day(-1)] },
  forceSince: { good: [day(0)], bad: [...calendarDay.bad, day(1)] },
};

/** Makes a record by the body; its id. */
export const madeBy =
  (path: string, body: (admin: AdminClient) => object | Promise<object>) => async (admin: AdminClient) =>
    String((await admin.request('POST', path, await body(admin))).body.id);

export const newClient = madeBy('/api/admin/clients', () => clientBody());

const RECORD_SAMPLES: readonly RecordSample[] = [
  {
    path: '/api/admin/clients',
    added: () => clientBody(),
    changed: () => ({ lastName: 'Cruz' }),
    rules: client,
    // matters to a change that changes something: clients.spec.ts
    changeRules: { ...client, ifUpdatedAt: { good: [] } },
  },
  {
    path: '/api/admin/households',
    owner: newClient,
    added: householdBody,
    changed: () => ({ name: 'Cruz family' }),
    // a client is in one household, so that there is one good body
    rules: { name: { good: [] }, members: { good: [] } },
    // members and a stale change: households.spec.ts
    changeRules: { members: { good: [] }, ifUpdatedAt: { good: [] } },
  },
  {
    path: '/api/admin/policies',
    owner: newClient,
    added: (clientId) => policyBody(clientId),
    changed: () => ({ remarks: 'Keeps the original at home' }),
    rules: { ...policy, firstPremiumPaidOn: { good: [], bad: [...calendarDay.bad, day(1)] } },
    changeRules: policyChange,
  },
  {
    path: '/api/admin/tasks',
    added: () => taskBody(),
    changed: () => ({ title: 'Call again' }),
    // good together only
    rules: { ...task, leadType: { good: [] }, leadId: unknownId, clientId: unknownId },
    changeRules: task,
  },
];

const withOwner = async ({ owner, added }: RecordSample, admin: AdminClient) =>
  added(owner ? await owner(admin) : '');

/** Makes the record that `:id` after this path stands for. */
export const RECORDS_BY_PATH = Object.fromEntries(
  RECORD_SAMPLES.map((sample) => [sample.path, madeBy(sample.path, (admin) => withOwner(sample, admin))]),
);

/** A request for each of the usual routes that there are. */
export const RECORD_REQUESTS: Readonly<Record<string, Sample>> = Object.fromEntries(
  RECORD_SAMPLES.flatMap((sample): [string, Sample][] => [
    [`GET ${sample.path}`, 200],
    [`POST ${sample.path}`, [201, (admin) => withOwner(sample, admin)]],
    [`GET ${sample.path}/:id`, 200],
    [`PATCH ${sample.path}/:id`, [200, sample.changed]],
    [`DELETE ${sample.path}/:id`, 204],
  ]).filter(([usual]) => DOCUMENTED_ROUTES.some(({ route }) => route === usual)),
);

/** The bodies of the usual routes. */
export const RECORD_BODIES = RECORD_SAMPLES.flatMap(({ path, owner, added, changed, rules, changeRules }) => {
  let ownerId = '';
  return [
    {
      route: `POST ${path}`,
      path: async (admin: AdminClient) => {
        if (owner) ownerId = await owner(admin);
        return path;
      },
      body: () => added(ownerId),
      rules,
      ok: 201,
    },
    { route: `PATCH ${path}/:id`, body: changed, rules: changeRules ?? rules, ok: 200 },
  ];
});
