import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { send, signIn } from './support/client.js';
import { command } from './support/commands.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const ROUNDS = size(3, 50);
const WORKERS = 8;

describe.each(DATABASES)(
  'F40 the server is killed while it records the audit trail, on $name',
  ({ create }) => {
    it(`the chain is whole and has every acknowledged change, over ${ROUNDS} kills`, async () => {
      const database = await create();
      const rows = new Rows(database.url);
      const acknowledged = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const server = await Server.start(database.url);
        const cookie = await signIn(server.url);
        const killed = new AbortController();
        const before = acknowledged.size;
        const work = Promise.all(
          Array.from({ length: WORKERS }, () => staffWork(server.url, cookie, acknowledged, killed.signal)),
        );
        // the work ends before the kill only when a request fails
        await Promise.race([work, until('changes are made', () => acknowledged.size > before + 10)]);
        await sleep(Math.random() * 100);
        await server.kill();
        killed.abort();
        await work;
        const { code, stderr } = await command('verify-audit', database.url, []);
        expect([code, stderr]).toEqual([0, expect.stringMatching(/^\d+ entries, unbroken/)]);
      }
      const entries = await rows.all<{ details: string }>(
        "SELECT details FROM audit_log WHERE action = 'task.created'",
      );
      const recorded = new Set(entries.map(({ details }) => (JSON.parse(details) as { made: string }).made));
      expect(acknowledged.size).toBeGreaterThan(ROUNDS * 10);
      expect([...acknowledged].filter((id) => !recorded.has(id))).toEqual([]);
      await rows.expectIntegrity();
      await database.drop();
    });
  },
);

/** Adds tasks until the kill; the ids of those that were acknowledged. */
async function staffWork(url: string, cookie: string, acknowledged: Set<string>, killed: AbortSignal) {
  while (!killed.aborted) {
    const body = { title: `Task ${randomUUID()}`, dueDate: '2099-01-05' };
    const response = await send(url, 'POST', '/api/admin/tasks', { cookie, body }).catch(() => null);
    if (!response) return;
    if (response.status !== 201)
      throw new Error(`POST /api/admin/tasks -> ${response.status}: ${response.text}`);
    acknowledged.add((JSON.parse(response.text) as { id: string }).id);
  }
}
