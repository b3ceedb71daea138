import { newId } from '../../platform/clock.js';
import { SealedNumbers } from '../../platform/sealed-numbers.js';
import { SealedTexts } from '../../platform/sealed-text.js';
import { aConfig } from '../../platform/testing/config.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { ANA, clientsInMemory, NOW } from '../testing/clients-in-memory.js';
import { ChangeClients } from './change-clients.js';
import { ShowNumbers } from './show-numbers.js';
import { ClientLinks } from './client-links.js';

const numbers = new SealedNumbers(new SealedTexts(aConfig()));

function setUp() {
  const ports = clientsInMemory();
  const links = new ClientLinks(ports.queries, ports.users, ports.holds);
  return { ...ports, changes: new ChangeClients(ports.units, ports.clients, links, numbers, ports.time) };
}

describe('adding a client', () => {
  it('stores it, and tells webhooks and consoles', async () => {
    const { changes, clientOf, events, live } = setUp();
    const client = await changes.add({ firstName: 'Liza', ownerId: ANA.id });
    expect(clientOf(client.id)).toEqual(client);
    expect(client).toMatchObject({ firstName: 'Liza', ownerId: ANA.id, createdAt: NOW });
    expect(events.published).toEqual([{ type: 'client.updated', id: client.id }]);
    expect(live.ids('client_updated')).toEqual([client.id]);
  });

  it.each([
    ['a date of birth in the future', { dateOfBirth: '2026-11-22' }, 'dateOfBirth'],
    ['an owner who is not active', { ownerId: 'ben' }, 'ownerId'],
    ['an unknown client who referred', { referredBy: newId() }, 'referredBy'],
  ])('rejects %s, and stores nothing', async (_, wrong, field) => {
    const { changes, clients, live } = setUp();
    const rejection = await rejectionOf(changes.add({ firstName: 'Liza', ...wrong }));
    expect(Object.keys(rejection.errors ?? {})).toEqual([field]);
    expect([clients.all.size, live.messages]).toEqual([0, []]);
  });

  it('seals its numbers, and shows their last digits; the same number is no change', async () => {
    const { changes, clientOf, units } = setUp();
    const { id, tin } = await changes.add({ firstName: 'Liza', tin: '123456789' });
    expect(tin).toBe('••• ••• 789');
    const stored = clientOf(id)?.tin ?? '';
    expect(stored).not.toContain('123456');
    const before = clientOf(id);
    await changes.change(id, { tin: '123456789' }, null);
    expect(clientOf(id)).toBe(before);
    const showing = new ShowNumbers(units, numbers);
    const none = { sssNumber: null, gsisNumber: null };
    expect(await showing.execute(id)).toEqual({ tin: '123456789', ...none, areReadable: true });
    const config = aConfig({ SESSION_SECRET: 'another secret that is long enough for it' });
    const elsewhere = new ShowNumbers(units, new SealedNumbers(new SealedTexts(config)));
    expect(await elsewhere.execute(id)).toEqual({ tin: null, ...none, areReadable: false });
    expect(await changes.change(id, { tin: null }, null)).toMatchObject({ tin: null });
  });

  it('takes any other text as the name of who referred', async () => {
    expect(await setUp().changes.add({ firstName: 'Liza', referredBy: 'Ben Uy' })).toMatchObject({
      referredBy: 'Ben Uy',
    });
  });
});

describe('changing a client', () => {
  it('stores what is changed, and tells webhooks and consoles', async () => {
    const { changes, add, clientOf, events, live } = setUp();
    const id = add();
    const changed = await changes.change(id, { lastName: 'Tan' }, null);
    expect(clientOf(id)).toEqual(changed);
    expect(changed).toMatchObject({ firstName: 'Liza', lastName: 'Tan', updatedAt: NOW });
    expect(events.published).toEqual([{ type: 'client.updated', id }]);
    expect(live.ids('client_updated')).toEqual([id]);
  });

  it('stores and tells nothing when nothing changes', async () => {
    const { changes, add, clientOf, events, live } = setUp();
    const id = add();
    expect(await changes.change(id, { lastName: 'Reyes' }, null)).toBe(clientOf(id));
    expect([events.published, live.messages]).toEqual([[], []]);
  });

  it('rejects a change of an earlier state with the client as it is', async () => {
    const { changes, add, clientOf } = setUp();
    const id = add();
    const rejection = changes.change(id, { lastName: 'Tan' }, '2026-11-01T00:00:00.000Z');
    await expect(rejection).rejects.toMatchObject({ code: 'client.changed', current: clientOf(id) });
  });

  it('rejects another owner who is not active; the present one may stay', async () => {
    const { changes, add } = setUp();
    const id = add({ ownerId: 'left' });
    expect(await changes.change(id, { ownerId: 'left', notes: 'x' }, null)).toMatchObject({ notes: 'x' });
    const rejection = await rejectionOf(changes.change(id, { ownerId: 'gone' }, null));
    expect(Object.keys(rejection.errors ?? {})).toEqual(['ownerId']);
  });

  it('rejects another client who is unknown as who referred; one who is gone since may stay', async () => {
    const { changes, add } = setUp();
    const gone = newId();
    const id = add({ referredBy: gone });
    expect(await changes.change(id, { referredBy: gone, notes: 'x' }, null)).toMatchObject({ notes: 'x' });
    const rejection = await rejectionOf(changes.change(id, { referredBy: newId() }, null));
    expect(Object.keys(rejection.errors ?? {})).toEqual(['referredBy']);
    const other = add();
    expect(await changes.change(id, { referredBy: other }, null)).toMatchObject({ referredBy: other });
  });

  it('rejects a client who referred itself', async () => {
    const { changes, add, clients } = setUp();
    const id = add();
    const rejection = await rejectionOf(changes.change(id, { referredBy: id }, null));
    expect(Object.keys(rejection.errors ?? {})).toEqual(['referredBy']);
    // one of before the rule
    const { client, ...stored } = clients.all.get(id)!;
    clients.all.set(id, { ...stored, client: { ...client, referredBy: id } });
    expect(await changes.change(id, { referredBy: id, notes: 'x' }, null)).toMatchObject({ notes: 'x' });
  });

  it('takes a legal hold along to a corrected address, and does not remove one under a hold', async () => {
    const { changes, add, holds, clientOf } = setUp();
    const id = add({ email: 'liza@x.example' });
    holds.held.add('liza@x.example');
    await changes.change(id, { email: 'new@x.example' }, null);
    expect((await rejectionOf(changes.change(id, { email: null }, null))).kind).toBe('Conflict');
    expect(clientOf(id)).toMatchObject({ email: 'new@x.example' });
  });

  it('rejects an unknown client, and one that was merged with the id of the surviving one', async () => {
    const { changes, add } = setUp();
    expect((await rejectionOf(changes.change('nobody', {}, null))).kind).toBe('NotFound');
    const [id, merged] = [add(), add({}, 'survivor')];
    expect(await rejectionOf(changes.change(merged, {}, null))).toMatchObject({
      details: { mergedInto: 'survivor' },
    });
    expect(await changes.change(id, {}, null)).toMatchObject({ id });
  });
});

describe('a note about a client', () => {
  it('stands in the timeline, with its author', async () => {
    const { changes, add, clients, live, events } = setUp();
    const clientId = add();
    await changes.addNote(clientId, 'Likes tea', ANA);
    expect(clients.timeline).toEqual([
      { clientId, actionType: 'note_added', actionDetails: 'Likes tea', actor: ANA, at: NOW },
    ]);
    expect([live.ids('client_updated'), events.published]).toEqual([[clientId], []]);
  });

  it('is rejected of an unknown client, and of one that was merged', async () => {
    const { changes, add, clients } = setUp();
    for (const id of ['nobody', add({}, 'survivor')])
      expect((await rejectionOf(changes.addNote(id, 'x', ANA))).kind).toBe('NotFound');
    expect(clients.timeline).toEqual([]);
  });
});
