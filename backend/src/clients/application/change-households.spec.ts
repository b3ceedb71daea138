import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { HouseholdMember } from '../domain/household.js';
import { clientsInMemory, NOW } from '../testing/clients-in-memory.js';
import { ChangeHouseholds } from './change-households.js';

function setUp() {
  const ports = clientsInMemory();
  const { units, households, time, add } = ports;
  const member = (role: HouseholdMember['role']) => ({ clientId: add(), role });
  return { ...ports, member, changes: new ChangeHouseholds(units, households, time) };
}

describe('a household', () => {
  it('is stored, and announced as changes of its members', async () => {
    const { changes, member, households, clientOf, live, events } = setUp();
    const members = [member('head'), member('child')];
    const household = await changes.add({ name: 'Reyes', members });
    expect(households.all.get(household.id)).toEqual(household);
    expect(clientOf(members[1]!.clientId)).toMatchObject({
      householdId: household.id,
      householdRole: 'child',
    });
    expect(live.ids('client_updated')).toEqual(members.map(({ clientId }) => clientId));
    expect(events.published).toEqual([]);
  });

  it('takes in and leaves out members; those before and after are announced', async () => {
    const { changes, member, households, clientOf, live } = setUp();
    const [head, child] = [member('head'), member('child')];
    const { id } = await changes.add({ name: 'Reyes', members: [head] });
    live.messages.length = 0;
    await changes.change(id, { members: [{ ...child, role: 'head' }] }, null);
    expect(households.all.get(id)).toMatchObject({ name: 'Reyes', updatedAt: NOW });
    expect(clientOf(head.clientId)).toMatchObject({ householdId: null, householdRole: null });
    expect(live.ids('client_updated')).toEqual([head.clientId, child.clientId]);
  });

  it('is not stored and announced when nothing changes', async () => {
    const { changes, member, live } = setUp();
    const household = await changes.add({ name: 'Reyes', members: [member('head')] });
    live.messages.length = 0;
    expect(await changes.change(household.id, { name: 'Reyes' }, null)).toEqual(household);
    expect(live.messages).toEqual([]);
  });

  it('does not take clients who do not exist or are in another one, and says it by their field', async () => {
    const { changes, member, households } = setUp();
    const elsewhere = member('head');
    await changes.add({ name: 'Reyes', members: [elsewhere] });
    const members = [
      { ...elsewhere, role: 'child' },
      member('head'),
      { clientId: 'nobody', role: 'other' },
    ] as const;
    expect((await rejectionOf(changes.add({ name: 'Cruz', members }))).errors).toEqual({
      'members.0.clientId': 'This client is in another household',
      'members.2.clientId': 'There is no such client',
    });
    expect(households.all.size).toBe(1);
  });

  it('is dissolved without its members', async () => {
    const { changes, member, households, clientOf, live } = setUp();
    const head = member('head');
    const { id } = await changes.add({ name: 'Reyes', members: [head] });
    live.messages.length = 0;
    await changes.dissolve(id);
    expect(households.all.size).toBe(0);
    expect(live.ids('client_updated')).toEqual([head.clientId]);
    expect(clientOf(head.clientId)).toMatchObject({ householdId: null });
  });

  it('that is unknown is neither changed nor dissolved', async () => {
    const { changes } = setUp();
    for (const act of [changes.change('none', {}, null), changes.dissolve('none')])
      expect((await rejectionOf(act)).kind).toBe('NotFound');
  });
});
