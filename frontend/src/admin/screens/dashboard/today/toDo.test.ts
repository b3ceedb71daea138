import { aBookingLead, aTask } from '@/testing/builders';
import { byUrgency } from './toDo';

const due = (id: string, dueDate: string) => aTask({ id, dueDate });
const asked = (id: string, requestedAt: string) =>
  aBookingLead({ id, visitorRequest: { type: 'cancel', message: null, requestedAt } });

test.each([
  ['nothing', [], [], []],
  [
    'tasks by their days, requests before those of their day',
    [due('overdue', '2026-11-20'), due('first', '2026-11-24'), due('second', '2026-11-24')],
    [asked('yesterday', '2026-11-23T01:00:00.000Z'), asked('now', '2026-11-24T01:00:00.000Z')],
    ['overdue', 'yesterday', 'now', 'first', 'second'],
  ],
  // 17:00 UTC is the next day in Manila
  [
    'days of the office',
    [due('task', '2026-11-23')],
    [asked('late', '2026-11-23T17:00:00.000Z')],
    ['task', 'late'],
  ],
])('what is to be done has %s', (_, tasks, requests, order) => {
  expect(byUrgency(tasks, requests).map((one) => (one.kind === 'task' ? one.task.id : one.lead.id))).toEqual(
    order,
  );
});
