import '../../platform/check-node.js';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { assertNoNpmBanner, rowsIn, runCommand } from './command-line.js';
import { type Config, readConfig } from '../../platform/config.js';
import { databaseOver, dataSourceOptions, openDataSource } from '../../platform/database/data-sources.js';
import { checkBackup, restoreBackup } from '../../backup/restore-backup.js';
import { MailOutcomes } from '../../mail/mail-outcomes.js';
import { SqlMailQueue } from '../../mail/infrastructure/sql-mail-queue.js';
import { pauseIssues } from '../../newsletter/infrastructure/pause-issues.js';
import { SCHEMA } from '../schema.js';
import { DEFAULT_FOLDER } from '../../backup/take-backup.js';

const USAGE = `Replaces the contents of the database by those of a backup, and puts back its pictures. Stop the server first.
  npm run restore -- FILE            into an empty database; - is standard input
  npm run restore -- FILE --replace  replaces leads and articles, after a backup of them to ./backups
      --copy FILE|FOLDER             … or to another place; - is standard output, with npm run -s restore
  npm run restore -- FILE --check    only verifies the backup
An encrypted backup needs its key in BACKUP_KEY_FILE.
`;

if (existsSync('.env')) process.loadEnvFile('.env');

await runCommand('Nothing was restored', USAGE, async (signal) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, copy: { type: 'string' }, check: { type: 'boolean' } },
  });
  const [from] = positionals;
  if (!from || positionals.length > 1) return USAGE;
  if (values.check) {
    const contents = await checkBackup(from, signal, readConfig(process.env).backup.key);
    return `The backup of ${contents.header.takenAt} is good: ${rowsIn(contents)}.`;
  }
  assertNoNpmBanner(values.copy);
  const config = readConfig(process.env);
  const restored = await restoreBackup({
    database: config.database,
    media: config.media,
    schema: SCHEMA,
    from,
    replace: values.replace ?? false,
    copyTo: values.copy ?? DEFAULT_FOLDER,
    key: config.backup.key,
    signal,
  });
  // what waited when the backup was taken may have been sent since; only what is recent is sent at the next start
  await holdMails(config);
  const copy = restored.copy ? ` What was there before is in ${restored.copy.file}.` : '';
  return `${rowsIn(restored)} of ${restored.header.takenAt} are back.${copy} Everybody has to sign in again.`;
});

/** Nothing is sent a second time because of the restore: issues that were being sent are paused. */
async function holdMails(config: Config): Promise<void> {
  const database = await databaseOver(await openDataSource(dataSourceOptions(config.database, SCHEMA)));
  try {
    await new SqlMailQueue(database, config, new MailOutcomes()).hold();
    await database.write((tx) => pauseIssues(tx));
  } finally {
    await database.close();
  }
}
