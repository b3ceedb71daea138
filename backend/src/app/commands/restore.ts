import '../../platform/check-node.js';
import '../../platform/source-lines.js';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { eraseAgain } from './erased-again.js';
import { assertNoNpmBanner, rowsIn, runCommand } from './command-line.js';
import { type Config, readConfig } from '../../platform/config.js';
import { databaseOver, dataSourceOptions, openDataSource } from '../../platform/database/data-sources.js';
import { checkBackup, restoreBackup } from '../../backup/restore-backup.js';
import { openPictureFiles } from '../../media/infrastructure/open-picture-files.js';
import { MailKinds } from '../../mail/mail-kinds.js';
import { SqlMailQueue } from '../../mail/store/sql-mail-queue.js';
import { pauseIssues } from '../../newsletter/store/pause-issues.js';
import { SCHEMA } from '../schema.js';
import { BackupError } from '../../backup/backup-error.js';
import { DEFAULT_FOLDER, STDIO } from '../../backup/take-backup.js';
import type { Database } from '../../platform/database/database.js';
import { LedgerKeyMissing } from '../../privacy/application/apply-erasures.js';
import { LedgerFile, readLedger } from '../../privacy/infrastructure/ledger-file.js';

const USAGE = `Replaces the contents of the database by those of a backup, and puts back its pictures. Stop the server first.
  npm run restore -- FILE            into an empty database; - is standard input
  npm run restore -- FILE --replace  replaces leads and articles, after a backup of them to ./backups
      --copy FILE|FOLDER             … or to another place; - is standard output, with npm run -s restore
  npm run restore -- FILE --check    only verifies the backup
      --without-erasures             … although erased people cannot be recognised, because the key is lost
      --unencrypted                  … although BACKUP_KEY is set and the backup is not encrypted
An encrypted backup needs its key in BACKUP_KEY_FILE. With a key, the backup of what was there is encrypted too.
`;

if (existsSync('.env')) process.loadEnvFile('.env');

await runCommand('Nothing was restored', USAGE, async (signal) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean' },
      copy: { type: 'string' },
      check: { type: 'boolean' },
      'without-erasures': { type: 'boolean' },
      unencrypted: { type: 'boolean' },
    },
  });
  const [from] = positionals;
  if (!from || positionals.length > 1) return USAGE;
  if (values.check) {
    const contents = await checkBackup(from, signal, readConfig(process.env).backup.key, values.unencrypted);
    return `The backup of ${contents.header.takenAt} is good: ${rowsIn(contents)}.`;
  }
  assertNoNpmBanner(values.copy);
  const config = readConfig(process.env);
  const ledger = new LedgerFile(config.backup);
  const entries = [
    ...(await ledger.entries()),
    ...(from === STDIO ? [] : await readLedger(dirname(resolve(from)))),
  ];
  const acceptKeys = (keyIds: readonly string[]) => {
    if (!values['without-erasures'] && !keyIds.every((keyId) => ledger.hasKey(keyId)))
      throw new BackupError(new LedgerKeyMissing().message);
  };
  acceptKeys(entries.map(({ keyId }) => keyId));
  const restored = await restoreBackup({
    database: config.database,
    pictures: openPictureFiles(config.media),
    schema: SCHEMA,
    from,
    replace: values.replace ?? false,
    copyTo: values.copy ?? DEFAULT_FOLDER,
    key: config.backup.key,
    plain: values.unencrypted ?? false,
    acceptKeys,
    signal,
  });
  // what waited when the backup was taken may have been sent since; only what is recent is sent at the next start
  const again = await inDatabase(config, async (database) => {
    await holdMails(database, config);
    return eraseAgain({ database, config, ledger }, entries, values['without-erasures']);
  });
  const erased =
    again === 0 ? '' : ` ${again} erased ${again === 1 ? 'person was' : 'people were'} erased again.`;
  const copy = restored.copy ? ` What was there before is in ${restored.copy.file}.` : '';
  return `${rowsIn(restored)} of ${restored.header.takenAt} are back.${copy}${erased} Everybody has to sign in again.`;
});

async function inDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await databaseOver(await openDataSource(dataSourceOptions(config.database, SCHEMA)));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Nothing is sent a second time because of the restore: issues that were being sent are paused. */
async function holdMails(database: Database, config: Config): Promise<void> {
  await new SqlMailQueue(database, config, new MailKinds()).hold();
  await database.write((tx) => pauseIssues(tx));
}
