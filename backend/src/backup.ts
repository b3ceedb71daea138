import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from './config.js';
import { rowsIn, runCommand } from './database/backup/command-line.js';
import { BACKUPS, takeBackup } from './database/backup/take-backup.js';

const USAGE = `Copies the whole database, also while the server runs.
  npm run backup                    into ./backups
  npm run backup -- FILE|FOLDER     into that file, or into a new one in that folder; - is standard output
`;

if (existsSync('.env')) process.loadEnvFile('.env');

await runCommand('The backup failed', USAGE, async (signal) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) return USAGE;
  const taken = await takeBackup(readConfig(process.env).database, positionals[0] ?? BACKUPS, signal);
  return `${rowsIn(taken)} are in ${taken.file}.`;
});
