import { openedDatabase } from '../../app/testing/opened-database.js';
import type { Appointment } from '../../leads/domain/appointment.js';
import { ActivityLogs, Appointments } from '../../leads/store/lead.tables.js';
import { leadsOn } from '../../leads/testing/leads-on.js';
import { anActivity, anAppointment, bookingRef } from '../../leads/testing/builders.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { HoldAddressTable, LegalHoldTable } from '../../privacy/store/duties.tables.js';
import { aLegalHold } from '../../privacy/testing/builders.js';
import type { ClientFilter, ClientSort } from '../client-queries.js';
import type { Client } from '../domain/client.js';
import { aClient } from '../testing/builders.js';
import { clientsOn } from '../testing/clients-on.js';
import { ClientActivities, ClientCounter, Clients } from './client.tables.js';
import { miscountedClients } from '../testing/miscounted-clients.js';
import { aPerson, erasePart, everybodyOf } from '../../platform/testing/personal-data.js';

describe.each(DATABASES)('clients on $name', ({ create }) => {
  const database = openedDatabase(create);
  const { records, queries, personal, ...clients } = clientsOn(database);
  const repository = leadsOn(database);

  beforeEach(() =>
    database.write(async (tx) => {
      await tx.clear(ClientActivities);
      for (const { options } of [Clients, ClientCounter, LegalHoldTable, HoldAddressTable])
        await tx.clear(options.name);
    }),
  );
  afterEach(async () => expect(await miscountedClients(database)).toBe(0));

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
      dateOfBirth: '1984-03-12',
      address: 'Line one\nLine two',
      channel: 'call',
      ownerId: 'ana',
      notes: 'Likes “tea”',
      referredBy: 'Ben Uy',
      tags: ['VIP', '100% sure!', 'ñandú'],
    });
    const bare = await add({ lastName: null, email: null, phone: null });
    expect(await queries.find(full.id)).toEqual(full);
    expect(await queries.find(bare.id)).toEqual(bare);
    expect(await queries.find('nobody')).toBeNull();
  });

  it('are found by address or phone number, whatever its form, in the order of their ids', async () => {
    const shared = 'cruz@sample.example';
    const liza = await add({ email: 'Cruz@Sample.example', phone: null });
    const ben = await add({ email: shared, phone: '0917 000 0199' });
    const rosa = await add({ email: null, phone: '+63 917 000 0188' });
    await add({ email: null, phone: null });
    const ids = async (emailKeys: string[], phones: string[], limit = 10) =>
      (await queries.withContacts({ emailKeys, phones }, limit)).map(({ id }) => id);
    const sorted = (...those: Client[]) => those.map(({ id }) => id).sort();
    expect(await ids([shared], [])).toEqual(sorted(liza, ben));
    expect(await ids([shared, shared], ['+639170000199', '+639170000188'])).toEqual(sorted(liza, ben, rosa));
    expect(await ids([shared], [], 1)).toHaveLength(1);
    expect(await ids(['nobody@sample.example'], ['+639170000111'])).toEqual([]);
    expect(await ids([], [])).toEqual([]);
  });

  it('are found by a second address or number as by the first, also for the privacy desk and under a hold', async () => {
    const second = { secondEmail: 'Liza@Work.example', secondPhone: '0917 555 0188' };
    const liza = await add(second);
    const ben = await add({ firstName: 'Ben', email: 'liza@work.example', phone: null });
    const contacts = { emailKeys: ['liza@work.example'], phones: ['+639175550188'] };
    expect((await queries.withContacts(contacts, 10)).map(({ id }) => id)).toEqual([liza.id, ben.id].sort());
    expect(await found({ q: '+63 917 555 0188' })).toEqual(['Liza']);
    expect(await found({ q: 'liza@work' })).toEqual(['Ben', 'Liza']);
    expect(await queries.duplicates(ben.id)).toMatchObject([{ client: { id: liza.id }, reasons: ['email'] }]);
    expect(await personal.staying(['liza@work.example'])).toEqual(new Set(['liza@work.example']));
    const { lists } = await personal.find(aPerson({ email: 'liza@work.example' }));
    expect(lists.clients).toMatchObject([{ id: ben.id }, { id: liza.id, ...second }]);
    await hold('liza@work.example');
    expect((await rejectionOf(clients.remove(liza.id))).kind).toBe('Conflict');
  });

  it('count by the fields of a report, and as sensitive once each', async () => {
    await add({ civilStatus: 'married', dateOfBirth: '1984-03-12' });
    await add({ civilStatus: 'single' });
    await add();
    const { sensitive, fields } = await personal.held.count('9999');
    expect(sensitive).toBe(2);
    expect(fields).toContainEqual({ field: 'Civil status of a client (sensitive)', records: 2 });
  });

  it('are added and deleted by many at the same time, and none is lost from their number', async () => {
    const kept = await add({ lastName: 'Kept' });
    const made = await Promise.all(Array.from({ length: 30 }, () => add()));
    await Promise.all(made.flatMap(({ id }) => [clients.remove(id), add({ firstName: 'Ben' })]));
    expect(await page({}, 'lastName', { offset: 0, limit: 1 })).toEqual({ rows: [kept], total: 31 });
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

  it('are sorted by name without accents and case, in pages; those without a last name are last in both directions', async () => {
    const named = ['alonzo', 'Álvarez', 'D’Angelo', 'de la Cruz', "O'Brien", 'Ocampo', '한국'];
    for (const lastName of [null, ...named.toReversed()])
      await add({ lastName, firstName: lastName === null ? 'Ben' : 'Zoe' });
    await add({ lastName: null, firstName: 'Ana' });
    const last = ['Ana', 'Ben'];
    const read = async (order: 'ASC' | 'DESC', offset: number, limit: number) =>
      (await queries.page({ filter: {}, sort: 'lastName', order, range: { offset, limit } })).rows.map(
        ({ lastName, firstName }) => lastName ?? firstName,
      );
    const wanted = { ASC: [...named, ...last], DESC: [...named.toReversed(), ...last.toReversed()] };
    for (const order of ['ASC', 'DESC'] as const)
      for (const limit of [1, 2, 4, 9]) {
        const rows: string[] = [];
        for (let offset = 0; offset < 9; offset += limit) rows.push(...(await read(order, offset, limit)));
        expect(rows).toEqual(wanted[order]);
      }
    expect(await read('DESC', 9, 5)).toEqual([]);
  });

  it('are sorted by the next premium; those without one are last', async () => {
    const [none, later, soon] = [await add(), await add(), await add()];
    await database.run(async (unit) => {
      await records.setPolicies(unit, later.id, 1, '2027-01-31');
      await records.setPolicies(unit, soon.id, 2, '2026-12-01');
    });
    const { rows } = await page({}, 'nextPremiumDue');
    expect(rows).toEqual([
      { ...soon, policiesInForce: 2, nextPremiumDue: '2026-12-01' },
      { ...later, policiesInForce: 1, nextPremiumDue: '2027-01-31' },
      none,
    ]);
    await clients.change(soon.id, { notes: 'x' });
    expect(await queries.find(soon.id)).toMatchObject({ policiesInForce: 2, nextPremiumDue: '2026-12-01' });
  });

  it.each([
    ['the beginning of a name', 'LIZ'],
    ['a part of a double name', "del o'mar"],
    ['a name with another apostrophe or none', 'O’MAR omar'],
    ['a name without its accent, or with one', 'reyes líza'],
    ['the last name first', 'Reyes-Del, Liza'],
    ['the domain of the address', '@x.exam'],
    ['the beginning of the address', 'liza@x'],
    ['words of name and address in any order', 'reyes liza@'],
    ['the number in another spelling', '+63 (917) 000-0101'],
    ['the number with the code for calls abroad', '0063 917 000 0101'],
    ['the end of the number', '0101'],
  ])('are found by %s', async (_, q) => {
    await add({ firstName: 'Liza', lastName: "Reyes-Del O'Mar", email: 'Liza@X.example' });
    await add({ firstName: 'Ben', lastName: 'Uy', email: 'ben@y.example', phone: '0918 222 3344' });
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
    const changed = await clients.change(id, { lastName: 'Tan', phone: null });
    expect(changed).toEqual(await queries.find(id));
    expect([await found({ q: 'reyes' }), await found({ q: 'tan' }), await found({ q: '0101' })]).toEqual([
      [],
      ['Liza'],
      [],
    ]);
    expect((await rejectionOf(clients.change('nobody', {}))).kind).toBe('NotFound');
  });

  it('are deleted, also as who referred others', async () => {
    const client = await add();
    const other = await add({ firstName: 'Ben', referredBy: client.id });
    await clients.remove(client.id);
    expect(await queries.find(client.id)).toBeNull();
    expect(await queries.find(other.id)).toMatchObject({ referredBy: null });
    expect((await rejectionOf(clients.remove(client.id))).kind).toBe('NotFound');
  });

  it('under a legal hold are not deleted and keep an address, and the hold follows a corrected one', async () => {
    const { id } = await add({ email: 'Liza@X.example' });
    await hold('liza@x.example');
    const set = (email: string | null) => clients.change(id, { email });
    expect((await rejectionOf(set(null))).kind).toBe('Conflict');
    await set('new@x.example');
    expect((await rejectionOf(clients.remove(id))).kind).toBe('Conflict');
    expect((await rejectionOf(set(null))).kind).toBe('Conflict');
    expect(await queries.find(id)).toMatchObject({ email: 'new@x.example' });
  });

  describe('of leads', () => {
    const booking = async (changes: Partial<Appointment> = {}) => {
      const lead = anAppointment(changes);
      await repository.addAppointment(lead, anActivity(bookingRef(lead)));
      return bookingRef(lead);
    };
    const linkedTo = async ({ leadId }: { leadId: string }) =>
      (await database.reader.findOneByOrFail(Appointments, { id: leadId })).clientId;
    const history = async ({ leadId }: { leadId: string }) =>
      (await database.reader.find(ActivityLogs, { where: { leadId }, order: { id: 'ASC' } })).map(
        ({ actionDetails, performedByName }) => `${actionDetails} (${performedByName})`,
      );

    it('are made once of a lead, which is linked to them and has it in its history', async () => {
      const lead = await booking();
      const first = await clients.link(lead, null);
      const again = await clients.link(lead, null);
      expect(again).toEqual({ ...first, isNew: false });
      expect(first.isNew).toBe(true);
      expect(await linkedTo(lead)).toBe(first.client.id);
      expect(await history(lead)).toEqual(['Came in (Website)', 'Linked to a client (Ana Cruz)']);
      expect((await page({})).total).toBe(1);
    });

    it('are one for two who make one of the same lead at the same time', async () => {
      const lead = await booking();
      const both = await Promise.all([clients.link(lead, null), clients.link(lead, null)]);
      expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
      expect((await page({})).total).toBe(1);
    });

    it('are chosen for a lead instead of the one before, and left again', async () => {
      const [lead, one, other] = [await booking(), await add(), await add()];
      await clients.link(lead, one.id);
      expect(await clients.link(lead, other.id)).toEqual({ client: other, isNew: false });
      await clients.unlink(lead);
      await clients.unlink(lead);
      expect(await linkedTo(lead)).toBeNull();
      expect((await history(lead)).slice(1)).toEqual([
        'Linked to a client (Ana Cruz)',
        'Linked to a client (Ana Cruz)',
        'No longer linked to a client (Ana Cruz)',
      ]);
    });

    it('are refused for a lead or a client that does not exist, and for an erased lead', async () => {
      const unknown = bookingRef(anAppointment());
      expect(await rejectionOf(clients.link(unknown, null))).toMatchObject({ kind: 'NotFound' });
      expect(await rejectionOf(clients.unlink(unknown))).toMatchObject({ kind: 'NotFound' });
      expect(await rejectionOf(clients.link(await booking(), 'nobody'))).toMatchObject({
        errors: { clientId: 'There is no such client' },
      });
      const erased = await booking();
      await database.write((tx) =>
        tx.update(Appointments, erased.leadId, { erasedAt: '2026-11-21T02:00:00.000Z' }),
      );
      expect(await rejectionOf(clients.link(erased, null))).toMatchObject({ kind: 'Conflict' });
      expect((await page({})).total).toBe(0);
    });

    it('are gone from their leads when they are deleted', async () => {
      const [lead, { id }] = [await booking(), await add({ email: null })];
      await clients.link(lead, id);
      await clients.remove(id);
      expect(await linkedTo(lead)).toBeNull();
    });

    it('stay while the person of a lead is under a legal hold', async () => {
      const [lead, { id }] = [await booking({ email: 'Held@x.example' }), await add({ email: null })];
      await clients.link(lead, id);
      await hold('held@x.example');
      expect((await rejectionOf(clients.remove(id))).kind).toBe('Conflict');
    });
  });

  it('have a timeline, newest first, which is gone with them', async () => {
    const [client, other] = [await add({ email: 'liza@x.example' }), await add()];
    const by = { actor: { id: 'ana', name: 'Ana Cruz' }, at: '2026-11-20T08:00:00.000Z' };
    await database.run(async (unit) => {
      for (const actionDetails of ['First', 'Second'])
        await records.addActivity(unit, client.id, { actionType: 'policy_changed', actionDetails }, by);
    });
    const activity = ['Second', 'First'].map((actionDetails) => ({
      id: expect.any(String) as unknown,
      actionType: 'policy_changed',
      actionDetails,
      performedBy: 'ana',
      performedByName: 'Ana Cruz',
      createdAt: by.at,
    }));
    expect(await queries.activity(client.id)).toEqual(activity);
    expect((await personal.find(aPerson({ email: 'liza@x.example' }))).lists.clients).toMatchObject([
      { activity },
    ]);
    expect(await queries.activity(other.id)).toEqual([]);
    await clients.remove(client.id);
    expect((await rejectionOf(queries.activity(client.id))).kind).toBe('NotFound');
    expect(await database.reader.count(ClientActivities)).toBe(0);
  });

  describe('for the privacy desk', () => {
    it.each(['liza@', 'LIZA@X.example', '0917', '+63 917 000 0101', '0101'])(
      'are found by %s, each address once',
      async (text) => {
        await add({ email: 'Liza@X.example' });
        await add({ email: 'liza@x.example' });
        await add({ email: null });
        await add({ email: 'ben@x.example', phone: '0918 222 3344' });
        expect((await personal.addresses(text, 5)).emails).toEqual(['liza@x.example']);
      },
    );

    it('belong to the person with the address', async () => {
      const stored = await add({ email: 'Liza@X.example', ownerId: 'ana' });
      const { ownerId: _, updatedAt: __, householdId: ___, ...shown } = stored;
      const { policiesInForce: ____, nextPremiumDue: _____, ...client } = shown;
      await add({ email: null });
      const held = [{ ...client, household: null, mergedAt: null, activity: [] }];
      expect((await personal.find(aPerson({ email: 'liza@x.example' }))).lists.clients).toEqual(held);
      expect((await personal.find(aPerson({ email: '' }))).lists.clients).toEqual([]);
      expect(await personal.staying(['liza@x.example', 'ben@x.example'])).toEqual(
        new Set(['liza@x.example']),
      );
    });

    it('are erased with the person, and others stay', async () => {
      const liza = await add({ email: 'Liza@X.example' });
      const later = await add({ email: 'liza@x.example', firstName: 'Later', referredBy: liza.id });
      const isMeant = ({ firstName }: { firstName: string }) => firstName === 'Liza';
      const { contacts } = await erasePart(database, personal, aPerson({ email: 'liza@x.example' }), isMeant);
      expect(contacts).toMatchObject([{ id: liza.id, email: 'Liza@X.example', phone: '0917 000 0101' }]);
      expect((await page({})).rows).toEqual([{ ...later, referredBy: null }]);
    });

    it('without an address belong to the person whose lead is linked to them', async () => {
      const without = await add({ email: null });
      const other = await add({ email: 'other@x.example' });
      const linked = [without.id, other.id, null];
      const records = linked.map((clientId) => ({ kind: 'appointment', id: 'lead', clientId }));
      const person = aPerson({ email: 'liza@x.example', records });
      expect((await personal.find(person)).lists.clients).toMatchObject([{ id: without.id }]);
      const { contacts } = await erasePart(database, personal, person, () => false);
      expect(contacts).toMatchObject([{ id: without.id, email: '' }]);
      expect((await page({})).rows).toEqual([other]);
    });

    it('can be gone through, those with an address', async () => {
      const { id } = await add();
      await add({ email: null });
      expect(await everybodyOf(personal)).toMatchObject([[{ id }]]);
    });
  });
});
