// npm run bench: checks the performance goals. Most are ratios within one run, because machines differ and are noisy.
//   npm run bench                 all parts, on MariaDB too when TEST_MYSQL_URL is set
//   npm run bench -- booking      one part
//   npm run bench -- --rounds 3   the number of rounds (default 5)
//   npm run bench -- --quick      one round without a million leads: a smoke test
// The exit code is 1 when a goal is missed by more than a tenth. docs/performance.md explains the rows.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { audit } from './audit.mjs';
import { bookings } from './booking.mjs';
import { calendars } from './calendars.mjs';
import { inBrowser } from './console.mjs';
import { dropDatabases, SKIPPED } from './databases.mjs';
import { desk } from './desk.mjs';
import { imports } from './imports.mjs';
import { leadLists } from './lead-lists.mjs';
import { liveFanOut } from './live.mjs';
import { mail } from './mail.mjs';
import { media } from './media.mjs';
import { newsletter } from './newsletter.mjs';
import { overload } from './overload.mjs';
import { policies } from './policies.mjs';
import { privacy } from './privacy.mjs';
import { publicReads } from './public-reads.mjs';
import { cleanUp } from './servers.mjs';
import { startAndRest } from './start.mjs';
import { tests } from './tests.mjs';
import { webhooks } from './webhooks.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, quick: { type: 'boolean', default: false } },
});
const { quick } = values;
const rounds = quick ? 1 : Number(values.rounds);
const parts = {
  reads: publicReads,
  booking: bookings,
  leads: leadLists,
  desk,
  policies,
  imports,
  calendars,
  mail,
  newsletter,
  webhooks,
  media,
  audit,
  privacy,
  live: liveFanOut,
  overload,
  start: startAndRest,
  console: inBrowser,
  tests,
};
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

const rows = [];
const load = loadavg()[0].toFixed(1);
try {
  for (const [name, part] of Object.entries(parts)) {
    // a run of all tests is a part only when asked for
    if (positionals.length > 0 ? !positionals.includes(name) : name === 'tests') continue;
    const begun = performance.now();
    process.stdout.write(`measuring ${name} … `);
    rows.push(...(await part({ rounds, quick })));
    console.log(`${Math.round((performance.now() - begun) / 1000)} s`);
  }
} finally {
  await cleanUp();
  await dropDatabases();
}

console.log(
  `\nNode ${process.versions.node}, ${cpus().length} cores, load ${load} before the run, rounds: ${rounds}`,
);
if (SKIPPED) console.log(SKIPPED);
console.log('\n| what | measured | goal | note |\n| --- | --- | --- | --- |');
for (const row of rows) {
  const { what, ratio, unit = '', note = '' } = row;
  console.log(`| ${what} | ${ratio.toFixed(2)}${unit} | ${goalOf(row)} | ${note} |`);
}
process.exitCode = rows.some(missed) ? 1 : 0;

function missed({ ratio, atLeast = -Infinity, atMost = Infinity }) {
  return ratio < atLeast * 0.9 || ratio > atMost * 1.1;
}

function goalOf({ ratio, unit = '', atLeast, atMost }) {
  if (atLeast === undefined && atMost === undefined) return '';
  const goal = atLeast === undefined ? `at most ${atMost}${unit}` : `at least ${atLeast}${unit}`;
  return missed({ ratio, atLeast, atMost }) ? `${goal} MISSED` : goal;
}
