import type { Response } from 'express';
import type { Logger } from '../../platform/logger.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { LargeReads, rowsIn } from './large-reads.js';
import { Recorder } from '../recorder.js';
import { InMemoryAuditTrail } from '../testing/in-memory-audit.js';

function office() {
  const clock = new FixedClock();
  const trail = new InMemoryAuditTrail(clock);
  const logger = { event: jest.fn(), failure: jest.fn() } as unknown as Logger;
  const reads = new LargeReads(new Recorder(trail, logger), logger, clock);
  const answer = (userId: string | null) =>
    ({
      req: { user: userId === null ? undefined : { id: userId } },
      locals: { requestId: 'r' },
    }) as unknown as Response;
  const read = (list: string, rows: number, userId: string | null = 'ana') =>
    reads.count(list, rows, answer(userId));
  const recorded = () =>
    trail.entries
      .splice(0)
      .map(({ action, userId, details }) => [action, userId, JSON.parse(details) as unknown]);
  return { clock, read, recorded };
}

describe('large reads', () => {
  it('are recorded above 100 rows within an hour, whatever the list, and again when they have doubled', async () => {
    const { read, recorded } = office();
    for (const list of ['leads', 'mails', 'subscribers', 'deliveries']) await read(list, 25);
    expect(recorded()).toEqual([]);
    await read('suspected', 1);
    const lists = 'deliveries leads mails subscribers suspected';
    expect(recorded()).toEqual([['lists.read', 'ana', { lists, rows: 101 }]]);
    for (let page = 0; page < 4; page += 1) await read('leads', 25);
    expect(recorded()).toEqual([]);
    await read('leads', 25);
    expect(recorded()).toEqual([['lists.read', 'ana', { lists, rows: 226 }]]);
  });

  it('of more than 100 rows at once are recorded each time', async () => {
    const { read, recorded } = office();
    for (const rows of [101, 500, 101]) await read('leads', rows);
    expect(recorded().map(([, , details]) => details)).toEqual(
      [101, 601, 702].map((rows) => ({ lists: 'leads', rows })),
    );
  });

  it('are counted for each user and hour', async () => {
    const { clock, read, recorded } = office();
    await read('leads', 100);
    await read('leads', 100, 'ben');
    clock.moveBy(3_600_000);
    await read('leads', 100);
    await read('leads', 500, null);
    expect(recorded()).toEqual([]);
  });

  it('have the rows of each list of an answer, and none of its values', () => {
    expect(rowsIn([{ id: 1, tags: ['a'], more: [{}] }, { id: 2 }])).toBe(2);
    expect(rowsIn({ data: [{ id: 1 }], nextCursor: 'x' })).toBe(1);
    expect(rowsIn({ leads: [{}, {}], posts: [], due: { count: 9, rows: [{}] }, words: ['a', 'b'] })).toBe(3);
    for (const none of [null, undefined, 'text', 5, [null], {}]) expect(rowsIn(none)).toBe(0);
  });
});
