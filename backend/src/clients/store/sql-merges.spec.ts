import { openedDatabase } from '../../app/testing/opened-database.js';
import { Appointments } from '../../leads/store/lead.tables.js';
import { leadsOn } from '../../leads/testing/leads-on.js';
import { anActivity, anAppointment, bookingRef } from '../../leads/testing/builders.js';
import { newId } from '../../platform/clock.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { HoldAddressTable, LegalHoldTable } from '../../privacy/store/duties.tables.js';
import { aLegalHold } from '../../privacy/testing/builders.js';
import type { Client } from '../domain/client.js';
import type { KeptFields } from '../domain/merge.js';
import { aClient } from '../testing/builders.js';
import { clientsOn } from '../testing/clients-on.js';
import { ClientCounter, ClientMerges, Clients, Households } from './client.tables.js';
import { miscountedClients } from '../testing/miscounted-clients.js';
import { aPerson, erasePart, everybodyOf } from '../../platform/testing/personal-data.js';

const AT = '2026-11-21T02:00:00.000Z';

describe.each(DATABASES)('merges of clients on $name', ({ create }) => {
  const database = openedDatabase(create);
  const { records, queries, personal, households, householdQueries, ...clients } = clientsOn(database);
  const repository = leadsOn(database);

  beforeEach(() =>
    database.write(async (tx) => {
      for (const { options } of [
        Clients,
        ClientCounter,
        ClientMerges,
        Households,
        LegalHoldTable,
        HoldAddressTable,
      ])
        await tx.clear(options.name);
    }),
  );
  afterEach(async () => expect(await miscountedClients(database)).toBe(0));

  const add = async (firstName: string, changes: Partial<Client> = {}) => {
    const client = aClient({ firstName, email: `${firstName.toLowerCase()}@x.example`, ...changes });
    await clients.add(client);
    return client;
  };
  const merge = async (one: Client, other: Client, keep: KeptFields = {}) => {
    return (await clients.merge(one.id, other.id, keep)).mergeId;
  };
  const { undo, change: set } = clients;
  const listed = async (q?: string) => {
    const filter = q === undefined ? {} : { q };
    const { rows, total } = await queries.page({
      filter,
      sort: 'createdAt',
      order: 'ASC',
      range: { offset: 0, limit: 10 },
    });
    expect(total).toBe(rows.length);
    return rows.map(({ firstName }) => firstName);
  };
  const booking = async (client: Client) => {
    const lead = anAppointment();
    await repository.addAppointment(lead, anActivity(bookingRef(lead)));
    await clients.link(bookingRef(lead), client.id);
    return bookingRef(lead);
  };
  const clientOf = async ({ leadId }: { leadId: string }) =>
    (await database.reader.findOneByOrFail(Appointments, { id: leadId })).clientId;
  /** What is stored about clients and their links, without the times of changes. */
  const state = async () => ({
    clients: (await database.reader.find(Clients, { order: { id: 'ASC' } })).map(
      ({ updatedAt: _, ...row }) => row,
    ),
    households: await householdQueries.page({
      filter: {},
      sort: 'name',
      order: 'ASC',
      range: { offset: 0, limit: 10 },
    }),
  });

  it('leave one client with the fields that were kept and everything of both', async () => {
    const dateOfBirth = '1984-03-12';
    const liza = await add('Liza', { tags: ['VIP'], dateOfBirth });
    const lisa = await add('Lisa', { notes: 'Dog', dateOfBirth });
    const [own, theirs] = [await booking(liza), await booking(lisa)];
    const referred = await add('Ben', { referredBy: lisa.id });
    const mergeId = await merge(liza, lisa, { firstName: 'other' });
    expect(await queries.get(liza.id)).toMatchObject({
      firstName: 'Lisa',
      email: liza.email,
      notes: 'Dog',
      tags: ['VIP'],
      updatedAt: AT,
    });
    expect([await clientOf(own), await clientOf(theirs)]).toEqual([liza.id, liza.id]);
    expect(await queries.get(referred.id)).toMatchObject({ referredBy: liza.id });
    expect(await listed()).toEqual(['Lisa', 'Ben']);
    expect(await listed('lisa@x')).toEqual(['Lisa']);
    expect(await queries.birthdays(['2027-03-12'], 5)).toMatchObject([{ client: { id: liza.id } }]);
    expect([...(await queries.byIds([liza.id, lisa.id])).keys()]).toEqual([liza.id]);
    expect(await queries.merges(liza.id)).toEqual([
      {
        id: mergeId,
        mergedAt: AT,
        mergedByName: 'Ana Cruz',
        other: { id: lisa.id, firstName: 'Lisa', middleName: null, lastName: 'Reyes', suffix: null },
      },
    ]);
  });

  it('answer the merged client with the surviving one, also for a change, a removal and a link', async () => {
    const [liza, lisa, last] = [await add('Liza'), await add('Lisa'), await add('Last')];
    await merge(liza, lisa);
    await merge(last, liza);
    const gone = { kind: 'NotFound', details: { mergedInto: last.id } };
    const lead = await booking(last);
    for (const { id } of [liza, lisa])
      for (const act of [
        () => queries.get(id),
        () => queries.duplicates(id),
        () => set(id, { lastName: 'Tan' }),
        () => clients.remove(id),
        () => clients.link(lead, id),
        () => clients.merge(id, last.id),
      ])
        expect(await rejectionOf(act())).toMatchObject(gone);
    expect(await queries.find(lisa.id)).toBeNull();
  });

  it('are refused with an unknown client, and with one that was merged already', async () => {
    const [liza, lisa, last] = [await add('Liza'), await add('Lisa'), await add('Last')];
    await merge(liza, lisa);
    for (const other of [lisa, aClient()])
      expect(await rejectionOf(merge(last, other))).toMatchObject({
        errors: { otherId: 'There is no such client' },
      });
    expect(await rejectionOf(merge(aClient(), last))).toMatchObject({ kind: 'NotFound' });
    expect(await rejectionOf(undo(newId()))).toMatchObject({ kind: 'NotFound' });
  });

  it('put everything back when they are taken back, whatever the household', async () => {
    const family = ['head', 'spouse'] as const;
    for (const shared of ['none', 'theirs', 'both', 'same'] as const) {
      const [liza, lisa] = [await add('Liza'), await add('Lisa', { referredBy: 'Ben Uy' })];
      await set(liza.id, { referredBy: lisa.id });
      await add('Ben', { referredBy: lisa.id });
      const leadsOf = [await booking(liza), await booking(lisa)];
      const home = async (...members: Client[]) =>
        households.add({
          name: 'Home',
          members: members.map(({ id: clientId }, at) => ({ clientId, role: family[at]! })),
        });
      if (shared === 'same') await home(lisa, liza);
      if (shared === 'theirs') await home(lisa, await add('Spouse'));
      if (shared === 'both') {
        await home(lisa);
        await home(liza);
      }
      const before = await state();
      const mergeId = await merge(liza, lisa, { email: 'other', firstName: 'other' });
      expect(await state()).not.toEqual(before);
      const undone = await undo(mergeId);
      expect(undone).toMatchObject({ client: { id: liza.id }, other: { id: lisa.id }, stayed: [] });
      expect(await state()).toEqual(before);
      expect([await clientOf(leadsOf[0]!), await clientOf(leadsOf[1]!)]).toEqual([liza.id, lisa.id]);
      expect(await queries.merges(liza.id)).toEqual([]);
      expect(await rejectionOf(undo(mergeId))).toMatchObject({ kind: 'Conflict' });
    }
  });

  it('leave and name what was changed since when they are taken back', async () => {
    const [liza, lisa] = [await add('Liza'), await add('Lisa')];
    const [theirs, moved] = [await booking(lisa), await booking(lisa)];
    await households.add({ name: 'Home', members: [{ clientId: lisa.id, role: 'head' }] });
    const mergeId = await merge(liza, lisa, { email: 'other', phone: 'other' });
    const since = await booking(liza);
    const elsewhere = await add('Other');
    await clients.link(moved, elsewhere.id);
    await set(liza.id, { email: 'new@x.example' });
    const { householdId } = await queries.get(liza.id);
    const { members } = await householdQueries.get(householdId!);
    const more = { members: [...members, { clientId: elsewhere.id, role: 'other' as const }] };
    await households.change(householdId!, more, null);
    const { client, other, stayed } = await undo(mergeId);
    expect(stayed).toEqual([
      { kind: 'field', id: 'email' },
      { kind: 'appointment', id: moved.leadId },
      { kind: 'appointment', id: since.leadId },
      { kind: 'household', id: householdId },
    ]);
    expect(client).toMatchObject({ email: 'new@x.example', phone: liza.phone, householdId });
    expect(other).toMatchObject({ email: lisa.email, householdId: null });
    expect(await clientOf(theirs)).toBe(lisa.id);
    expect(await clientOf(since)).toBe(liza.id);
  });

  it('do not restore a referrer that was deleted since', async () => {
    const referrer = await add('Ben');
    const [liza, lisa] = [await add('Liza', { referredBy: referrer.id }), await add('Lisa')];
    const mergeId = await merge(liza, lisa, { referredBy: 'other' });
    await clients.remove(referrer.id);
    expect((await undo(mergeId)).client).toMatchObject({ referredBy: null });
  });

  it('are taken back newest first, also when the client was merged into another', async () => {
    const [liza, lisa, last] = [await add('Liza'), await add('Lisa'), await add('Last')];
    const before = await state();
    const first = await merge(liza, lisa);
    const second = await merge(last, liza);
    expect(await rejectionOf(undo(first))).toMatchObject({
      message: 'Take back the newer merge of this client first',
    });
    await undo(second);
    expect(await rejectionOf(queries.get(lisa.id))).toMatchObject({ details: { mergedInto: liza.id } });
    await undo(first);
    expect(await state()).toEqual(before);
  });

  describe('in a search', () => {
    const tomas = {
      lastName: 'Quiambao',
      email: 'tomas.new@x.example',
      phone: '0917 555 0301',
    };
    const tom = {
      lastName: 'Kiambao',
      suffix: 'Jr.',
      email: 'tomas.old@x.example',
      phone: '0918 555 0302',
    };
    const OLD = [
      'tomas.old',
      'tom kiambao',
      'kiambao tomas',
      '0918 555 0302',
      '+63 918 555 0302',
      '555 0302',
    ];
    const foundBy = (queriesOfMerge: readonly string[]) => Promise.all(queriesOfMerge.map(listed));
    const each = (...found: string[]) => OLD.map(() => found);

    it('are found by the address, number and name that either client had, until they are taken back', async () => {
      const [one, other] = [await add('Tomas', tomas), await add('Tom', tom)];
      const mergeId = await merge(one, other);
      expect(await foundBy(OLD)).toEqual(each('Tomas'));
      await undo(mergeId);
      expect(await listed('tomas.old')).toEqual(['Tom']);
      expect(await listed('kiambao')).toEqual(['Tom']);
      expect(await listed('tomas.new')).toEqual(['Tomas']);
    });

    it('are found by what the merge replaced in the surviving client', async () => {
      const [one, other] = [await add('Tom', tom), await add('Tomas', tomas)];
      const keep = { firstName: 'other', lastName: 'other', email: 'other', phone: 'other' } as const;
      await merge(one, other, keep);
      expect(await foundBy(OLD)).toEqual(each('Tomas'));
    });

    it('are found as the last client of several merges, and step by step as they are taken back', async () => {
      const [one, other, last] = [await add('Tomas', tomas), await add('Tom', tom), await add('Last')];
      const first = await merge(one, other);
      const second = await merge(last, one);
      expect(await foundBy(OLD)).toEqual(each('Last'));
      await undo(second);
      expect(await foundBy(OLD)).toEqual(each('Tomas'));
      await undo(first);
      expect(await listed('tomas.old')).toEqual(['Tom']);
    });

    it('are not found by what was corrected since, nor by anything after the person is erased', async () => {
      const number = '0917 555 0301';
      const [one, other] = [await add('Tomas', tomas), await add('Tom', { ...tom, phone: number })];
      await merge(one, other);
      await set(one.id, { email: 'right@x.example', phone: '0917 555 0309' });
      expect(await foundBy(['tomas.new', number])).toEqual([[], []]);
      expect(await foundBy(['right@', '0917 555 0309', 'tomas.old'])).toEqual(each('Tomas').slice(0, 3));
      await erasePart(database, personal, aPerson({ email: 'tomas.old@x.example' }));
      expect(await foundBy(['right@', 'tomas.old', 'kiambao'])).toEqual([[], [], []]);
    });

    it('are possible duplicates by what either client had', async () => {
      const dateOfBirth = '1984-03-12';
      const [one, other] = [await add('Tomas', { ...tomas, dateOfBirth }), await add('Tom', tom)];
      await merge(one, other);
      const again = [
        await add('Address', { email: 'Tomas.OLD@x.example', phone: null }),
        await add('Number', { email: null, phone: '+63 918 555 0302' }),
        await add('Tom', { ...tom, email: null, phone: null, dateOfBirth }),
      ];
      const reasons = [['email'], ['phone'], ['nameAndBirth']];
      expect((await queries.duplicates(one.id)).map((found) => found.reasons)).toEqual(reasons);
      for (const [place, { id }] of again.entries())
        expect(await queries.duplicates(id)).toMatchObject([
          { client: { id: one.id }, reasons: reasons[place] },
        ]);
    });
  });

  it('of the same two clients at the same time are one', async () => {
    const [liza, lisa] = [await add('Liza'), await add('Lisa')];
    const both = await Promise.allSettled([merge(liza, lisa), merge(lisa, liza)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listed()).toHaveLength(1);
  });

  it('in a circle at the same time leave the clients who are not merged', async () => {
    const [liza, lisa, last] = [await add('Liza'), await add('Lisa'), await add('Last')];
    const done = await Promise.allSettled([merge(liza, lisa), merge(lisa, last), merge(last, liza)]);
    const count = done.filter(({ status }) => status === 'fulfilled').length;
    expect(await listed()).toHaveLength(3 - count);
  });

  it('have a lead that is linked at the same time with the surviving client, or not at all', async () => {
    const [liza, lisa, other] = [await add('Liza'), await add('Lisa'), await add('Other')];
    const lead = await booking(other);
    await Promise.allSettled([merge(liza, lisa), clients.link(lead, lisa.id)]);
    expect([liza.id, other.id]).toContain(await clientOf(lead));
  });

  it('are taken back once by two people at the same time', async () => {
    const mergeId = await merge(await add('Liza'), await add('Lisa'));
    const both = await Promise.allSettled([undo(mergeId), undo(mergeId)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  describe('for the privacy desk', () => {
    const merged = async () => {
      const [liza, lisa] = [await add('Liza'), await add('Lisa', { phone: '0918 222 3344' })];
      return { liza, lisa, mergeId: await merge(liza, lisa, { email: 'other' }) };
    };

    it('are found by each address and number that the person has or had', async () => {
      const { liza, lisa } = await merged();
      expect((await personal.addresses('liza@', 5)).emails).toEqual(['liza@x.example']);
      expect((await personal.addresses('3344', 5)).emails).toEqual(['lisa@x.example']);
      const both = ['liza@x.example', 'lisa@x.example'];
      expect(await personal.staying(both)).toEqual(new Set(both));
      for (const email of both)
        expect((await personal.find(aPerson({ email }))).lists.clients).toMatchObject([
          { id: liza.id, email: 'lisa@x.example', mergedAt: null },
          { id: liza.id, email: 'liza@x.example', mergedAt: AT },
          { id: lisa.id, phone: '0918 222 3344', mergedAt: AT },
        ]);
      const contacts = (await everybodyOf(personal)).flat();
      expect(contacts.map(({ email }) => email)).toEqual([
        'lisa@x.example',
        'lisa@x.example',
        'liza@x.example',
      ]);
    });

    it.each(['liza@x.example', 'lisa@x.example'])(
      'are erased with all their records by %s',
      async (email) => {
        await merged();
        const isMeant = (contact: { email: string }) => contact.email === email;
        const { contacts } = await erasePart(database, personal, aPerson({ email }), isMeant);
        expect(new Set(contacts.map((contact) => contact.email))).toEqual(
          new Set(['liza@x.example', 'lisa@x.example']),
        );
        expect([await database.reader.count(Clients), await database.reader.count(ClientMerges)]).toEqual([
          0, 0,
        ]);
      },
    );

    it('keep nothing of the person after they are taken back, and none of the two after the other is erased', async () => {
      const { liza, mergeId } = await merged();
      await undo(mergeId);
      expect(await database.reader.findOneBy(ClientMerges, { id: mergeId })).toMatchObject({
        record: '{}',
        searchText: '',
      });
      await clients.remove(liza.id);
      expect(await database.reader.count(ClientMerges)).toBe(0);
      expect(await listed()).toEqual(['Lisa']);
    });

    it('under a legal hold of either address are neither deleted nor erased', async () => {
      const { liza } = await merged();
      await database.write((tx) => tx.insert(LegalHoldTable, aLegalHold({ email: 'liza@x.example' })));
      expect((await rejectionOf(clients.remove(liza.id))).kind).toBe('Conflict');
      expect(await records.held(database.committed, [liza.id, 'another'])).toEqual(new Set([liza.id]));
      const held = database.run((unit) => records.assertNotHeld(unit, liza.id));
      expect((await rejectionOf(held)).kind).toBe('Conflict');
    });

    it('keep an address under a legal hold when they are taken back after it was changed', async () => {
      const { liza, mergeId } = await merged();
      await database.write((tx) => tx.insert(LegalHoldTable, aLegalHold({ email: 'liza@x.example' })));
      await set(liza.id, { email: null });
      expect((await rejectionOf(undo(mergeId))).kind).toBe('Conflict');
      await set(liza.id, { email: 'new@x.example' });
      await undo(mergeId);
      expect((await rejectionOf(clients.remove(liza.id))).kind).toBe('Conflict');
    });
  });

  describe('that may be needed', () => {
    it('are those of clients with the same address, number, or name and birth', async () => {
      const liza = await add('Liza', { dateOfBirth: '1984-03-12' });
      const phone = '+63 (917) 000-0101';
      const other = { lastName: 'Tan', phone: null };
      await add('By mail', { ...other, email: 'LIZA@x.example' });
      await add('By number', { ...other, phone });
      await add('liza', { ...other, lastName: 'REYES', email: null, dateOfBirth: '1984-03-12' });
      await add('Liza', { phone: null, email: null });
      await add('Twin', { ...other, dateOfBirth: '1984-03-12' });
      expect(await queries.duplicates(liza.id)).toMatchObject([
        { client: { firstName: 'By mail' }, reasons: ['email'] },
        { client: { firstName: 'By number' }, reasons: ['phone'] },
        { client: { firstName: 'liza' }, reasons: ['nameAndBirth'] },
      ]);
    });

    it('are not those that were made', async () => {
      const [liza, lisa] = [await add('Liza'), await add('Lisa')];
      await merge(liza, lisa);
      expect(await queries.duplicates(liza.id)).toEqual([]);
    });
  });
});
