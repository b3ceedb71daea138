import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { bookingBody } from '../test/support/bodies.js';
import { send, signIn } from './support/client.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const ROUNDS = size(3, 40);
const PEOPLE = 5;
/** About each person, so that an erasure has many statements. */
const NOTES = 5;

describe.each(DATABASES)('F39 the server is killed while people are erased, on $name', ({ create }) => {
  it(`each erasure is done or not begun, over ${ROUNDS} kills`, async () => {
    const database = await create();
    const folder = mkdtempSync(join(tmpdir(), 'office-f39-'));
    const env = { BACKUP_FOLDER: folder, ERASURE_KEY: 'a key of the ledger for tests' };
    const rows = new Rows(database.url);
    const acknowledged = new Set<string>();
    const left = new Set<string>();
    let server = await Server.start(database.url, { env });
    for (let round = 0; round < ROUNDS; round += 1) {
      const cookie = await signIn(server.url);
      for (let person = 0; person < PEOPLE; person += 1) {
        const email = `canary-${round}-${person}@nest.example`;
        await leaveTraces(server.url, cookie, email);
        left.add(email);
      }
      let answers = 0;
      const erasing = (async () => {
        for (const email of left) {
          const answer = await erase(server.url, cookie, email);
          if (answer !== 201 && answer !== 404) return;
          left.delete(email);
          if (answer === 404) continue;
          acknowledged.add(email);
          answers += 1;
        }
      })();
      // kills in the first erasure, and in the one after the first answer
      await until('an erasure is answered', () => answers >= round % 2);
      await sleep(Math.random() * 250);
      await server.kill();
      await erasing;
      server = await Server.start(database.url, { env });
    }
    expect(acknowledged.size).toBeGreaterThan(0);
    const leads = await rows.all<{
      id: string;
      email: string;
      notes: string | null;
      erasedAt: string | null;
    }>('SELECT id, email, notes, erasedAt FROM appointments');
    const notes = await rows.all<{ leadId: string }>('SELECT leadId FROM lead_notes');
    const terms = await rows.all<{ leadId: string }>(
      "SELECT leadId FROM lead_terms WHERE term LIKE 'canary-%'",
    );
    const mails = await rows.all<{ leadId: string | null; recipient: string }>(
      'SELECT leadId, recipient FROM outgoing_mails',
    );
    const count = (all: readonly { leadId: string | null }[], id: string) =>
      all.filter(({ leadId }) => leadId === id).length;
    for (const { id, email, erasedAt } of leads) {
      const isErased = erasedAt !== null;
      expect({ email: email === '', notes: count(notes, id), terms: count(terms, id) }).toEqual(
        isErased ? { email: true, notes: 0, terms: 0 } : { email: false, notes: NOTES, terms: 1 },
      );
      expect(count(mails, id) > 0).toBe(!isErased);
      expect(acknowledged).not.toContain(email);
    }
    const erased = leads.filter(({ erasedAt }) => erasedAt !== null);
    expect(erased.length).toBeGreaterThanOrEqual(acknowledged.size);
    // one record for each person, whether the answer arrived or not
    expect(await rows.all('SELECT id FROM erasures')).toHaveLength(erased.length);
    const [counted] = await rows.all<{ leads: unknown }>(
      "SELECT SUM(leads) AS leads FROM lead_counters WHERE scope = 'bucket'",
    );
    expect(Number(counted?.leads)).toBe(leads.length);
    const [counters] = await rows.all<{ mails: unknown }>('SELECT SUM(mails) AS mails FROM mail_counters');
    expect(Number(counters?.mails)).toBe(mails.length);
    await server.kill();
    rmSync(folder, { recursive: true });
    await database.drop();
  });
});

async function leaveTraces(url: string, cookie: string, email: string): Promise<void> {
  const { body } = await send(url, 'POST', '/api/appointments', { body: bookingBody({ email }) });
  const { id } = body as { id: string };
  for (let count = 0; count < NOTES; count += 1)
    await send(url, 'POST', `/api/admin/leads/appointment/${id}/notes`, {
      cookie,
      body: { note: `About ${email}` },
    });
}

/** The status; 0 when the server was killed. */
async function erase(url: string, cookie: string, email: string): Promise<number> {
  const body = { email, reason: 'Asked for it' };
  return send(url, 'POST', '/api/admin/privacy/erasures', { cookie, body }).then(
    ({ status }) => status,
    () => 0,
  );
}
