import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { ClientReferences } from '../client-references.js';
import { clientsInMemory } from '../testing/clients-in-memory.js';
import { ChangeHouseholds } from './change-households.js';
import { DeleteClient } from './delete-client.js';
import { RemoveClients } from './remove-clients.js';

function setUp() {
  const ports = clientsInMemory();
  const { clients, households, leads, units, records } = ports;
  const references = new ClientReferences();
  const removal = new RemoveClients(clients, households, leads);
  return { ...ports, references, deletion: new DeleteClient(units, records, references, removal) };
}

describe('deleting a client', () => {
  it('removes it with those that were merged into it, also as who referred others', async () => {
    const { deletion, add, clients, clientOf, live } = setUp();
    const id = add();
    add({}, id);
    const other = add({ referredBy: id });
    await deletion.execute(id);
    expect([...clients.all.keys()]).toEqual([other]);
    expect(clientOf(other)).toMatchObject({ referredBy: null });
    expect(live.ids('client_updated')).toEqual([id]);
  });

  it('leaves its leads without a client', async () => {
    const { deletion, add, leads } = setUp();
    const id = add();
    const person = { firstName: 'Liza', lastName: null, email: '', phone: null, dateOfBirth: null };
    leads.all.set('lead', { ...person, ownerId: null, clientId: id });
    await deletion.execute(id);
    expect(leads.all.get('lead')).toMatchObject({ clientId: null });
  });

  it('gives its household another head, and ends one without other members', async () => {
    const { deletion, add, households, units, time } = setUp();
    const [head, spouse] = [add(), add()];
    const members = [
      { clientId: head, role: 'head' },
      { clientId: spouse, role: 'spouse' },
    ] as const;
    const { id } = await new ChangeHouseholds(units, households, time).add({ name: 'Reyes', members });
    await deletion.execute(head);
    expect(households.all.get(id)).toMatchObject({ members: [{ clientId: spouse, role: 'head' }] });
    await deletion.execute(spouse);
    expect(households.all.size).toBe(0);
  });

  it('is rejected for an unknown client, and for one under a legal hold', async () => {
    const { deletion, add, held, clients, live } = setUp();
    expect((await rejectionOf(deletion.execute('nobody'))).kind).toBe('NotFound');
    const id = add();
    held.add(id);
    expect((await rejectionOf(deletion.execute(id))).kind).toBe('Conflict');
    expect(await deletion.refusal(id)).toMatch(/legal hold/);
    expect(await deletion.refusal(add())).toBeNull();
    expect([clients.all.size, live.messages]).toEqual([2, []]);
  });

  it('is rejected for a client that another area needs, but not for one that it only knows', async () => {
    const { deletion, add, references, clients } = setUp();
    const [owner, known] = [add(), add()];
    const of = (id: string) => ({
      of: (_: unknown, clientId: string) => Promise.resolve(clientId === id ? [`of ${id}`] : []),
      among: () => Promise.resolve([]),
      move: () => Promise.resolve(),
    });
    references.register(
      { kind: 'policy', refusal: 'client.has-policies', ...of(owner) },
      { kind: 'task', ...of(known) },
    );
    await expect(deletion.execute(owner)).rejects.toMatchObject({ code: 'client.has-policies' });
    await deletion.execute(known);
    expect([...clients.all.keys()]).toEqual([owner]);
  });
});
