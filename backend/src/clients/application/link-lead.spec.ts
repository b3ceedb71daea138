import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { ANA, clientsInMemory, NOW } from '../testing/clients-in-memory.js';
import { LeadLinks } from './lead-links.js';
import { LinkLead } from './link-lead.js';

const LEAD = { leadType: 'appointment', leadId: 'lead' } as const;
const PERSON = {
  firstName: 'Liza',
  lastName: 'Reyes',
  email: 'liza@x.example',
  phone: '0917 000 0101',
  dateOfBirth: '1984-03-12',
  ownerId: 'ana',
};

function setUp(linkedTo: string | null = null) {
  const ports = clientsInMemory();
  const { units, clients, leads, records, time } = ports;
  leads.all.set('lead', { ...PERSON, clientId: linkedTo });
  return { ...ports, linking: new LinkLead(units, clients, new LeadLinks(leads, records), time) };
}

describe('linking a lead to a client', () => {
  it('makes a client of a lead that has none, once', async () => {
    const { linking, clientOf, leads, events, live } = setUp();
    const { client, isNew } = await linking.execute(LEAD, null, ANA);
    expect([isNew, clientOf(client.id)]).toEqual([true, client]);
    expect(client).toMatchObject(PERSON);
    expect(leads.all.get('lead')?.clientId).toBe(client.id);
    expect(events.published).toEqual([{ type: 'client.updated', id: client.id }]);
    expect(live.messages.map(({ type }) => type)).toEqual(['client_updated', 'appointment_updated']);
    expect(await linking.execute(LEAD, null, ANA)).toEqual({ client, isNew: false });
    expect([events.published.length, live.messages.length]).toEqual([1, 2]);
  });

  it('gives it to a client that there is, also instead of another', async () => {
    const { linking, add, clientOf, leads, events, live } = setUp('other');
    const id = add();
    expect(await linking.execute(LEAD, id, ANA)).toEqual({ client: clientOf(id), isNew: false });
    expect(leads.all.get('lead')?.clientId).toBe(id);
    expect([events.published, live.ids('appointment_updated')]).toEqual([[], ['lead']]);
  });

  it('ends with one live message, also when it is ended twice', async () => {
    const { linking, leads, live } = setUp('client');
    await linking.end(LEAD, ANA);
    await linking.end(LEAD, ANA);
    expect(leads.all.get('lead')?.clientId).toBeNull();
    expect(live.ids('appointment_updated')).toEqual(['lead']);
    expect(live.messages).toHaveLength(1);
  });

  it('is rejected for an unknown lead, an unknown client and one that was merged', async () => {
    const { linking, add, leads } = setUp();
    const unknown = { ...LEAD, leadId: 'nobody' };
    for (const act of [linking.execute(unknown, null, ANA), linking.end(unknown, ANA)])
      expect((await rejectionOf(act)).kind).toBe('NotFound');
    expect((await rejectionOf(linking.execute(LEAD, 'nobody', ANA))).errors).toHaveProperty('clientId');
    const merged = linking.execute(LEAD, add({}, 'survivor'), ANA);
    expect(await rejectionOf(merged)).toMatchObject({ details: { mergedInto: 'survivor' } });
    expect(leads.all.get('lead')?.clientId).toBeNull();
  });

  it('does not take a lead away from a client under a legal hold', async () => {
    const { linking, add, held, leads } = setUp('held');
    held.add('held');
    for (const act of [linking.execute(LEAD, add(), ANA), linking.end(LEAD, ANA)])
      expect((await rejectionOf(act)).kind).toBe('Conflict');
    expect(leads.all.get('lead')?.clientId).toBe('held');
  });

  it('may be repeated for a client under a legal hold', async () => {
    const { linking, add, held, leads } = setUp();
    const id = add();
    leads.all.set('lead', { ...PERSON, clientId: id });
    held.add(id);
    expect(await linking.execute(LEAD, id, ANA)).toMatchObject({ isNew: false });
  });

  it('is recorded with who did it and when, as is its end', async () => {
    const { linking, leads } = setUp();
    await linking.execute(LEAD, null, ANA);
    await linking.end(LEAD, ANA);
    expect(leads.linkedBy).toEqual([
      { actor: ANA, at: NOW },
      { actor: ANA, at: NOW },
    ]);
  });
});
