import '../../platform/check-node.js';
import '../../platform/source-lines.js';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyChain } from '../../audit/application/verify-chain.js';
import { problemWords } from '../../audit/domain/verification.js';
import { SqlAuditChain } from '../../audit/store/sql-audit-chain.js';
import { readConfig } from '../../platform/config.js';
import { databaseOver, dataSourceOptions, openDataSource } from '../../platform/database/data-sources.js';
import { UnusableDatabase } from '../../platform/database/unusable-database.js';
import { SCHEMA } from '../schema.js';
import { runCommand } from './command-line.js';

const USAGE = `Verifies that no entry of the audit trail was changed or removed, also while the server is running.
  npm run verify-audit
Ends with 0 and the number of entries, or with 1 and the first entry that is wrong. The hash of the last entry can be
compared with that of an earlier verification in the log of the server.
`;

if (existsSync('.env')) process.loadEnvFile('.env');

await runCommand('The audit trail was not verified', USAGE, async (signal) => {
  if (parseArgs({ allowPositionals: true }).positionals.length > 0) return USAGE;
  const { database: config } = readConfig(process.env);
  // opening a missing file would create it
  if (config.dialect === 'sqlite' && !existsSync(config.path))
    throw new UnusableDatabase(`There is no database at ${config.path}`);
  const database = await databaseOver(await openDataSource(dataSourceOptions(config, SCHEMA)));
  try {
    const { entries, hash, problem } = await verifyChain(new SqlAuditChain(database), signal);
    if (problem) {
      process.exitCode = 1;
      return `The audit trail is broken: ${problemWords(problem)}. Good before that: ${entries}.`;
    }
    return `${entries} entries, unbroken${entries > 0 ? `; the last hash is ${hash}` : ''}`;
  } finally {
    await database.close();
  }
});
