import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { ANA, clientsInMemory, NOW } from '../testing/clients-in-memory.js';
import { ChangeHouseholds } from './change-households.js';
import { MergeClients } from './merge-clients.js';
import { MergedRecords } from './merged-records.js';

function setUp() {
  const ports = clientsInMemory();
  const { units, clients, households, links, holds, merges, time, add } = ports;
  const records = new MergedRecords(clients, households, links, holds);
  const [id, otherId] = [
    add({ firstName: 'Liza', email: 'liza@x.example' }),
    add({ firstName: 'Lisa', email: 'lisa@x.example', notes: 'Dog' }),
  ];
  const merging = new MergeClients(units, merges, records, time);
  const homes = new ChangeHouseholds(units, households, time);
  const members = [{ clientId: otherId, role: 'head' }] as const;
  const home = () => homes.add({ name: 'Home', members });
  return { ...ports, id, otherId, merging, homes, home };
}

describe('merging two clients', () => {
  it('leaves one with the fields that are kept, and what both had', async () => {
    const { merging, id, otherId, clients, links } = setUp();
    links.appointment.set('own', id).set('theirs', otherId);
    links.policy.set('policy', otherId);
    const { client } = await merging.execute(id, otherId, { firstName: 'other' }, ANA);
    expect(client).toMatchObject({ id, firstName: 'Lisa', email: 'liza@x.example', notes: 'Dog' });
    expect(clients.all.get(id)).toMatchObject({ client, former: 'Liza Lisa', mergedInto: null });
    expect(clients.all.get(otherId)).toMatchObject({ mergedInto: id });
    expect([...links.appointment.values(), ...links.policy.values()]).toEqual([id, id, id]);
  });

  it('stands in the timeline, and tells webhooks of the one and consoles of both and of the moved leads', async () => {
    const { merging, id, otherId, clients, links, events, live } = setUp();
    links.appointment.set('theirs', otherId);
    await merging.execute(id, otherId, {}, ANA);
    expect(clients.timeline).toMatchObject([{ clientId: id, actionType: 'merged', actor: ANA, at: NOW }]);
    expect(events.published).toEqual([{ type: 'client.updated', id }]);
    expect(live.ids('client_updated')).toEqual([id, otherId]);
    expect(live.ids('appointment_updated')).toEqual(['theirs']);
    expect(live.messages).toHaveLength(3);
  });

  it('does not make a client its own referrer', async () => {
    const { merging, id, otherId, links } = setUp();
    links.client.set(id, otherId).set('third', otherId);
    await merging.execute(id, otherId, {}, ANA);
    expect([...links.client]).toEqual([
      [id, otherId],
      ['third', id],
    ]);
  });

  it('takes the other out of its household when the first is in one', async () => {
    const { merging, id, otherId, households, homes, clientOf, add } = setUp();
    const own = await homes.add({ name: 'Own', members: [{ clientId: id, role: 'head' }] });
    const family = [
      { clientId: otherId, role: 'head' },
      { clientId: add(), role: 'child' },
    ] as const;
    const { id: theirs } = await homes.add({ name: 'Family', members: family });
    await merging.execute(id, otherId, {}, ANA);
    expect(clientOf(id)).toMatchObject({ householdId: own.id });
    expect(households.all.get(theirs)?.members).toEqual([{ ...family[1], role: 'head' }]);
  });

  it('gives the first the place of the other in its household', async () => {
    const { merging, id, otherId, households, home } = setUp();
    const household = await home();
    await merging.execute(id, otherId, {}, ANA);
    expect(households.all.get(household.id)?.members).toEqual([{ clientId: id, role: 'head' }]);
  });

  it('is rejected with itself, with unknown clients and with those that were merged', async () => {
    const { merging, id, otherId, add } = setUp();
    const of = async (one: string, other: string) => rejectionOf(merging.execute(one, other, {}, ANA));
    expect((await of(id, id)).errors).toHaveProperty('otherId');
    expect((await of('nobody', id)).kind).toBe('NotFound');
    for (const gone of ['nobody', add({}, otherId)])
      expect((await of(id, gone)).errors).toEqual({ otherId: 'There is no such client' });
    expect(await of(add({}, otherId), id)).toMatchObject({ details: { mergedInto: otherId } });
  });
});

describe('taking a merge back', () => {
  it('puts both clients, their links and households back', async () => {
    const { merging, id, otherId, clients, links, households, home, events } = setUp();
    links.appointment.set('own', id).set('theirs', otherId);
    await home();
    const state = () => ({
      clients: [...clients.all.values()].map(({ client: { updatedAt: _, ...details }, ...stored }) => ({
        ...details,
        ...stored,
      })),
      links: [...links.appointment],
      households: [...households.all],
    });
    const before = state();
    const { mergeId } = await merging.execute(id, otherId, { email: 'other' }, ANA);
    expect(state()).not.toEqual(before);
    const { client, other, stayed } = await merging.undo(mergeId, ANA);
    expect([client.id, other.id, stayed]).toEqual([id, otherId, []]);
    expect(state()).toEqual(before);
    expect(client.email).toBe('liza@x.example');
    expect(events.published.slice(1).map((event) => event.id)).toEqual([id, otherId]);
  });

  it('leaves and names what was changed since', async () => {
    const { merging, id, otherId, clients, links, homes, home, add } = setUp();
    const household = await home();
    links.appointment.set('moved', otherId);
    const { mergeId } = await merging.execute(id, otherId, {}, ANA);
    links.appointment.set('moved', 'elsewhere').set('since', id);
    const now = clients.all.get(id)!;
    clients.all.set(id, { ...now, client: { ...now.client, phone: '0918' } });
    const members = [
      { clientId: id, role: 'head' },
      { clientId: add(), role: 'other' },
    ] as const;
    await homes.change(household.id, { members }, null);
    const { client, stayed } = await merging.undo(mergeId, ANA);
    expect(stayed).toEqual([
      { kind: 'field', id: 'phone' },
      { kind: 'appointment', id: 'moved' },
      { kind: 'appointment', id: 'since' },
      { kind: 'household', id: household.id },
    ]);
    expect(client.phone).toBe('0918');
  });

  it('stands in the timeline, with who did it and when', async () => {
    const { merging, id, otherId, clients } = setUp();
    const { mergeId } = await merging.execute(id, otherId, {}, ANA);
    await merging.undo(mergeId, ANA);
    expect(clients.timeline.at(-1)).toMatchObject({
      clientId: id,
      actionType: 'unmerged',
      actor: ANA,
      at: NOW,
    });
  });

  it('makes a household again that the merge has dissolved', async () => {
    const { merging, id, otherId, households, homes, home, clientOf } = setUp();
    await homes.add({ name: 'Own', members: [{ clientId: id, role: 'head' }] });
    const before = await home();
    const { mergeId } = await merging.execute(id, otherId, {}, ANA);
    expect(households.all.has(before.id)).toBe(false);
    expect((await merging.undo(mergeId, ANA)).stayed).toEqual([]);
    expect(households.all.get(before.id)).toEqual(before);
    expect(clientOf(otherId)).toMatchObject({ householdId: before.id, householdRole: 'head' });
  });

  it('does not name that one has referred the other', async () => {
    const { merging, id, otherId, links } = setUp();
    links.client.set(otherId, id);
    const { mergeId } = await merging.execute(id, otherId, {}, ANA);
    expect((await merging.undo(mergeId, ANA)).stayed).toEqual([]);
    expect([...links.client]).toEqual([[otherId, id]]);
  });

  it('puts the name of who referred back', async () => {
    const { merging, id, otherId, clients, clientOf } = setUp();
    const stored = clients.all.get(id)!;
    clients.all.set(id, { ...stored, client: { ...stored.client, referredBy: 'Ben Uy' } });
    const { mergeId } = await merging.execute(id, otherId, { referredBy: 'other' }, ANA);
    expect(clientOf(id)).toMatchObject({ referredBy: null });
    await merging.undo(mergeId, ANA);
    expect(clientOf(id)).toMatchObject({ referredBy: 'Ben Uy' });
  });

  it.each(['id', 'otherId'] as const)('is rejected when one of both is gone: %s', async (gone) => {
    const { merging, clients, ...both } = setUp();
    const { mergeId } = await merging.execute(both.id, both.otherId, {}, ANA);
    clients.all.delete(both[gone]);
    expect((await rejectionOf(merging.undo(mergeId, ANA))).kind).toBe('NotFound');
  });

  it('does not restore a referrer that is gone', async () => {
    const { merging, id, otherId, clients, add, clientOf } = setUp();
    const referrer = add();
    const stored = clients.all.get(id)!;
    clients.all.set(id, { ...stored, client: { ...stored.client, referredBy: referrer } });
    const { mergeId } = await merging.execute(id, otherId, { referredBy: 'other' }, ANA);
    clients.all.delete(referrer);
    await merging.undo(mergeId, ANA);
    expect(clientOf(id)).toMatchObject({ referredBy: null });
  });

  it('does not lose an address under a legal hold', async () => {
    const { merging, id, otherId, clients, holds } = setUp();
    const { mergeId } = await merging.execute(id, otherId, {}, ANA);
    const stored = clients.all.get(id)!;
    clients.all.set(id, { ...stored, client: { ...stored.client, email: null } });
    holds.held.add('liza@x.example');
    expect((await rejectionOf(merging.undo(mergeId, ANA))).kind).toBe('Conflict');
  });

  it('is rejected for an unknown merge, a second time, and below a newer one', async () => {
    const { merging, id, otherId, add } = setUp();
    expect((await rejectionOf(merging.undo('none', ANA))).kind).toBe('NotFound');
    const first = await merging.execute(id, otherId, {}, ANA);
    const second = await merging.execute(add(), id, {}, ANA);
    await expect(merging.undo(first.mergeId, ANA)).rejects.toMatchObject({ code: 'merge.newer-first' });
    await merging.undo(second.mergeId, ANA);
    await merging.undo(first.mergeId, ANA);
    await expect(merging.undo(first.mergeId, ANA)).rejects.toMatchObject({ code: 'merge.undone' });
  });
});
