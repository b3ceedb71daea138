// npm run bench: what is promised about speed, each as a ratio within this run, because machines differ and are noisy.
//   npm run bench                 everything (about 6 minutes)
//   npm run bench -- booking      one part
//   npm run bench -- --rounds 3   fewer or more rounds (5)
// A goal that is missed by more than a tenth ends the run with exit code 1.
import { parseArgs } from 'node:util';
import { bookings } from './booking.mjs';
import { leadLists } from './lead-lists.mjs';
import { publicReads } from './public-reads.mjs';
import { cleanUp } from './servers.mjs';
import { startAndRest } from './start.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const parts = { reads: publicReads, booking: bookings, leads: leadLists, start: startAndRest };
const rows = [];
try {
  for (const [name, part] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`measuring: ${name}`);
    rows.push(...(await part({ rounds: Number(values.rounds) })));
  }
} finally {
  await cleanUp();
}

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
