import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { bookingBody, postBody } from '../test/support/bodies.js';
import { send, signIn } from './support/client.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const ROUNDS = size(3, 50);
const STATUSES = ['In Progress', 'Not Qualified', 'Offer Declined', 'New'];

/** Acknowledged changes, which must be stored after the kill. */
interface AcknowledgedChanges {
  readonly notes: Set<string>;
  readonly titles: Map<string, string>;
  readonly deactivated: Set<string>;
}

describe.each(DATABASES)('F2 the server is killed during staff work, on $name', ({ create }) => {
  it(`each change is stored whole or not at all, over ${ROUNDS} kills`, async () => {
    const database = await create();
    const rows = new Rows(database.url);
    const acknowledged: AcknowledgedChanges = { notes: new Set(), titles: new Map(), deactivated: new Set() };
    let server = await Server.start(database.url);
    for (let round = 0; round < ROUNDS; round += 1) {
      const cookie = await signIn(server.url);
      const killed = new AbortController();
      const work = staffWork(server.url, cookie, acknowledged, killed.signal);
      const kinds = () =>
        Math.min(acknowledged.notes.size, acknowledged.titles.size, acknowledged.deactivated.size);
      // the work ends before the kill only when a request fails
      await Promise.race([work, until('each kind of change is made', () => kinds() > round)]);
      await sleep(Math.random() * 300);
      await server.kill();
      killed.abort();
      await work;
      server = await Server.start(database.url);
    }
    await server.kill();

    const count = async (sql: string) => Number((await rows.all<{ n: number }>(sql))[0]!.n);
    expect(acknowledged.notes.size).toBeGreaterThan(0);
    expect(acknowledged.titles.size).toBeGreaterThan(0);
    expect(acknowledged.deactivated.size).toBeGreaterThan(0);
    const notes = await rows.all<{ note: string }>('SELECT note FROM lead_notes');
    expect([...acknowledged.notes].filter((note) => !notes.some((row) => row.note === note))).toEqual([]);
    expect(await count("SELECT COUNT(*) AS n FROM activity_logs WHERE actionType = 'note_added'")).toBe(
      notes.length,
    );
    await expectStatusesMatchActivities(rows);
    // every acknowledged title is the current one or in the history; a kill may interrupt one edit
    const posts = await rows.all<{ id: string; title: string }>('SELECT id, title FROM blog_posts');
    const history = await rows.all<{ blogPostId: string; title: string }>(
      'SELECT blogPostId, title FROM blog_post_history',
    );
    for (const [id, title] of acknowledged.titles) {
      const titles = [...posts, ...history.map(({ blogPostId, ...row }) => ({ id: blogPostId, ...row }))]
        .filter((row) => row.id === id)
        .map((row) => row.title);
      expect(titles).toContain(title);
      expect(new Set(titles).size).toBe(titles.length);
    }
    const users = await rows.all<{ username: string; status: string; deactivatedAt: string | null }>(
      'SELECT username, status, deactivatedAt FROM users',
    );
    for (const { status, deactivatedAt } of users) expect(status === 'active').toBe(deactivatedAt === null);
    const active = new Set(users.filter(({ status }) => status === 'active').map(({ username }) => username));
    expect([...acknowledged.deactivated].filter((username) => active.has(username))).toEqual([]);
    expect(
      await count(
        "SELECT COUNT(*) AS n FROM sessions WHERE userId IN (SELECT id FROM users WHERE status <> 'active')",
      ),
    ).toBe(0);
    await rows.expectIntegrity();
    await database.drop();
  });
});

/** Asserts that each lead has the status of its last activity. */
async function expectStatusesMatchActivities(rows: Rows): Promise<void> {
  const leads = await rows.all<{ id: string; leadStatus: string }>('SELECT id, leadStatus FROM appointments');
  const changes = await rows.all<{ leadId: string; actionDetails: string }>(
    "SELECT leadId, actionDetails FROM activity_logs WHERE actionType = 'lead_status_changed' ORDER BY createdAt, id",
  );
  const last = new Map(changes.map(({ leadId, actionDetails }) => [leadId, actionDetails]));
  const mismatched = leads.filter(({ id, leadStatus }) =>
    last.has(id) ? !last.get(id)!.endsWith(` to ${leadStatus}`) : leadStatus !== 'New',
  );
  expect(mismatched).toEqual([]);
}

async function staffWork(
  url: string,
  cookie: string,
  acknowledged: AcknowledgedChanges,
  killed: AbortSignal,
): Promise<void> {
  const call = async (
    method: string,
    path: string,
    body: unknown,
    done: (response: { id?: string }) => unknown,
  ) => {
    const response = await send(url, method, path, { cookie, body }).catch(() => null);
    if (!response || killed.aborted) return;
    if (response.status >= 400) throw new Error(`${method} ${path} -> ${response.status}: ${response.text}`);
    await done((response.text ? JSON.parse(response.text) : {}) as { id?: string });
  };
  const nothing = () => undefined;
  const repeat = async (act: () => Promise<void>) => {
    while (!killed.aborted) await act();
  };
  const onLead = () =>
    call('POST', '/api/appointments', bookingBody(), async ({ id }) => {
      const lead = `/api/admin/appointments/${id}`;
      for (const leadStatus of STATUSES) await call('PATCH', `${lead}/lead-status`, { leadStatus }, nothing);
      const note = randomUUID();
      await call('POST', `/api/admin/leads/appointment/${id}/notes`, { note }, () =>
        acknowledged.notes.add(note),
      );
    });
  const onPost = () =>
    call('POST', '/api/admin/blog-posts', postBody({ title: `Post ${randomUUID()}` }), async ({ id }) => {
      for (let edit = 0; edit < 3; edit += 1) {
        const title = `Edited ${randomUUID()}`;
        await call('PUT', `/api/admin/blog-posts/${id}`, postBody({ title }), () =>
          acknowledged.titles.set(id!, title),
        );
      }
    });
  const onUser = () => {
    const username = `u-${randomUUID().slice(0, 13)}`;
    const account = { username, password: 'member-password', name: 'Member', role: 'admin_assistant' };
    return call('POST', '/api/admin/users', account, async ({ id }) => {
      await send(url, 'POST', '/api/login', { body: account }).catch(() => null);
      await call('PATCH', `/api/admin/users/${id}/status`, { status: 'deactivated', note: 'Left' }, () =>
        acknowledged.deactivated.add(username),
      );
    });
  };
  await Promise.all([onLead, onLead, onLead, onPost, onPost, onUser].map(repeat));
}
