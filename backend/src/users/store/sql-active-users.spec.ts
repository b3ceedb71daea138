import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { aSuperadmin, aUser } from '../testing/builders.js';
import { SqlActiveUsers } from './sql-active-users.js';
import { Users } from './user.tables.js';

describe.each(DATABASES)('the active users on $name', ({ create }) => {
  const database = openedDatabase(create);
  const users = new SqlActiveUsers(database);
  const carla = aUser({ name: 'Carla Tan' });
  const ana = aSuperadmin({ name: 'Ana Cruz' });
  const gone = [aUser({ status: 'deactivated' }), aUser({ status: 'removed' })];

  beforeAll(() => database.write((tx) => tx.insert(Users, [carla, ana, ...gone])));

  it('are listed by name, with nothing but id, name and role', async () => {
    expect(await users.all()).toEqual([
      { id: ana.id, name: 'Ana Cruz', role: 'superadmin' },
      { id: carla.id, name: 'Carla Tan', role: 'admin_assistant' },
    ]);
  });

  it('are found by their id', async () => {
    expect(await users.byId(carla.id)).toEqual({ id: carla.id, name: 'Carla Tan', role: 'admin_assistant' });
  });

  it('have addresses, of which those of superadmins are told what goes wrong', async () => {
    const elsewhere = aSuperadmin({ status: 'deactivated', email: 'gone@office.example' });
    const [maria, other] = [
      aSuperadmin({ email: 'maria@office.example' }),
      aUser({ email: 'ben@office.example' }),
    ];
    await database.write((tx) => tx.insert(Users, [elsewhere, maria, other]));
    expect(await users.superadminEmails()).toEqual(['maria@office.example']);
    await database.write((tx) => tx.delete(Users, [elsewhere.id, maria.id, other.id]));
  });

  it('are neither those who are deactivated or removed, nor anybody unknown', async () => {
    for (const id of [...gone.map((user) => user.id), 'nobody']) expect(await users.byId(id)).toBeNull();
  });

  it('are found by the link for a forgotten password, with the name and address of now', async () => {
    const of = { email: 'maria@office.example', name: 'Maria Santos' };
    const maria = aUser({ ...of, resetHash: 'a hash' });
    const deactivated = aUser({ email: 'gone@office.example', status: 'deactivated', resetHash: 'another' });
    await database.write((tx) => tx.insert(Users, [maria, deactivated]));
    expect(await users.byResetLink('a hash')).toEqual(of);
    for (const hash of ['another', 'unknown']) expect(await users.byResetLink(hash)).toBeNull();
    await database.write((tx) => tx.delete(Users, [maria.id, deactivated.id]));
  });
});
