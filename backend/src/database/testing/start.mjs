// Starts as the application does: opens and migrates the database of DATABASE_URL, then adds the first account if there
// is none. Waits for a line on standard input, so that several can begin at the same moment.
import { once } from 'node:events';
import { aSuperadmin } from '../../users/testing/builders.js';
import { readConfig } from '../../config.js';
import { Users } from '../../users/infrastructure/user.tables.js';
import { dataSourceOptions, openDataSource } from '../data-sources.js';
import { underStartLock } from '../start-lock.js';

process.stdout.write('ready\n');
await once(process.stdin, 'data');
const config = readConfig({ ...process.env, SESSION_SECRET: 'not used here' });
const dataSource = await openDataSource(dataSourceOptions(config.database));
await underStartLock(dataSource, async () => {
  if ((await dataSource.manager.count(Users)) === 0) await dataSource.manager.insert(Users, aSuperadmin());
});
await dataSource.destroy();
process.exit(0);
