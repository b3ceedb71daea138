import { NotFound } from '../../platform/domain-error.js';
import { portWith } from '../../platform/testing/port-with.js';
import { type ClientEventRow, ClientQueries } from '../client-queries.js';
import { type TimelineEntry, TimelineSources } from '../client-timeline.js';
import { clientsInMemory } from '../testing/clients-in-memory.js';
import { ClientTimelineSource } from './client-timeline-source.js';
import { MOST_ENTRIES, ReadTimeline } from './read-timeline.js';

const entry = (id: string, createdAt: string): TimelineEntry => ({
  id,
  kind: 'note',
  actionType: 'note_added',
  actionDetails: id,
  performedByName: 'Ana Cruz',
  createdAt,
});

describe('the timeline of a client', () => {
  function timelineOf(...lists: (readonly TimelineEntry[])[]) {
    const { queries, add } = clientsInMemory();
    const sources = new TimelineSources();
    for (const list of lists) sources.add({ entries: (_, limit) => Promise.resolve(list.slice(0, limit)) });
    return { add, timeline: new ReadTimeline(queries, sources) };
  }

  it('puts the entries of all areas in one order, newest first', async () => {
    const { add, timeline } = timelineOf(
      [entry('c', '2026-11-22T01:00:00.000Z'), entry('a', '2026-11-20T01:00:00.000Z')],
      [entry('d', '2026-11-22T01:00:00.000Z'), entry('b', '2026-11-21T01:00:00.000Z')],
    );
    expect((await timeline.execute(add())).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('has the newest entries only', async () => {
    const many = Array.from({ length: MOST_ENTRIES + 1 }, (_, place) =>
      entry(`e${place}`, `2026-11-20T01:00:00.${String(999 - place).padStart(3, '0')}Z`),
    );
    const { add, timeline } = timelineOf(many, [entry('old', '2020-01-01T00:00:00.000Z')]);
    const entries = await timeline.execute(add());
    expect([entries.length, entries.at(-1)?.id]).toEqual([MOST_ENTRIES, `e${MOST_ENTRIES - 1}`]);
  });

  it('is rejected for an unknown client', async () => {
    await expect(timelineOf([]).timeline.execute('nobody')).rejects.toThrow(NotFound);
  });

  it('has the notes about the client, and what happened to the record as changes', async () => {
    const event = (actionType: string): ClientEventRow => ({
      ...entry(actionType, '2026-11-20T01:00:00.000Z'),
      actionType,
      performedBy: 'ana',
      policyId: null,
    });
    const events = jest.fn(() => Promise.resolve([event('note_added'), event('merged')]));
    const source = new ClientTimelineSource(portWith<ClientQueries>({ events }));
    const [note, change] = await source.entries('liza', 9);
    expect(events).toHaveBeenCalledWith('liza', 'client', 9);
    expect(note).toEqual(entry('note_added', '2026-11-20T01:00:00.000Z'));
    expect(change).toMatchObject({ actionType: 'merged', kind: 'change' });
  });
});
