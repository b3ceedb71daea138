import { openedDatabase } from '../../app/testing/opened-database.js';
import { newId } from '../../platform/clock.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { HouseholdMember, HouseholdRole } from '../domain/household.js';
import { aClient } from '../testing/builders.js';
import { clientsOn } from '../testing/clients-on.js';
import { ClientCounter, Clients, Households } from './client.tables.js';
import { aPerson, erasePart } from '../../platform/testing/personal-data.js';

describe.each(DATABASES)('households on $name', ({ create }) => {
  const database = openedDatabase(create);
  const {
    personal,
    households,
    queries: clientQueries,
    householdQueries: queries,
    ...clients
  } = clientsOn(database);

  beforeEach(() =>
    database.write(async (tx) => {
      for (const table of [Clients, ClientCounter, Households]) await tx.clear(table);
    }),
  );

  const addClient = async (firstName: string) => {
    const client = aClient({ firstName, email: `${firstName}@x.example` });
    await clients.add(client);
    return client.id;
  };
  const family = async (...roles: HouseholdRole[]) => {
    const members: HouseholdMember[] = [];
    for (const role of roles) members.push({ clientId: await addClient(role), role });
    return members;
  };
  const add = (members: readonly HouseholdMember[], name = 'Reyes') => households.add({ name, members });

  it('are stored and read with their members, and their clients know them', async () => {
    const household = await add(await family('head', 'spouse'));
    expect(await queries.get(household.id)).toEqual(household);
    const other = await add(await family('head'), 'Árbol');
    const page = { sort: 'name', order: 'ASC', range: { offset: 0, limit: 10 } } as const;
    expect(await queries.page({ filter: {}, ...page })).toEqual({ rows: [other, household], total: 2 });
    expect(await queries.page({ filter: { q: 'rÉY' }, ...page })).toEqual({ rows: [household], total: 1 });
    expect(await queries.page({ filter: { q: 'arbol' }, ...page })).toEqual({ rows: [other], total: 1 });
    const found = await clientQueries.page({
      filter: { householdId: household.id },
      range: page.range,
      sort: 'createdAt',
      order: 'ASC',
    });
    const place = { householdId: household.id };
    expect(found.rows).toMatchObject([
      { ...place, householdRole: 'head' },
      { ...place, householdRole: 'spouse' },
    ]);
  });

  it('take in, give another role and leave out members, and are dissolved', async () => {
    const [head, spouse] = await family('head', 'spouse');
    const { id } = await add([head!, spouse!]);
    const child = { clientId: await addClient('child'), role: 'child' } as const;
    const members = [{ ...spouse!, role: 'head' } as const, child];
    await households.change(id, { name: 'Cruz', members }, null);
    expect(await queries.get(id)).toMatchObject({ name: 'Cruz', members });
    expect(await clientQueries.find(head!.clientId)).toMatchObject({ householdId: null });
    await households.dissolve(id);
    expect(await rejectionOf(queries.get(id))).toMatchObject({ kind: 'NotFound' });
    for (const gone of [households.change(id, {}, null), households.dissolve(id)])
      expect((await rejectionOf(gone)).kind).toBe('NotFound');
    expect(await clientQueries.find(child.clientId)).toMatchObject({ householdRole: null });
  });

  it('are not of clients who do not exist or are in another household, which is said by their field', async () => {
    const [head, spouse] = await family('head', 'spouse');
    const { id } = await add([head!]);
    const nobody = { clientId: newId(), role: 'child' } as const;
    const wrong = [{ ...head!, role: 'spouse' } as const, { ...spouse!, role: 'head' } as const, nobody];
    expect(await rejectionOf(add(wrong))).toMatchObject({
      errors: {
        'members.0.clientId': 'This client is in another household',
        'members.2.clientId': 'There is no such client',
      },
    });
    await rejectionOf(households.change(id, { members: [nobody] }, null));
    expect(await queries.get(id)).toMatchObject({ members: [head] });
  });

  it('are one for a client whom two people put into a household at the same time', async () => {
    const [head] = await family('head');
    const both = await Promise.allSettled([add([head!], 'One'), add([head!], 'Other')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { total } = await queries.page({
      filter: {},
      sort: 'name',
      order: 'ASC',
      range: { offset: 0, limit: 10 },
    });
    expect(total).toBe(1);
  });

  it('have another head after a member is deleted, and are gone with the last one', async () => {
    const [head, child, spouse] = await family('head', 'child', 'spouse');
    const { id } = await add([head!, child!, spouse!]);
    await clients.remove(head!.clientId);
    expect(await queries.get(id)).toMatchObject({ members: [child, { ...spouse, role: 'head' }] });
    const email = 'spouse@x.example';
    const person = aPerson({ email });
    expect((await personal.find(person)).lists.clients).toMatchObject([
      { household: 'Reyes', householdRole: 'head' },
    ]);
    await erasePart(database, personal, person);
    expect(await queries.get(id)).toMatchObject({ members: [{ ...child, role: 'head' }] });
    await clients.remove(child!.clientId);
    expect(await rejectionOf(queries.get(id))).toMatchObject({ kind: 'NotFound' });
  });

  it('have a head when two members are deleted at the same time', async () => {
    const [head, spouse, child] = await family('head', 'spouse', 'child');
    const { id } = await add([head!, spouse!, child!]);
    await Promise.all([clients.remove(head!.clientId), clients.remove(spouse!.clientId)]);
    expect(await queries.get(id)).toMatchObject({ members: [{ ...child, role: 'head' }] });
  });
});
