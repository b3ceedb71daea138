import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refuseBanner, rowsIn, runCommand } from './command-line.js';
import { readConfig } from './config.js';
import { checkBackup, restoreBackup } from './database/backup/restore-backup.js';
import { BACKUPS } from './database/backup/take-backup.js';

const USAGE = `Puts the database back to what a backup holds. Stop the server first.
  npm run restore -- FILE            into an empty database; - is standard input
  npm run restore -- FILE --replace  over leads and articles, of which a copy goes to ./backups first
      --copy FILE|FOLDER             … or there; - is standard output, then npm run -s restore
  npm run restore -- FILE --check    only looks whether the backup is good
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
    const contents = await checkBackup(from, signal);
    return `The backup of ${contents.header.takenAt} is good: ${rowsIn(contents)}.`;
  }
  refuseBanner(values.copy);
  const { database } = readConfig(process.env);
  const restored = await restoreBackup({
    database,
    from,
    replace: values.replace ?? false,
    copyTo: values.copy ?? BACKUPS,
    signal,
  });
  const copy = restored.copy ? ` What was there before is in ${restored.copy.file}.` : '';
  return `${rowsIn(restored)} of ${restored.header.takenAt} are back.${copy} Everybody has to sign in again.`;
});
