import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { HoldAddressTable, LegalHoldTable } from '../../privacy/infrastructure/duties.tables.js';
import { aLegalHold } from '../../privacy/testing/builders.js';
import { type ClientFilter, ClientQueries, type ClientSort } from '../client-queries.js';
import type { Client } from '../domain/client.js';
import { PersonalClients } from '../personal-clients.js';
import { aClient } from '../testing/builders.js';
import { Clients } from './client.tables.js';
import { SqlClients } from './sql-clients.js';

describe.each(DATABASES)('clients on $name', ({ create }) => {
  const database = openedDatabase(create);
  const clients = new SqlClients(database);
  const queries = new ClientQueries(database);
  const personal = new PersonalClients(database);

  beforeEach(() =>
    database.write(async (tx) => {
      for (const table of [Clients, LegalHoldTable, HoldAddressTable]) await tx.clear(table);
    }),
  );

  const add = async (changes: Partial<Client> = {}) => {
    const client = aClient(changes);
    await clients.add(client);
    return client;
  };
  const page = (filter: ClientFilter, sort: ClientSort = 'lastName', range = { offset: 0, limit: 10 }) =>
    queries.page({ filter, sort, order: 'ASC', range });
  const found = async (filter: ClientFilter) => (await page(filter)).rows.map(({ firstName }) => firstName);
  const hold = (email: string) => database.write((tx) => tx.insert(LegalHoldTable, aLegalHold({ email })));

  it('are stored and read as they are', async () => {
    const full = await add({
      ...{ dateOfBirth: '1984-03-12', address: 'Line one\nLine two', channel: 'call', ownerId: 'ana' },
      ...{ notes: 'Likes “tea”', referredBy: 'Ben Uy', tags: ['VIP', '100% sure!', 'ñandú'] },
    });
    const bare = await add({ lastName: null, email: null, phone: null });
    expect(await queries.find(full.id)).toEqual(full);
    expect(await queries.find(bare.id)).toEqual(bare);
    expect(await queries.find('nobody')).toBeNull();
  });

  it('are sorted by name or by the time they were added, in pages', async () => {
    const at = (second: number) => ({ createdAt: `2026-11-20T08:00:0${second}.000Z` });
    await add({ firstName: 'Noel', lastName: 'Tan', ...at(1) });
    await add({ firstName: 'Ben', lastName: 'Tan', ...at(2) });
    await add({ firstName: 'Aileen', lastName: 'Cruz', ...at(3) });
    expect(await found({})).toEqual(['Aileen', 'Ben', 'Noel']);
    const { rows, total } = await page({}, 'createdAt', { offset: 1, limit: 1 });
    expect([rows.map(({ firstName }) => firstName), total]).toEqual([['Ben'], 3]);
  });

  it.each([
    ['the beginning of a name', 'LIZ'],
    ['a part of a double name', "del o'mar"],
    ['the beginning of the address', 'liza@x'],
    ['words of name and address in any order', 'reyes liza@'],
    ['the number in another spelling', '+63 (917) 000-0101'],
    ['the number with the code for calls abroad', '0063 917 000 0101'],
    ['the end of the number', '0101'],
  ])('are found by %s', async (_, q) => {
    await add({ firstName: 'Liza', lastName: "Reyes-Del O'Mar", email: 'Liza@X.example' });
    await add({ firstName: 'Ben', lastName: 'Uy', email: 'ben@x.example', phone: '0918 222 3344' });
    expect(await found({ q })).toEqual(['Liza']);
  });

  it.each(['iza', '%', '_', 'liza ben', '555'])('are not found by %s', async (q) => {
    await add();
    expect(await found({ q })).toEqual([]);
  });

  it('are filtered by owner and by exactly that tag', async () => {
    await add({ firstName: 'Ben', ownerId: 'ana', tags: ['VIP', '100%'] });
    await add({ firstName: 'Noel', ownerId: 'ben', tags: ['VIPs', '1000'] });
    expect(await found({ tag: 'VIP' })).toEqual(['Ben']);
    expect(await found({ tag: '100%' })).toEqual(['Ben']);
    expect(await found({ ownerId: 'ben' })).toEqual(['Noel']);
    expect(await found({ ownerId: 'ben', tag: 'VIP' })).toEqual([]);
  });

  it('are changed as they are at that moment, and search and filters follow', async () => {
    const { id } = await add();
    const stored = await clients.change(id, (client) => ({ ...client, lastName: 'Tan', phone: null }));
    expect(stored?.after).toEqual(await queries.find(id));
    expect([await found({ q: 'reyes' }), await found({ q: 'tan' }), await found({ q: '0101' })]).toEqual([
      [],
      ['Liza'],
      [],
    ]);
    expect(await clients.change('nobody', (client) => client)).toBeNull();
  });

  it('are deleted, also as who referred others', async () => {
    const client = await add();
    const other = await add({ firstName: 'Ben', referredBy: client.id });
    expect(await clients.remove(client.id)).toEqual(client);
    expect(await queries.find(client.id)).toBeNull();
    expect(await queries.find(other.id)).toMatchObject({ referredBy: null });
    expect(await clients.remove(client.id)).toBeNull();
  });

  it('under a legal hold are not deleted and keep an address, and the hold follows a corrected one', async () => {
    const { id } = await add({ email: 'Liza@X.example' });
    await hold('liza@x.example');
    const set = (email: string | null) => clients.change(id, (client) => ({ ...client, email }));
    expect((await rejectionOf(set(null))).kind).toBe('Conflict');
    await set('new@x.example');
    expect((await rejectionOf(clients.remove(id))).kind).toBe('Conflict');
    expect((await rejectionOf(set(null))).kind).toBe('Conflict');
    expect(await queries.find(id)).toMatchObject({ email: 'new@x.example' });
  });

  describe('for the privacy desk', () => {
    it.each(['liza@', 'LIZA@X.example', '0917', '+63 917 000 0101', '0101'])(
      'are found by %s, each address once',
      async (text) => {
        await add({ email: 'Liza@X.example' });
        await add({ email: 'liza@x.example' });
        await add({ email: null });
        await add({ email: 'ben@x.example', phone: '0918 222 3344' });
        expect(await personal.addresses(text, 5)).toEqual(['liza@x.example']);
      },
    );

    it('belong to the person with the address', async () => {
      const { ownerId: _, updatedAt: __, ...client } = await add({ email: 'Liza@X.example', ownerId: 'ana' });
      await add({ email: null });
      expect(await personal.find({ email: 'liza@x.example' })).toEqual([client]);
      expect(await personal.find({ email: '' })).toEqual([]);
      expect(await personal.among(['liza@x.example', 'ben@x.example'])).toEqual(new Set(['liza@x.example']));
    });

    it('are erased with the person, and others stay', async () => {
      const liza = await add({ email: 'Liza@X.example' });
      const later = await add({ email: 'liza@x.example', firstName: 'Later', referredBy: liza.id });
      const isMeant = ({ firstName }: { firstName: string }) => firstName === 'Liza';
      const erased = await database.write((tx) => personal.erase(tx, { email: 'liza@x.example', isMeant }));
      expect(erased).toMatchObject([{ id: liza.id, email: 'Liza@X.example', phone: '0917 000 0101' }]);
      expect((await page({})).rows).toEqual([{ ...later, referredBy: null }]);
    });

    it('can be gone through, those with an address', async () => {
      const { id } = await add();
      await add({ email: null });
      const pieces: string[][] = [];
      for await (const piece of personal.contacts()) pieces.push(piece.map((contact) => contact.id));
      expect(pieces).toEqual([[id]]);
    });
  });
});
