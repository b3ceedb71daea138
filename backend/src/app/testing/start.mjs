// Starts like the application: opens and migrates the database of DATABASE_URL, then adds the first account. Waits for a
// line on standard input, so that several processes can start at the same time.
import { once } from 'node:events';
import { aSuperadmin } from '../../users/testing/builders.js';
import { readConfig } from '../../platform/config.js';
import { Users } from '../../users/store/user.tables.js';
import { dataSourceOptions, openDataSource } from '../../platform/database/data-sources.js';
import { SCHEMA } from '../schema.js';
import { underStartLock } from '../../platform/database/start-lock.js';

process.stdout.write('ready\n');
await once(process.stdin, 'data');
const config = readConfig({ ...process.env, SESSION_SECRET: 'not used here' });
const dataSource = await openDataSource(dataSourceOptions(config.database, SCHEMA));
await underStartLock(dataSource, async () => {
  if ((await dataSource.manager.count(Users)) === 0) await dataSource.manager.insert(Users, aSuperadmin());
});
await dataSource.destroy();
process.exit(0);
