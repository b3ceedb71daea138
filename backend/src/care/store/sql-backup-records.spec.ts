import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { backupRecordsContract } from '../testing/backup-records.contract.js';
import { InMemoryBackupRecords } from '../testing/in-memory-backups.js';
import { CareState } from './care.tables.js';
import { SqlBackupRecords } from './sql-backup-records.js';

describe('records of backups in memory', () => {
  backupRecordsContract(() => Promise.resolve(new InMemoryBackupRecords()));
});

describe.each(DATABASES)('records of backups on $name', ({ create }) => {
  const database = openedDatabase(create);
  backupRecordsContract(async () => {
    const empty = { leasedBy: null, leasedUntil: null, lastBackup: null, lastFailure: null, lastProof: null };
    await database.write((tx) => tx.update(CareState, 1, empty));
    return new SqlBackupRecords(database);
  });
});
