import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { InMemoryActiveUsers } from '../../users/testing/in-memory-active-users.js';
import { ANA, aTask } from '../testing/builders.js';
import { InMemoryTasks, InMemoryTaskSubjects } from '../testing/in-memory-tasks.js';
import { AddTask } from './add-task.js';
import { ChangeTask } from './change-task.js';
import { DeleteTask } from './delete-task.js';
import { TaskChanges } from './task-changes.js';

const NOW = '2026-11-22T02:00:00.000Z';
const LEAD = { leadType: 'appointment', leadId: 'lead' } as const;
const WANTED = { title: 'Call back', dueDate: '2026-11-24', lead: null, clientId: null };

function setUp() {
  const clock = new FixedClock(NOW);
  const tasks = new InMemoryTasks();
  const subjects = new InMemoryTaskSubjects('lead', 'client');
  const live = new RecordingLiveUpdates();
  const changes = new TaskChanges(new PassingUnitOfWork(), tasks, subjects, live);
  const users = new InMemoryActiveUsers({ ...ANA, role: 'admin_assistant' });
  const store = (task = aTask()) => {
    tasks.all.set(task.id, task);
    return task;
  };
  return {
    tasks,
    subjects,
    live,
    store,
    add: new AddTask(changes, users, clock),
    change: new ChangeTask(tasks, changes, users, clock),
    remove: new DeleteTask(changes, clock),
  };
}

describe('adding a task', () => {
  it('stores it for the user who adds it, and announces it once it is stored', async () => {
    const { add, tasks, live } = setUp();
    const stored: number[] = [];
    live.onPublish = () => stored.push(tasks.all.size);
    const task = await add.execute(WANTED, ANA);
    expect(task).toMatchObject({ title: 'Call back', assigneeId: ANA.id, createdBy: ANA.id, createdAt: NOW });
    expect(await tasks.findById(task.id)).toEqual(task);
    expect(live.messages).toEqual([{ type: 'task_updated', data: { id: task.id } }]);
    expect(stored).toEqual([1]);
  });

  it('leaves it without an assignee when that was asked for', async () => {
    const { add } = setUp();
    expect((await add.execute({ ...WANTED, assigneeId: null }, ANA)).assigneeId).toBeNull();
  });

  it('updates the next due date and the history of its lead', async () => {
    const { add, subjects, live } = setUp();
    const { id } = await add.execute({ ...WANTED, lead: LEAD }, ANA);
    expect(subjects.nextDue).toEqual(new Map([['lead', '2026-11-24']]));
    expect(subjects.history).toEqual([
      { actionType: 'task_added', actionDetails: 'Task added, due 2026-11-24', actor: ANA, at: NOW },
    ]);
    expect(live.messages).toEqual([
      { type: 'task_updated', data: { id } },
      { type: 'appointment_updated', data: { id: 'lead' } },
    ]);
  });

  it.each([
    ['an unknown lead', { lead: { ...LEAD, leadId: 'nobody' } }, 'leadId'],
    ['an unknown client', { clientId: 'nobody' }, 'clientId'],
    ['an assignee who is not active', { assigneeId: 'nobody' }, 'assigneeId'],
  ])('rejects %s, and stores nothing', async (_, wrong, field) => {
    const { add, tasks, live } = setUp();
    const rejection = await rejectionOf(add.execute({ ...WANTED, ...wrong }, ANA));
    expect(rejection).toMatchObject({ kind: 'Invalid' });
    expect(Object.keys(rejection.errors ?? {})).toEqual([field]);
    expect(tasks.all.size).toBe(0);
    expect(live.messages).toEqual([]);
  });
});

describe('changing a task', () => {
  it('stores the change, and announces the task alone when its lead stays as it is', async () => {
    const { change, store, subjects, tasks, live } = setUp();
    const { id, dueDate } = store(aTask(LEAD));
    subjects.nextDue.set('lead', dueDate);
    const changed = await change.execute(id, { title: 'Call again' }, ANA);
    expect(await tasks.findById(id)).toEqual(changed);
    expect(changed.title).toBe('Call again');
    expect(subjects.history).toEqual([]);
    expect(live.messages).toEqual([{ type: 'task_updated', data: { id } }]);
  });

  it('to done takes it from the next due date of its lead, and adds to the history', async () => {
    const { change, store, subjects, live } = setUp();
    const { id } = store(aTask({ ...LEAD, dueDate: '2026-11-23' }));
    store(aTask({ ...LEAD, dueDate: '2026-11-25' }));
    await change.execute(id, { done: true }, ANA);
    expect(subjects.nextDue.get('lead')).toBe('2026-11-25');
    expect(subjects.history).toMatchObject([{ actionType: 'task_done', actor: ANA, at: NOW }]);
    expect(live.ids('appointment_updated')).toEqual(['lead']);
  });

  it('stores and announces nothing when nothing changes', async () => {
    const { change, store, subjects, live } = setUp();
    const task = store(aTask(LEAD));
    expect(await change.execute(task.id, { title: task.title }, ANA)).toBe(task);
    expect([subjects.nextDue.size, subjects.history, live.messages]).toEqual([0, [], []]);
  });

  it('rejects another assignee who is not active; the present one may stay', async () => {
    const { change, store } = setUp();
    const { id } = store(aTask({ assigneeId: 'left' }));
    expect(await change.execute(id, { assigneeId: 'left', title: 'Same' }, ANA)).toMatchObject({
      assigneeId: 'left',
    });
    const rejection = await rejectionOf(change.execute(id, { assigneeId: 'gone' }, ANA));
    expect(Object.keys(rejection.errors ?? {})).toEqual(['assigneeId']);
  });

  it('rejects an unknown one', async () => {
    const rejection = await rejectionOf(setUp().change.execute('nobody', { done: true }, ANA));
    expect(rejection.kind).toBe('NotFound');
  });
});

describe('deleting a task', () => {
  it('removes it, and its date from its lead, without an entry in the history', async () => {
    const { remove, store, subjects, tasks, live } = setUp();
    const { id, dueDate } = store(aTask(LEAD));
    subjects.nextDue.set('lead', dueDate);
    await remove.execute(id, ANA);
    expect(tasks.all.size).toBe(0);
    expect(subjects.nextDue.get('lead')).toBeNull();
    expect(subjects.history).toEqual([]);
    expect(live.messages.map(({ type }) => type)).toEqual(['task_updated', 'appointment_updated']);
  });

  it.each([
    ['client', { clientId: 'client' }],
    ['lead', LEAD],
  ])('rejects one of a %s under a legal hold', async (held, of) => {
    const { remove, store, subjects, tasks, live } = setUp();
    const { id } = store(aTask(of));
    subjects.held.add(held);
    expect(await rejectionOf(remove.execute(id, ANA))).toMatchObject({ kind: 'Conflict' });
    expect(tasks.all.size).toBe(1);
    expect(live.messages).toEqual([]);
  });

  it('rejects an unknown one', async () => {
    expect((await rejectionOf(setUp().remove.execute('nobody', ANA))).kind).toBe('NotFound');
  });
});
