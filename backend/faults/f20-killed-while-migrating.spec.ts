import { DATABASES } from '../src/platform/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { FULL } from './support/size.js';

const preload = `${import.meta.dirname}/support/kill-at-statement.mjs`;
/** With --full every statement, otherwise every thirtieth. */
const STEP = FULL ? 1 : 30;

describe.each(DATABASES)(
  'F20 the server is killed while it creates the tables of $name',
  ({ name, create }) => {
    it.each(name === 'MariaDB' ? ['before', 'after'] : ['before'])(
      'the next start completes the schema, for a kill %s any statement',
      async (when) => {
        const whole = await create();
        await Server.start(whole.url).then((server) => server.kill());
        const expected = await schema(new Rows(whole.url));
        await whole.drop();
        let kills = 0;
        for (let statement = 1; ; statement += STEP) {
          const database = await create();
          const env = { KILL_AT: String(statement), KILL_AFTER: String(when === 'after') };
          const killed = await Server.spawn(database.url, { preload, env });
          const survived = await Promise.race([
            killed.end().then(() => false),
            killed.ready().then(
              () => true,
              () => false,
            ),
          ]);
          if (survived) {
            await killed.kill();
            await database.drop();
            break;
          }
          kills += 1;
          const server = await Server.start(database.url);
          expect(await schema(new Rows(database.url))).toEqual(expected);
          const bookings = new Bookings();
          expect(await bookings.flood(server.url, { workers: 5, count: 5 })).toEqual(Array(5).fill(201));
          await bookings.check(new Rows(database.url));
          await server.kill();
          await database.drop();
        }
        expect(kills).toBeGreaterThan(1);
      },
    );
  },
);

/** The definition of every table and index. */
async function schema(rows: Rows): Promise<unknown> {
  if (rows.sqlitePath) return rows.all('SELECT type, name, sql FROM sqlite_master ORDER BY type, name');
  const tables = await rows.all<Record<string, string>>('SHOW TABLES');
  const made = [];
  for (const table of tables) {
    const [row] = await rows.all<Record<string, string>>(`SHOW CREATE TABLE \`${Object.values(table)[0]}\``);
    made.push(row!['Create Table']!.replace(/ AUTO_INCREMENT=\d+/, ''));
  }
  return made.sort();
}
