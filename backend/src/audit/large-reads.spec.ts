import type { Response } from 'express';
import type { Logger } from '../platform/logger.js';
import { FixedClock } from '../platform/testing/fixed-clock.js';
import { LargeReads } from './large-reads.js';
import { Recorder } from './recorder.js';
import { InMemoryAuditTrail } from './testing/in-memory-audit.js';

function office() {
  const clock = new FixedClock();
  const trail = new InMemoryAuditTrail(clock);
  const logger = { event: jest.fn(), failure: jest.fn() } as unknown as Logger;
  const reads = new LargeReads(new Recorder(trail, logger), logger, clock);
  const answer = (userId: string | null, range?: string, headersSent = false) =>
    ({
      ...{ req: { user: userId === null ? undefined : { id: userId } }, locals: { requestId: 'r' } },
      ...{ headersSent, getHeader: () => range },
    }) as unknown as Response;
  const read = (list: string, rows: number, userId: string | null = 'ana') =>
    reads.count(list, rows, answer(userId));
  const recorded = () =>
    trail.entries
      .splice(0)
      .map(({ action, userId, details }) => [action, userId, JSON.parse(details) as unknown]);
  return { clock, reads, answer, read, recorded };
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
    await read('posts', 500);
    await read('leads', 500, null);
    expect(recorded()).toEqual([]);
  });

  it('are counted by the range of a page that is not sent yet', async () => {
    const { reads, answer, recorded } = office();
    await reads.countPage(answer('ana', 'mails 100-200/300'));
    await reads.countPage(answer('ana', 'mails 0-499/900', true));
    await reads.countPage(answer('ana', 'mails */0'));
    await reads.countPage(answer('ana'));
    expect(recorded()).toEqual([['lists.read', 'ana', { lists: 'mails', rows: 101 }]]);
  });
});
