// npm run test:faults: fault injection into the built server, its databases and its clients.
//   npm run test:faults                 every fault, small (a few minutes)
//   npm run test:faults -- --full       at full size: 100 kill rounds with 1,000 bookings each, and so on
//   npm run test:faults -- F3 F26       only these faults; further arguments go to jest
// Runs on MariaDB too when TEST_MYSQL_URL is set; starts private MariaDB and Redis servers where they are installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run, tool } from './run.mjs';

process.chdir(root);
const args = process.argv.slice(2);
const names = args.filter((arg) => /^F\d+$/i.test(arg));
const jestArguments = args.filter((arg) => arg !== '--full' && !names.includes(arg));
const jest = (...options) =>
  tool('jest/bin/jest.js', '--config', 'backend/faults/jest.config.mjs', ...options);

const unknown = await unknownFaults(names);
if (unknown.length > 0) {
  console.error(`No fault is called ${unknown.join(' or ')}.`);
  process.exit(2);
}
const installed = (program) =>
  ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some((folder) => existsSync(join(folder, program)));
for (const [isAvailable, what, reason] of [
  [process.env.TEST_MYSQL_URL, 'on MariaDB and of several replicas', 'TEST_MYSQL_URL is not set'],
  [installed('redis-server'), 'of Redis and of several replicas', 'redis-server is not installed'],
  [installed('mariadbd'), 'of the MariaDB server itself', 'mariadbd is not installed'],
])
  if (!isAvailable) console.log(`\n!!! The faults ${what} WERE SKIPPED: ${reason}.\n`);

const build = await run(npm('run', 'build'), { show: true });
if (build.code !== 0) process.exit(build.code);
const { code } = await run(
  jest(
    '--runInBand',
    '--verbose',
    ...(names.length > 0 ? ['--testNamePattern', `^(${names.join('|')}) `] : []),
    ...jestArguments,
  ),
  { show: true, env: args.includes('--full') ? { FAULTS: 'full' } : {} },
);
process.exitCode = code;

/** The names that no describe() title begins with. */
async function unknownFaults(names) {
  if (names.length === 0) return [];
  const { output } = await run(jest('--listTests'));
  const files = output.split('\n').filter((line) => line.endsWith('.spec.ts'));
  const specs = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return names.filter((name) => !new RegExp(`['"\`]${name} `, 'i').test(specs));
}
