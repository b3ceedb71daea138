import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import type { Client } from '../domain/client.js';
import { aClient } from '../testing/builders.js';
import { clientsOn } from '../testing/clients-on.js';
import { ClientMerges, Clients } from './client.tables.js';

const NOBODY = { email: null, phone: null, dateOfBirth: null };

describe.each(DATABASES)('pairs of clients who may be one person, on $name', ({ create }) => {
  const database = openedDatabase(create);
  const { add, merge, queries } = clientsOn(database);
  afterEach(() =>
    database.write(async (tx) => {
      for (const table of [Clients, ClientMerges]) await tx.clear(table);
    }),
  );

  const added = async (firstName: string, changes: Partial<Client>) => {
    const client = aClient({ ...NOBODY, firstName, lastName: 'Reyes', ...changes });
    await add(client);
    return client.id;
  };
  const pairs = async (limit = 50) =>
    (await queries.duplicatePairs(limit)).map(({ client, other, reasons }) => [
      client.firstName,
      other.firstName,
      ...reasons,
    ]);

  it('are alike in address, number, or name with date of birth, each pair once', async () => {
    const both = { email: 'Liza@sample.example', phone: '0917 555 0101' };
    await added('Liza', { email: 'liza@sample.example', phone: '+63 917 555 0101' });
    await added('Lisa', both);
    await added('Ana', { dateOfBirth: '1990-05-01' });
    await added('Ana', { dateOfBirth: '1990-05-01' });
    await added('Ben', { dateOfBirth: '1990-05-01' });
    await added('Noel', {});
    await added('Noel', {});
    expect(await pairs()).toEqual([
      ['Liza', 'Lisa', 'email', 'phone'],
      ['Ana', 'Ana', 'nameAndBirth'],
    ]);
    expect(await pairs(1)).toHaveLength(1);
  });

  it('are alike in a second address or number, of one or of both', async () => {
    await added('Liza', { secondEmail: 'liza@work.example' });
    await added('Lisa', { email: 'Liza@Work.example' });
    await added('Ben', { secondPhone: '0917 555 0101' });
    await added('Benny', { secondPhone: '+63 917 555 0101' });
    await added('Own', { email: 'own@x.example', secondEmail: 'own@x.example' });
    expect(await pairs()).toEqual([
      ['Liza', 'Lisa', 'email'],
      ['Ben', 'Benny', 'phone'],
    ]);
  });

  it('are neither of one household nor merged', async () => {
    const email = 'family@sample.example';
    const householdId = '0198f000-0000-7000-8000-00000000000f';
    await added('Liza', { email, householdId, householdRole: 'head' });
    await added('Marco', { email, householdId, householdRole: 'spouse' });
    expect(await pairs()).toEqual([]);
    const [one, other] = [
      await added('Ana', { phone: '0917 555 0102' }),
      await added('Anna', { phone: '0917 555 0102' }),
    ];
    expect(await pairs()).toEqual([['Ana', 'Anna', 'phone']]);
    await merge(one, other);
    expect(await pairs()).toEqual([]);
  });

  it('have their tags in one list', async () => {
    await added('Liza', { tags: ['VIP', 'family'] });
    await added('Ana', { tags: ['family'] });
    await added('Ben', {});
    expect(await queries.tags()).toEqual(['family', 'VIP']);
  });
});
