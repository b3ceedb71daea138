import { aNote, anActivity, aTask } from '@/testing/builders';
import { activityText } from './activityText';

const added = anActivity({
  actionType: 'note_added',
  actionDetails: 'Note added',
  performedBy: 'user-1',
  createdAt: '2026-11-20T02:00:00.000Z',
});
const nothing = { notes: [], tasks: [] };

test('an added note says what was written', () =>
  expect(
    activityText(added, {
      ...nothing,
      notes: [aNote({ note: 'Older', createdAt: '2026-11-19T02:00:00.000Z' }), aNote()],
    }),
  ).toBe('Note added: Called, will call back.'));

test('without its note, the activity says what the server says', () => {
  expect(activityText(added, { ...nothing, notes: [aNote({ createdBy: 'user-2' })] })).toBe('Note added');
  expect(activityText(anActivity(), { ...nothing, notes: [aNote()] })).toBe('Booking made');
});

test('who looks after a lead is said in one way, also by entries of before 1.0', () =>
  expect(
    activityText(
      anActivity({ actionType: 'owner_changed', actionDetails: 'Owner changed to Ben Lim' }),
      nothing,
    ),
  ).toBe('Looked after by Ben Lim'));

test.each([
  [
    'Moved from 2026-11-24, 1pm to 2026-11-25, 9am',
    'Moved from Tue, Nov 24, 1:00 PM to Wed, Nov 25, 9:00 AM',
  ],
  ['Consultation of 2026-11-24, 10am cancelled', 'Consultation of Tue, Nov 24, 10:00 AM cancelled'],
  ['Premium due 2025-11-24 recorded', 'Premium due Mon, Nov 24, 2025 recorded'],
  ['Sold on 2026-13-45', 'Sold on 2026-13-45'],
])('%j names its days as elsewhere', (actionDetails, words) =>
  expect(activityText(anActivity({ actionDetails }), nothing)).toBe(words),
);

test.each([
  ['task_added', 'Task added, due 2026-11-27', 'Task added: Send the proposal, due Fri, Nov 27'],
  ['task_done', 'Task done', 'Task done: Send the proposal'],
])('%s names the task, unless it is deleted', (actionType, actionDetails, words) => {
  const { performedBy, createdAt } = added;
  const entry = anActivity({ actionType, actionDetails, performedBy, createdAt });
  const task =
    actionType === 'task_added'
      ? aTask({ createdBy: 'user-1', createdAt })
      : aTask({ doneBy: 'user-1', doneAt: createdAt });
  expect(activityText(entry, { ...nothing, tasks: [aTask({ createdAt: '' }), task] })).toBe(words);
  expect(activityText(entry, nothing)).not.toContain('Send the proposal');
});
