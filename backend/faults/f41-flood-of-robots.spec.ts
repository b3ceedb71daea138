import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { bookingBody } from '../test/support/bodies.js';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { send, signIn } from './support/client.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';

const ROBOTS = size(400, 10_000);
/** One person books for so many robots. */
const ROBOTS_PER_PERSON = 50;
const AT_ONCE = 20;
/** Submissions without proof that become leads in a minute. */
const PROOFLESS_A_MINUTE = 120;
const DESK = ['/api/admin/today', '/api/admin/leads?range=[0,24]', '/api/admin/suspected?range=[0,24]'];

/** A proof as a browser makes it. */
async function proofOf({ url }: Server): Promise<string> {
  const { body: challenge } = await send(url, 'GET', '/api/challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe.each(DATABASES)('F41 robots flood the booking form, on $name', ({ create }) => {
  it('people book, the desk answers, and what is above the limit waits apart', async () => {
    const database = await create();
    const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
    const server = await Server.start(database.url, { env });
    const cookie = await signIn(server.url);
    const begun = Date.now();
    const book = async (place: number, changes: Record<string, unknown>): Promise<string> => {
      const address = `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;
      const { status, body } = await send(server.url, 'POST', '/api/appointments', {
        body: bookingBody({ email: `sender-${place}@sample.example`, ...changes }),
        headers: { 'X-Forwarded-For': address },
      });
      expect(status).toBe(201);
      return (body as { id: string }).id;
    };
    const people: string[] = [];
    const slowest = { desk: 0 };
    for (let robot = 0; robot < ROBOTS; robot += AT_ONCE) {
      const sent = Array.from({ length: AT_ONCE }, (_, index) => book(robot + index, {}));
      const isTurn = robot % ROBOTS_PER_PERSON < AT_ONCE;
      if (isTurn) people.push(await book(ROBOTS + robot, { proof: await proofOf(server) }));
      const asked = performance.now();
      const { status } = await send(server.url, 'GET', DESK[robot % DESK.length]!, { cookie });
      slowest.desk = Math.max(slowest.desk, performance.now() - asked);
      expect(status).toBe(200);
      await Promise.all(sent);
    }
    const minutes = Math.floor((Date.now() - begun) / 60_000) + 1;

    const rows = new Rows(database.url);
    const ids = async (table: string) =>
      (await rows.all<{ id: string }>(`SELECT id FROM ${table}`)).map(({ id }) => id);
    const [leads, suspected] = [await ids('appointments'), await ids('suspected_posts')];
    expect(new Set(leads)).toEqual(new Set([...leads, ...people]));
    expect(leads.length + suspected.length).toBe(ROBOTS + people.length);
    expect(leads.length - people.length).toBeLessThanOrEqual(PROOFLESS_A_MINUTE * minutes);
    console.log(
      `F41: ${people.length} people and ${leads.length - people.length} of ${ROBOTS} robots are leads, ` +
        `${suspected.length} submissions suspected; slowest answer of the desk ${Math.round(slowest.desk)} ms`,
    );
    await server.kill();
    await database.drop();
  });
});
