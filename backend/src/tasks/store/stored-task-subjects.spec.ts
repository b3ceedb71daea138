import type { ClientRecords } from '../../clients/client-records.js';
import { leadKey } from '../../leads/lead-tasks.js';
import { InMemoryLeadTasks } from '../../leads/testing/in-memory-lead-tasks.js';
import { Conflict } from '../../platform/domain-error.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { ANA, aTask } from '../testing/builders.js';
import { StoredTaskSubjects } from './stored-task-subjects.js';

const LEAD = { leadType: 'appointment', leadId: 'lead' } as const;

describe('the lead and the client of a task', () => {
  function setUp() {
    const leads = new InMemoryLeadTasks();
    leads.named.set(leadKey(LEAD), 'Liza Reyes');
    const heldClients = new Set<string>();
    const clients = portWith<ClientRecords>({
      lock: async (_, ids) => ids.filter((id) => id === 'client'),
      assertNotHeld: async (_, id) => {
        if (heldClients.has(id)) throw new Conflict('hold.keeps-data');
      },
    });
    const subjects = new StoredTaskSubjects(leads, clients);
    const inUnit = <T>(work: (unit: Unit) => Promise<T>) => new PassingUnitOfWork().run(work);
    return { leads, heldClients, subjects, inUnit };
  }

  it('are locked where they exist', async () => {
    const { subjects, inUnit } = setUp();
    const locked = await inUnit(async (unit) => [
      await subjects.lockLead(unit, LEAD),
      await subjects.lockLead(unit, { ...LEAD, leadType: 'subscription' }),
      await subjects.lockClient(unit, 'client'),
      await subjects.lockClient(unit, 'nobody'),
    ]);
    expect(locked).toEqual([true, false, true, false]);
  });

  it.each([
    ['of a lead', { ...LEAD, clientId: null }, ['lead']],
    ['of a client', { leadType: null, leadId: null, clientId: 'client' }, ['client']],
    ['of both', { ...LEAD, clientId: 'client' }, ['lead', 'client']],
    ['of nobody', { leadType: null, leadId: null, clientId: null }, []],
  ] as const)('decide whether a task %s may be deleted during a legal hold', async (_, about, keptBy) => {
    for (const held of ['lead', 'client'] as const) {
      const { leads, heldClients, subjects, inUnit } = setUp();
      if (held === 'lead') leads.held.add(leadKey(LEAD));
      else heldClients.add('client');
      const asserted = inUnit((unit) => subjects.assertNotHeld(unit, aTask(about)));
      const isKept = await asserted.then(
        () => false,
        () => true,
      );
      expect([held, isKept]).toEqual([held, keptBy.some((one) => one === held)]);
    }
  });

  it('keep the next due day and the history of a lead', async () => {
    const { leads, subjects, inUnit } = setUp();
    const event = { actionType: 'task_added', actionDetails: 'Task added', actor: ANA, at: 'now' } as const;
    const stored = await inUnit(async (unit) => {
      await subjects.addActivity(unit, LEAD, event);
      return [
        await subjects.setNextDue(unit, LEAD, '2026-11-24'),
        await subjects.setNextDue(unit, LEAD, '2026-11-24'),
      ];
    });
    expect(stored).toEqual([true, false]);
    expect(leads.events).toEqual([{ ...LEAD, ...event }]);
    expect(leads.nextDue.get(leadKey(LEAD))).toBe('2026-11-24');
  });
});
