import { SCHEMA } from '../src/app/schema.js';
import { Table } from '../src/platform/database/table.js';
import { everyPersonalPart } from '../src/app/every-personal-part.js';
import { Config } from '../src/platform/config.js';
import { BusinessTime } from '../src/calendar/business-time.js';
import { PersonalData } from '../src/platform/personal-data.js';
import { FORGOTTEN_BY_DUTIES } from '../src/privacy/store/duties.tables.js';
import { AdminClient } from './support/admin-client.js';
import { beneficiariesBody, caseBody, clientBody, policyBody, taskBody } from './support/bodies.js';
import { checked } from './support/imports.js';
import { runningApp } from './support/running-app.js';

/** Names of columns in which a person's data may stand in any program, by themselves or in free text. */
const PERSONAL_NAME =
  /e-?mail|phone|name|birth|address|recipient|insured|note|remark|comment|reason|text|title|message|subject|body|content|detail|reply/i;
/** Ids, times and days. */
const BY_ITSELF = /(?:Id|At|On)$/;
const FREE_TYPE = /text|json|blob/i;
const PERSON = {
  firstName: 'Canaria',
  lastName: 'Zinovia',
  email: 'canaria.zinovia@nest.example',
  phone: '+63 917 555 0187',
};
const WORDS = ['canaria', 'zinovia', '9175550187', '917 555 0187'];

type Columns = Readonly<Record<string, { readonly type?: unknown }>>;

const TABLES = SCHEMA.entities.map((table) => [String(table.options.name), table] as const);
const definitionsOf = ({ options }: Table<object>): Columns => options.columns as Columns;
const columnsOf = (table: Table<object>) => Object.keys(definitionsOf(table));
const personalColumnsOf = ({ holds }: Table<object>) => ('person' in holds ? holds.person : []);

/** Columns that may hold something of a person although the table does not say so. */
function undeclared(table: Table<object>): string[] {
  const { holds } = table;
  // accounts have names and addresses, too
  if ('staff' in holds) return [];
  const named = 'person' in holds ? Object.values(holds.others ?? {}).flat() : (holds.texts ?? []);
  const known = [...personalColumnsOf(table), ...named];
  return Object.entries(definitionsOf(table))
    .filter(([column, { type }]) => {
      const isText = typeof type !== 'string' || !/int|decimal|bool/.test(type);
      return (
        isText && ((PERSONAL_NAME.test(column) && !BY_ITSELF.test(column)) || FREE_TYPE.test(String(type)))
      );
    })
    .map(([column]) => column)
    .filter((column) => !known.includes(column));
}

/** Columns that are neither in a file of the export nor left out of it with a reason, and those that are both. */
function unexplained(table: Table<object>): string[] {
  const { exported } = table;
  if ('notExported' in exported) return [];
  const written = exported.files.flatMap(({ columns, each }) => [...columns.map(({ from }) => from), each]);
  const leftOut: readonly string[] = Object.values(exported.leftOut ?? {}).flat();
  return columnsOf(table).filter((column) => written.includes(column) === leftOut.includes(column));
}

describe('each table', () => {
  it.each(TABLES)('%s says which of its columns hold something of a person, or why none does', (_, table) => {
    const { holds } = table;
    const declared = personalColumnsOf(table);
    expect(declared.filter((column) => !columnsOf(table).includes(column))).toEqual([]);
    if ('person' in holds) expect(declared.length).toBeGreaterThan(0);
    expect(undeclared(table)).toEqual([]);
  });

  it.each(TABLES)('%s has each column in a file of the export, or says why not', (_, table) => {
    expect(unexplained(table)).toEqual([]);
  });

  it('does not pass with a column of a person that it does not declare', () => {
    const columns = { id: { type: 'varchar', primary: true }, sharedWithEmail: { type: 'varchar' } } as const;
    const added = (declared: Pick<Table<Record<keyof typeof columns, string>>, 'holds' | 'exported'>) =>
      new Table<Record<keyof typeof columns, string>>({ name: 'shares', columns, ...declared } as never);
    const careless = added({
      holds: { noPerson: 'shares' },
      exported: { files: [], leftOut: { derived: ['id'] } },
    });
    expect([undeclared(careless), unexplained(careless)]).toEqual([['sharedWithEmail'], ['sharedWithEmail']]);
    const careful = added({ holds: { person: ['sharedWithEmail'] }, exported: { notExported: 'ends soon' } });
    expect([undeclared(careful), unexplained(careful)]).toEqual([[], []]);
  });
});

describe('each part that holds something of people', () => {
  const running = runningApp();
  const nameOf = (table: Table<object>) => String(table.options.name);
  const registered = () => running.app.app.get(PersonalData).parts;
  /** Tables with something of a person that no part covers. */
  const uncovered = (tables: readonly Table<object>[]) => {
    const covered = [...registered().flatMap((part) => part.tables), ...FORGOTTEN_BY_DUTIES];
    return tables
      .filter((table) => personalColumnsOf(table).length > 0)
      .map(nameOf)
      .filter((name) => !covered.includes(name));
  };

  it('covers, together with the others, every table with something of a person', () => {
    expect(uncovered(SCHEMA.entities)).toEqual([]);
    const columns = { id: { type: 'varchar', primary: true } };
    const [holds, exported] = [{ person: ['id'] }, { notExported: 'ends soon' }];
    const added = new Table<{ id: string }>({ name: 'shares', columns, holds, exported } as never);
    expect(uncovered([...SCHEMA.entities, added])).toEqual(['shares']);
  });

  it('has tables of its own, which are in the schema', () => {
    const tables = registered().flatMap((part) => part.tables);
    expect(new Set(tables).size).toBe(tables.length);
    expect(tables.filter((name) => !SCHEMA.entities.some((table) => nameOf(table) === name))).toEqual([]);
  });

  it('is erased after those that it names, also by a command beside the server', async () => {
    const data = running.app.app.get(PersonalData);
    const order = data.erasing.map(({ name }) => name);
    const wrong = data.parts.flatMap(({ name, after, erasedBefore = [] }) =>
      after
        .filter((other) => order.indexOf(name) < order.indexOf(other) !== erasedBefore.includes(other))
        .map((other) => [name, other]),
    );
    expect(wrong).toEqual([]);
    expect(order).toEqual(expect.arrayContaining(data.parts.flatMap(({ after }) => after)));
    const beside = await everyPersonalPart(
      running.app.database,
      running.app.app.get(BusinessTime),
      running.app.app.get(Config),
    );
    expect(beside.erasing.map(({ name }) => name)).toEqual(order);
  });
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
