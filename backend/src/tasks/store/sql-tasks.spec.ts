import { rowOf } from '../../clients/store/client-rows.js';
import { Clients } from '../../clients/store/client.tables.js';
import { aClient } from '../../clients/testing/builders.js';
import { clientsOn } from '../../clients/testing/clients-on.js';
import { LegalHoldTable } from '../../privacy/store/duties.tables.js';
import { aLegalHold } from '../../privacy/testing/builders.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { SqlPersonalTasks } from './sql-personal-tasks.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { ActivityLogs, Appointments, Subscriptions } from '../../leads/store/lead.tables.js';
import { SqlLeadTasks } from '../../leads/store/sql-lead-tasks.js';
import { leadsOn } from '../../leads/testing/leads-on.js';
import {
  anActivity,
  anAppointment,
  aSubscription,
  bookingRef,
  subscriptionRef,
} from '../../leads/testing/builders.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { SqlUserNames } from '../../users/store/sql-user-names.js';
import { Users } from '../../users/store/user.tables.js';
import { aUser } from '../../users/testing/builders.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { TaskChanges } from '../application/task-changes.js';
import type { TaskPageRequest } from '../task-queries.js';
import { TaskSources } from '../task-sources.js';
import { ToDoList } from '../to-do-list.js';
import { changeTask, type Task } from '../domain/task.js';
import { ANA, aTask } from '../testing/builders.js';
import { SqlTaskQueries } from './sql-task-queries.js';
import { SqlTasks } from './sql-tasks.js';
import { StoredTaskSubjects } from './stored-task-subjects.js';
import { Tasks } from './task.tables.js';
import { personOfClients } from '../../platform/testing/personal-data.js';

const TODAY = '2026-11-22';
const BY = { ...ANA, at: '2026-11-22T02:00:00.000Z' };

describe.each(DATABASES)('tasks on $name', ({ create }) => {
  const database = openedDatabase(create);
  const leads = new SqlLeadTasks(database);
  const { records: clients, queries: clientQueries } = clientsOn(database);
  const repository = new SqlTasks(database);
  const subjects = new StoredTaskSubjects(leads, clients);
  const changes = new TaskChanges(database, repository, subjects, new RecordingLiveUpdates());
  const queries = new SqlTaskQueries(database, leads, clientQueries, new SqlUserNames(database));
  const toDo = new ToDoList(queries, new TaskSources());
  const personal = new SqlPersonalTasks(database, leads, clients);
  const leadRepository = leadsOn(database);

  beforeEach(() => database.write((tx) => tx.clear(Tasks)));

  const booking = async () => {
    const lead = anAppointment();
    await leadRepository.addAppointment(lead, anActivity(bookingRef(lead)));
    return bookingRef(lead);
  };
  const subscription = async () => {
    const lead = aSubscription();
    await leadRepository.addSubscription(lead, anActivity(subscriptionRef(lead)));
    return subscriptionRef(lead);
  };
  type Ref = Awaited<ReturnType<typeof booking>>;
  const nextDue = async ({ leadType, leadId }: Ref) => {
    const table = leadType === 'appointment' ? Appointments : Subscriptions;
    return (await database.reader.findOneBy<{ id: string; nextTaskDue: string }>(table, { id: leadId }))
      ?.nextTaskDue;
  };
  const history = async ({ leadId }: Ref) =>
    (await database.reader.find(ActivityLogs, { where: { leadId }, order: { id: 'ASC' } }))
      .slice(1)
      .map(({ actionType, performedByName }) => `${actionType} ${performedByName}`);
  const done = (task: Task, isDone = true) =>
    changes.change(task.id, (before) => changeTask(before, { done: isDone }, BY.id, BY.at), BY);

  it('of a client have the name of the client, and are erased and held with the client', async () => {
    const client = aClient();
    await database.write((tx) => tx.insert(Clients, rowOf(client)));
    const task = aTask({ clientId: client.id });
    await changes.add(task, BY);
    expect(await rejectionOf(changes.add(aTask({ clientId: 'nobody' }), BY))).toMatchObject({
      kind: 'Invalid',
    });
    const request = { sort: 'dueDate', order: 'ASC', range: { offset: 0, limit: 10 }, today: '' } as const;
    const { rows } = await queries.page({ ...request, filter: { clientId: client.id } });
    expect(rows).toMatchObject([{ id: task.id, clientName: 'Liza Reyes', leadName: null }]);
    const whose = personOfClients(client.id);
    expect((await personal.find(whose)).lists.tasks).toMatchObject([{ id: task.id, clientId: client.id }]);
    await database.write((tx) => tx.insert(LegalHoldTable, aLegalHold({ email: 'liza@sample.example' })));
    expect(await rejectionOf(changes.remove(task.id, BY))).toMatchObject({ kind: 'Conflict' });
    await database.write((tx) => tx.clear(LegalHoldTable));
    expect(await database.run((unit) => personal.erase(unit, whose))).toEqual({ tasks: 1 });
  });

  describe.each([
    ['a booking', booking],
    ['a subscription', subscription],
  ])('of %s', (_, newLead) => {
    it('keep the earliest due date of the open ones at the lead, and its history', async () => {
      const ref = await newLead();
      const [late, early] = [
        aTask({ ...ref, dueDate: '2026-12-01' }),
        aTask({ ...ref, dueDate: '2026-11-20' }),
      ];
      await changes.add(late, BY);
      expect(await nextDue(ref)).toBe('2026-12-01');
      await changes.add(early, BY);
      expect(await nextDue(ref)).toBe('2026-11-20');
      await done(early);
      expect(await nextDue(ref)).toBe('2026-12-01');
      await done(early, false);
      expect(await nextDue(ref)).toBe('2026-11-20');
      await changes.remove(early.id, BY);
      await changes.change(late.id, (task) => ({ ...task, dueDate: '2026-12-24' }), BY);
      expect(await nextDue(ref)).toBe('2026-12-24');
      await changes.remove(late.id, BY);
      expect(await nextDue(ref)).toBe('9999-12-31');
      expect(await history(ref)).toEqual([
        'task_added Ana Cruz',
        'task_added Ana Cruz',
        'task_done Ana Cruz',
        'task_reopened Ana Cruz',
      ]);
    });

    it('agree with the lead after many concurrent changes', async () => {
      const ref = await newLead();
      const days = Array.from({ length: 24 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);
      const all = days.map((dueDate) => aTask({ ...ref, dueDate }));
      await Promise.all(all.slice(0, 16).map((task) => changes.add(task, BY)));
      await Promise.all([
        ...all.slice(16).map((task) => changes.add(task, BY)),
        ...all.slice(0, 4).map((task) => done(task)),
        ...all.slice(4, 8).map(({ id }) => changes.remove(id, BY)),
        ...all
          .slice(8, 12)
          .map(({ id }) => changes.change(id, (task) => ({ ...task, dueDate: '2027-01-31' }), BY)),
      ]);
      expect(await nextDue(ref)).toBe('2026-12-13');
      const left = [...all.slice(0, 4), ...all.slice(8)];
      await Promise.all(left.map((task) => done(task)));
      expect(await nextDue(ref)).toBe('9999-12-31');
    });
  });

  it('keep the date beside a concurrent change of the lead', async () => {
    const ref = await booking();
    const change = (leadStatus: 'In Progress' | 'New') =>
      leadRepository.changeAppointment(ref.leadId, (lead) => ({
        lead: { ...lead, leadStatus },
        activity: anActivity(ref),
      }));
    const days = ['2026-12-03', '2026-12-02', '2026-12-01'];
    await Promise.all(
      days.flatMap((dueDate, index) => [
        changes.add(aTask({ ...ref, dueDate }), BY),
        change(index % 2 ? 'New' : 'In Progress'),
      ]),
    );
    expect(await nextDue(ref)).toBe('2026-12-01');
  });

  it('are stored unchanged, and nothing of an unknown lead’s', async () => {
    const task = aTask({ title: 'ñ 保险 😀 \'"\\' });
    await changes.add(task, BY);
    expect(await repository.findById(task.id)).toEqual(task);
    const lost = aTask({ leadType: 'appointment', leadId: 'nobody' });
    expect(await rejectionOf(changes.add(lost, BY))).toMatchObject({ kind: 'Invalid' });
    expect(await repository.findById(lost.id)).toBeNull();
  });

  describe('in lists', () => {
    const list = async (changes: Partial<TaskPageRequest> = {}) => {
      const request = {
        filter: {},
        sort: 'dueDate',
        order: 'ASC',
        range: { offset: 0, limit: 100 },
      } as const;
      const { rows, total } = await queries.page({ ...request, today: TODAY, ...changes });
      return { titles: rows.map(({ title }) => title), total };
    };
    const add = async (title: string, changes: Partial<Task> = {}) => {
      const task = aTask({ title, ...changes });
      await database.write((tx) => tx.insert(Tasks, task));
      return task;
    };

    beforeEach(async () => {
      await add('tomorrow', { dueDate: '2026-11-23', assigneeId: null });
      await add('today', { dueDate: TODAY });
      await add('overdue', { dueDate: '2026-11-01', assigneeId: 'ben' });
      await add('done first', { dueDate: '2026-11-02', doneAt: '2026-11-03T00:00:00.000Z', doneBy: 'ben' });
      await add('done last', { dueDate: '2026-11-01', doneAt: '2026-11-04T00:00:00.000Z', doneBy: 'ben' });
    });

    it.each([
      ['open', ['overdue', 'today', 'tomorrow']],
      ['due', ['overdue', 'today']],
      ['done', ['done last', 'done first']],
    ] as const)('are filtered by the state %s', async (state, titles) => {
      expect(await list({ filter: { state } })).toEqual({ titles, total: titles.length });
    });

    it('are filtered by assignee', async () => {
      expect(await list({ filter: { assigneeId: 'ben' } })).toEqual({ titles: ['overdue'], total: 1 });
    });

    it.each([
      ['dueDate', 'DESC', ['tomorrow', 'today', 'done first', 'done last', 'overdue']],
      ['createdAt', 'ASC', ['tomorrow', 'today', 'overdue', 'done first', 'done last']],
    ] as const)('are sorted by %s', async (sort, order, titles) => {
      expect((await list({ sort, order })).titles).toEqual(titles);
    });

    it('are sorted by the time when they were done', async () => {
      const request = { filter: { state: 'done' }, sort: 'doneAt', order: 'DESC' } as const;
      expect((await list(request)).titles).toEqual(['done last', 'done first']);
    });

    it('come in pages, with the number of all', async () => {
      expect(await list({ range: { offset: 3, limit: 1 } })).toEqual({ titles: ['today'], total: 5 });
      expect(await list({ range: { offset: 9, limit: 1 } })).toEqual({ titles: [], total: 5 });
    });

    it('are those of a lead, with its name and that of an assignee who left', async () => {
      const [lead, gone] = [await booking(), aUser({ name: 'Ben Uy', status: 'removed' })];
      await database.write((tx) => tx.insert(Users, gone));
      await add('of the lead', { ...lead, assigneeId: gone.id, dueDate: '2026-11-24' });
      await add('of the lead, sooner', { ...lead, assigneeId: 'nobody', dueDate: '2026-11-23' });
      expect((await list({ filter: { lead } })).titles).toEqual(['of the lead, sooner', 'of the lead']);
      expect(await queries.nextOf(lead)).toMatchObject({
        title: 'of the lead, sooner',
        leadName: 'Liza Reyes',
        assigneeName: null,
      });
      const { rows } = await toDo.dueUntil('2026-11-24', 10);
      expect(rows.map(({ title, leadName, assigneeName }) => [title, leadName, assigneeName])).toEqual([
        ['overdue', null, null],
        ['today', null, null],
        ['tomorrow', null, null],
        ['of the lead, sooner', 'Liza Reyes', null],
        ['of the lead', 'Liza Reyes', 'Ben Uy'],
      ]);
      expect(await toDo.dueUntil('2026-11-24', 1)).toMatchObject({
        rows: [{ title: 'overdue' }],
        total: 5,
      });
    });

    it('have no next one for a lead without an open task', async () => {
      const lead = await subscription();
      await add('done', { ...lead, doneAt: '2026-11-03T00:00:00.000Z', doneBy: 'ben' });
      expect(await queries.nextOf(lead)).toBeNull();
    });
  });
});
