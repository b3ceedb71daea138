import { aNote, anActivity } from '@/testing/builders';
import { leadEvents } from './leadEvents';

test('puts notes, contacts and changes in one order, newest first', () => {
  const events = leadEvents(
    [
      aNote({
        id: 'n',
        note: 'Wants quotes',
        createdByName: 'Ana Cruz',
        createdAt: '2026-11-21T01:00:00.000Z',
      }),
      aNote({ id: 'c', note: 'Called back', channel: 'call', createdAt: '2026-11-22T01:00:00.000Z' }),
    ],
    [anActivity({ id: 'a', actionDetails: 'Came in', createdAt: '2026-11-20T00:00:00.000Z' })],
    [],
  );
  expect(events.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['c contact', 'n note', 'a change']);
  expect(events[0]?.who).toMatch(/ · Call$/);
});

test('leaves out the activity of a note, which the note itself shows', () => {
  const activity = [
    anActivity({ actionType: 'note_added' }),
    anActivity({ id: 'b', actionType: 'lead_created' }),
  ];
  expect(leadEvents([], activity, []).map(({ id }) => id)).toEqual(['b']);
});
