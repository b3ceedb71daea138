import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refuseBanner, rowsIn, runCommand } from './command-line.js';
import { readConfig } from './config.js';
import { BACKUPS, takeBackup } from './database/backup/take-backup.js';

const USAGE = `Copies the whole database, also while the server runs.
  npm run backup                    into ./backups
  npm run backup -- FILE|FOLDER     into that file, or into a new one in that folder
  npm run -s backup -- - > FILE     to standard output; without -s npm writes there too
`;

if (existsSync('.env')) process.loadEnvFile('.env');

await runCommand('The backup failed', USAGE, async (signal) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) return USAGE;
  refuseBanner(positionals[0]);
  const taken = await takeBackup(readConfig(process.env).database, positionals[0] ?? BACKUPS, signal);
  return `${rowsIn(taken)} are in ${taken.file}.`;
});
