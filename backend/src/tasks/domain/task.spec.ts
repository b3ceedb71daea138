import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aTask } from '../testing/builders.js';
import { changeTask, createTask, leadOf, taskEvent } from './task.js';

const NOW = '2026-11-21T02:00:00.000Z';

describe('a new task', () => {
  const request = { title: 'Call', dueDate: '2026-11-24', assigneeId: null, lead: null, clientId: null };

  it('is about a lead or a client, not both', () => {
    const lead = { leadType: 'appointment', leadId: 'booking' } as const;
    expect(createTask({ ...request, clientId: 'liza' }, 'id', 'ana', NOW)).toMatchObject({
      clientId: 'liza',
    });
    expect(() => createTask({ ...request, lead, clientId: 'liza' }, 'id', 'ana', NOW)).toThrow();
  });

  it('is open, and may be due in the past', () => {
    expect(createTask({ ...request, dueDate: '2020-02-29' }, 'id', 'ana', NOW)).toEqual({
      id: 'id',
      title: 'Call',
      dueDate: '2020-02-29',
      leadType: null,
      leadId: null,
      clientId: null,
      assigneeId: null,
      createdBy: 'ana',
      createdAt: NOW,
      doneAt: null,
      doneBy: null,
    });
  });

  it.each(['2026-02-30', '24/11/2026', '', '1899-12-31', '2200-01-01', '9999-12-31'])(
    'is rejected when it is due on %j',
    (dueDate) => {
      const { errors } = domainErrorOf(() => createTask({ ...request, dueDate }, 'id', 'ana', NOW));
      expect(Object.keys(errors ?? {})).toEqual(['dueDate']);
    },
  );
});

describe('a change of a task', () => {
  const open = aTask({ title: 'Call', assigneeId: 'ana' });
  const done = aTask({ doneAt: '2026-11-20T09:00:00.000Z', doneBy: 'ben' });

  it('replaces what is given and keeps the rest', () => {
    expect(changeTask(open, { dueDate: '2026-12-01', assigneeId: null }, 'ben', NOW)).toEqual({
      ...open,
      dueDate: '2026-12-01',
      assigneeId: null,
    });
  });

  it('records who did it and when, and clears both when it is open again', () => {
    const after = changeTask(open, { done: true }, 'ben', NOW);
    expect(after).toEqual({ ...open, doneAt: NOW, doneBy: 'ben' });
    expect(changeTask(after, { done: false }, 'ana', NOW)).toEqual(open);
  });

  it('of a task that is done keeps who did it', () => {
    expect(changeTask(done, { done: true, title: 'Called' }, 'ana', NOW)).toEqual({
      ...done,
      title: 'Called',
    });
  });

  it.each([[{}], [{ done: false }], [{ title: 'Call' }], [{ assigneeId: 'ana', dueDate: open.dueDate }]])(
    'with the values that it has is the same task: %j',
    (change) => {
      expect(changeTask(open, change, 'ben', NOW)).toBe(open);
    },
  );

  it('is rejected with an impossible due date', () => {
    expect(domainErrorOf(() => changeTask(open, { dueDate: '2026-02-30' }, 'ben', NOW)).errors).toEqual({
      dueDate: 'Due date must be a real date',
    });
  });
});

describe('the history of a lead', () => {
  const task = aTask({ title: 'Owes money to a cousin' });

  it('says that a task was added, done or opened again, without its title', () => {
    expect(taskEvent(null, task)).toEqual({
      actionType: 'task_added',
      actionDetails: 'Task added, due 2026-11-24',
    });
    expect(taskEvent(task, { ...task, doneAt: NOW })).toEqual({
      actionType: 'task_done',
      actionDetails: 'Task done',
    });
    expect(taskEvent({ ...task, doneAt: NOW }, task)).toEqual({
      actionType: 'task_reopened',
      actionDetails: 'Task open again',
    });
  });

  it('says nothing of other changes', () => {
    expect(taskEvent(task, { ...task, title: 'x', dueDate: '2026-12-01' })).toBeNull();
    const done = { ...task, doneAt: NOW };
    expect(taskEvent(done, { ...done, title: 'x' })).toBeNull();
  });
});

test('the lead of a task is known by its kind and id', () => {
  expect(leadOf(aTask())).toBeNull();
  expect(leadOf(aTask({ leadType: 'subscription', leadId: 's1' }))).toEqual({
    leadType: 'subscription',
    leadId: 's1',
  });
});
