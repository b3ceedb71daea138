import { aNote, anActivity } from '../../testing/builders';
import { activityText } from './activityText';

const added = anActivity({
  actionType: 'note_added',
  actionDetails: 'Note added',
  performedBy: 'user-1',
  createdAt: '2026-11-20T02:00:00.000Z',
});

test('an added note says what was written', () =>
  expect(
    activityText(added, [aNote({ note: 'Older', createdAt: '2026-11-19T02:00:00.000Z' }), aNote()]),
  ).toBe('Note added: Called, will call back.'));

test('without its note, the activity says what the server says', () => {
  expect(activityText(added, [aNote({ createdBy: 'user-2' })])).toBe('Note added');
  expect(activityText(anActivity(), [aNote()])).toBe('Booking made');
});
