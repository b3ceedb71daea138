// The audit trail: the verification of a million entries, and its list in the console.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DATABASES } from './databases.mjs';
import { inRounds, median } from './measure.mjs';
import { manyAuditEntries } from './many-audit-entries.mjs';
import { signIn, startApplication } from './servers.mjs';

const COMMAND = join(import.meta.dirname, '../dist/app/commands/verify-audit.js');
const MOST_SECONDS = 30;
const MOST_LIST_MS = 300;

export async function audit({ rounds, quick }) {
  const rows = [];
  for (const create of DATABASES) rows.push(...(await measured(create, rounds, quick ? 50_000 : 1_000_000)));
  return rows;
}

async function measured(create, rounds, entries) {
  const database = await create();
  await database.filled(manyAuditEntries(entries));
  const { verification } = await inRounds(Math.min(rounds, 3), {
    verification: () => verified(database.url, entries),
  });
  const application = await startApplication(database.url);
  const cookie = await signIn(application.url);
  const { list, filtered } = await inRounds(rounds, {
    list: () => listed(application.url, cookie, {}),
    filtered: () => listed(application.url, cookie, { area: 'leads', from: '2026-01-11' }),
  });
  await application.stop();
  await database.drop();
  const count = entries.toLocaleString('en');
  const seconds = median(verification);
  return [
    {
      what: `${database.name}: audit trail, verification of ${count} entries / 30 s`,
      ratio: seconds / MOST_SECONDS,
      atMost: 1,
      note: `${seconds.toFixed(1)} s`,
    },
    ...[
      { page: 'first page', times: list },
      { page: 'first page of one area and a period', times: filtered },
    ].map(({ page, times }) => ({
      what: `${database.name}: audit trail, ${page} of ${count} entries / 300 ms`,
      ratio: median(times) / MOST_LIST_MS,
      atMost: 1,
      note: `${Math.round(median(times))} ms`,
    })),
  ];
}

/** Runs the command; the seconds that it takes. */
async function verified(url, entries) {
  const begun = performance.now();
  const child = spawn(process.execPath, [COMMAND], {
    env: { ...process.env, DATABASE_URL: url, SESSION_SECRET: 'not used here' },
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0 || !said.startsWith(`${entries} entries, unbroken`)) throw new Error(`It said: ${said}`);
  return (performance.now() - begun) / 1_000;
}

async function listed(url, cookie, filter) {
  const begun = performance.now();
  const query = `range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const response = await fetch(`${url}/api/admin/audit?${query}`, { headers: { cookie } });
  const rows = await response.json();
  if (rows.length !== 25)
    throw new Error(`The list got ${response.status}: ${JSON.stringify(rows).slice(0, 200)}`);
  return performance.now() - begun;
}
