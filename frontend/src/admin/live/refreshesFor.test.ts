import type { LiveMessage } from '@contract';
import { refreshesFor } from './refreshesFor';

test.each<[LiveMessage['type'], string[]]>([
  ['appointment_created', ['leads', 'calendar', 'stats', 'notes,appointment,a1', 'activity,appointment,a1']],
  ['appointment_updated', ['leads', 'calendar', 'stats', 'notes,appointment,a1', 'activity,appointment,a1']],
  ['subscription_created', ['leads', 'stats', 'notes,subscription,a1', 'activity,subscription,a1']],
  ['subscription_updated', ['leads', 'stats', 'notes,subscription,a1', 'activity,subscription,a1']],
])('%s refreshes what shows that lead, and the stats', (type, keys) => {
  const message = { type, data: { id: 'a1' } } as LiveMessage;
  expect(refreshesFor(message)?.map(String)).toEqual(keys);
});

test('a new note refreshes the notes and activity of its lead, and the lists', () => {
  const message: LiveMessage = {
    type: 'lead_note_added',
    data: { id: 'n1', leadId: 's1', leadType: 'subscription' },
  };
  expect(refreshesFor(message)?.map(String)).toEqual([
    'leads',
    'calendar',
    'notes,subscription,s1',
    'activity,subscription,s1',
  ]);
});

test('knows nothing of other types', () => {
  expect(refreshesFor({ type: 'something_else', data: {} } as unknown as LiveMessage)).toBeNull();
});
