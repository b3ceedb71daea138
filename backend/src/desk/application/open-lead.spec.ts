import { NotFound } from '../../platform/domain-error.js';
import { aListedTask } from '../../tasks/testing/builders.js';
import { aBookingRow, aSubscriptionRow, InMemoryDesk, refOf } from '../testing/in-memory-desk.js';
import { OpenLead } from './open-lead.js';

const setUp = () => {
  const desk = new InMemoryDesk();
  return { desk, open: new OpenLead(desk.leads, desk.listed, desk.tasksOfLeads, desk.mails) };
};

describe('opening a lead', () => {
  it('shows it with its next task, its messages and the related leads', async () => {
    const { desk, open } = setUp();
    const [lead, related] = [aBookingRow(), aSubscriptionRow()];
    desk.rows = [lead, related];
    desk.lists.related = [refOf(related)];
    const task = aListedTask({ ...refOf(lead), leadName: 'Liza Reyes' });
    desk.tasks = [task];
    const mail = { id: 'm', kind: 'test', state: 'sent', subject: 'x', createdAt: '', sentAt: '' } as const;
    desk.mailLists.ofLead = [mail];
    expect(await open.execute(refOf(lead))).toEqual({
      lead,
      nextTask: task,
      mails: [mail],
      related: [related],
    });
    expect(desk.asked.related).toEqual([refOf(lead), 20]);
    expect(desk.asked.ofLead).toEqual([refOf(lead), 20]);
  });

  it('rejects an unknown one', async () => {
    const ref = { leadType: 'appointment', leadId: 'nobody' } as const;
    await expect(setUp().open.execute(ref)).rejects.toThrow(NotFound);
  });
});
