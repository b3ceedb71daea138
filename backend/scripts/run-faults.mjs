// npm run test:faults: fault injection into the built server, its databases and its clients.
//   npm run test:faults                 every fault, small (about eight minutes)
//   npm run test:faults -- --full       at full size: 100 kill rounds with 1,000 bookings each, and so on
//   npm run test:faults -- F3 F26       only these faults; further arguments go to jest
// Runs on MariaDB too when TEST_MYSQL_URL is set; starts private MariaDB and Redis servers where they are installed.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npm, root, run, tool } from './run.mjs';

/** Files beside each other: most of them wait for a server to start, or for a timeout. */
const WORKERS = 3;
/** These assert deadlines and durations, which other files would use up. */
const ALONE = /^f(?:03|07|09|21|33)-/;
/** F23 and F27 need no process of their own and are in `npm test`: here they run only by name. */
const IN_NPM_TEST = /^(?:idempotency|poisoned-rows)\./;

process.chdir(root);
const args = process.argv.slice(2);
const isFull = args.includes('--full');
const names = args.filter((arg) => /^F\d+$/i.test(arg));
const jestArguments = args.filter((arg) => arg !== '--full' && !names.includes(arg));
const jest = (...options) =>
  tool('jest/bin/jest.js', '--config', 'backend/faults/jest.config.mjs', ...options, ...jestArguments);

const files = await selectedFiles();
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

// at full size every file uses the whole machine
const isAlone = (file) => isFull || ALONE.test(basename(file));
await runJest(
  `--maxWorkers=${WORKERS}`,
  files.filter((file) => !isAlone(file)),
);
await runJest('--runInBand', files.filter(isAlone));

async function runJest(workers, group) {
  if (group.length === 0) return;
  const pattern = names.length > 0 ? ['--testNamePattern', `^(${names.join('|')}) `] : [];
  const command = jest('--testMatch', ...group, ...pattern, workers, '--verbose');
  const { code } = await run(command, { show: true, env: isFull ? { FAULTS: 'full' } : {} });
  if (code !== 0) process.exitCode = code;
}

/** The files of the named faults; without names, of all. Ends the process with 2 for a name that nothing has. */
async function selectedFiles() {
  const { output } = await run(jest('--listTests'));
  const specs = output
    .split('\n')
    .filter((line) => line.endsWith('.spec.ts'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const tests = (name, { text }) => new RegExp(`['"\`]${name} `, 'i').test(text);
  const unknown = names.filter((name) => !specs.some((spec) => tests(name, spec)));
  if (unknown.length > 0 || specs.length === 0) {
    console.error(unknown.length > 0 ? `No fault is called ${unknown.join(' or ')}.` : output);
    process.exit(2);
  }
  const isSelected = (spec) =>
    names.length > 0
      ? names.some((name) => tests(name, spec))
      : jestArguments.length > 0 || !IN_NPM_TEST.test(basename(spec.file));
  return specs.filter(isSelected).map(({ file }) => file);
}
