import { SCHEMA } from '../src/app/schema.js';
import type { Table } from '../src/platform/database/table.js';
import { AdminClient } from './support/admin-client.js';
import { beneficiariesBody, caseBody, clientBody, policyBody, taskBody } from './support/bodies.js';
import { checked } from './support/imports.js';
import { runningApp } from './support/running-app.js';

/** Names of columns in which a person's data stands in any program. */
const PERSONAL_NAME = /e-?mail|phone|first_?name|last_?name|birth|^address|recipient$/i;
const PERSON = {
  firstName: 'Canaria',
  lastName: 'Zinovia',
  email: 'canaria.zinovia@nest.example',
  phone: '+63 917 555 0187',
};
const WORDS = ['canaria', 'zinovia', '9175550187', '917 555 0187'];

const columnsOf = ({ options }: Table<object>) => Object.keys(options.columns);
const personalColumnsOf = ({ holds }: Table<object>) => ('person' in holds ? holds.person : []);

describe('each table', () => {
  it.each(SCHEMA.entities.map((table) => [String(table.options.name), table] as const))(
    '%s says which of its columns hold something of a person, or why none does',
    (_, table) => {
      const { holds } = table;
      expect(Object.keys(holds)).toHaveLength(1);
      const declared = personalColumnsOf(table);
      expect(declared.filter((column) => !columnsOf(table).includes(column))).toEqual([]);
      if ('person' in holds) expect(declared.length).toBeGreaterThan(0);
      // accounts have names and addresses, too
      const named = 'staff' in holds ? [] : columnsOf(table).filter((column) => PERSONAL_NAME.test(column));
      expect(named.filter((column) => !declared.includes(column))).toEqual([]);
    },
  );
});

describe('a person of whom everything is stored', () => {
  const running = runningApp();
  let admin: AdminClient;
  let policy: string;
  let hold: string;

  const add = async (path: string, body: object, method = 'POST') => {
    const response = await admin.request(method, `/api/admin/${path}`, body);
    const { status, body: answer } = response;
    expect({ path, answer, isDone: status < 300 }).toEqual({ path, answer, isDone: true });
    return response.body as { readonly id: string };
  };
  /** Where a value of the person stands, as `table.column`. */
  const traces = async () => {
    const found = new Set<string>();
    for (const table of SCHEMA.entities)
      for (const row of await running.app.rows<Record<string, unknown>>(String(table.options.name)))
        for (const [column, value] of Object.entries(row))
          if (typeof value === 'string' && WORDS.some((word) => value.toLowerCase().includes(word)))
            found.add(`${String(table.options.name)}.${column}`);
    return [...found].sort();
  };

  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    const name = `${PERSON.firstName} ${PERSON.lastName}`;
    const notes = `Remarks of ${name}, ${PERSON.phone}`;
    const booking = await admin.createBooking({ ...PERSON, notes });
    await admin.createSubscription({ firstName: PERSON.firstName, email: PERSON.email });
    await admin.createSuspected({ ...PERSON, notes });
    await add(`leads/appointment/${booking}/notes`, { note: `Spoke to ${name}` });
    await add('tasks', taskBody({ title: `Call ${name}`, leadType: 'appointment', leadId: booking }));
    await add('blocked', { kind: 'email', value: PERSON.email, note: name });
    const client = await add('clients', clientBody({ ...PERSON, notes, address: `House of ${name}` }));
    await add(`clients/${client.id}/notes`, { note: `Called ${name}` });
    await add('households', { name: `${name} family`, members: [{ clientId: client.id, role: 'head' }] });
    const { id } = await add(
      'policies',
      policyBody(client.id, { policyNumber: 'ZINOVIA-1', remarks: notes }),
    );
    policy = id;
    const beneficiaries = beneficiariesBody().beneficiaries as object[];
    const named = beneficiaries.map((one, place) => ({ ...one, name: `${name} ${place}` }));
    await add(`policies/${policy}/beneficiaries`, { beneficiaries: named }, 'PUT');
    await add(`policies/${policy}/cases`, caseBody({ title: `Stay of ${name}`, nextStep: `Call ${name}` }));
    const other = await add('clients', clientBody({ ...PERSON, firstName: 'Canaria B.' }));
    await add(`clients/${client.id}/merge`, { otherId: other.id });
    await checked(admin, `First Name,Last Name,Email,Phone\n${Object.values(PERSON).join(',')}`);
    await add('privacy/requests', {
      kind: 'access',
      email: PERSON.email,
      receivedOn: '2025-11-03',
      note: name,
    });
    hold = (await add('privacy/holds', { email: PERSON.email, reason: `A claim of ${name}` })).id;
    await admin.request('POST', '/api/admin/mails/test', { to: PERSON.email });
  });

  it('stands only in columns that are declared', async () => {
    const declared = SCHEMA.entities.flatMap((table) =>
      personalColumnsOf(table).map((column) => `${String(table.options.name)}.${column}`),
    );
    const found = await traces();
    expect(found.filter((place) => !declared.includes(place))).toEqual([]);
    expect(new Set(found.map((place) => place.split('.')[0])).size).toBeGreaterThan(15);
  });

  it('stands nowhere after the erasure', async () => {
    await admin.request('DELETE', `/api/admin/privacy/holds/${hold}`);
    await add(`policies/${policy}`, { force: 'cancelled' }, 'PATCH');
    await add('privacy/erasures', { email: PERSON.email, reason: 'Asked for it' });
    expect(await traces()).toEqual([]);
  });
});
