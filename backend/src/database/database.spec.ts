import { databaseContract } from './testing/database.contract.js';
import { DATABASES } from './testing/databases.js';
import { openedDatabase } from './testing/opened-database.js';

describe.each(DATABASES)('the database on $name', ({ create }) => {
  databaseContract(openedDatabase(create));
});
