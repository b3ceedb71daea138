import '../../platform/check-node.js';
import '../../platform/source-lines.js';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { assertNoNpmBanner, missingIn, rowsIn, runCommand } from './command-line.js';
import { readConfig } from '../../platform/config.js';
import { openPictureFiles } from '../../media/infrastructure/open-picture-files.js';
import { DEFAULT_FOLDER, takeBackup } from '../../backup/take-backup.js';

const USAGE = `Backs up the whole database and the pictures, also while the server is running.
  npm run backup                    into ./backups
  npm run backup -- FILE|FOLDER     into that file, or into a new file in that folder
  npm run -s backup -- - > FILE     to standard output; without -s, npm writes there too
With a key in BACKUP_KEY_FILE it is encrypted.
`;

if (existsSync('.env')) process.loadEnvFile('.env');

await runCommand('The backup failed', USAGE, async (signal) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) return USAGE;
  assertNoNpmBanner(positionals[0]);
  const config = readConfig(process.env);
  const { key } = config.backup;
  const taken = await takeBackup(
    { database: config.database, pictures: openPictureFiles(config.media) },
    positionals[0] ?? DEFAULT_FOLDER,
    signal,
    { key },
  );
  return `${rowsIn(taken)} are in ${taken.file}.${missingIn(taken)}`;
});
