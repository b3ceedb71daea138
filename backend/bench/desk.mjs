// What staff work from, with 1,000, 100,000 and 1,000,000 leads: the day, one lead, and the search of everything.
import { DATABASES } from './databases.mjs';
import { getter } from './lead-lists.mjs';
import { DESK_LEAD, manyDays } from './many-days.mjs';
import { manyLeads } from './many-leads.mjs';
import { inRounds, latency, median, ratio } from './measure.mjs';
import { signIn, startApplication } from './servers.mjs';

const SIZES = [1_000, 100_000, 1_000_000];
const CALLS = 30;
const ROUTES = {
  today: { path: '/api/admin/today', atMost: 1.5 },
  'one lead': { path: `/api/admin/leads/appointment/${DESK_LEAD}`, atMost: 1.5 },
  // of more leads more share the beginning of a name
  'search by name': { path: '/api/admin/search?q=desk+3', atMost: 3 },
};

export async function desk({ rounds, quick }) {
  const rows = [];
  for (const create of DATABASES)
    rows.push(...(await onDatabase(create, rounds, quick ? SIZES.slice(0, 2) : SIZES)));
  return rows;
}

async function onDatabase(create, rounds, sizes) {
  const sized = [];
  for (const leads of sizes) {
    const database = await create();
    await database.filled(statements(leads));
    const application = await startApplication(database.url);
    const get = getter(application.url, await signIn(application.url));
    sized.push({ leads, database, application, get });
  }
  const rows = [];
  for (const [what, { path, atMost }] of Object.entries(ROUTES)) {
    const measurements = Object.fromEntries(
      sized.map(({ leads, get }) => [leads, () => latency(() => get(path), CALLS)]),
    );
    const times = await inRounds(rounds, measurements);
    for (const leads of sizes.slice(1))
      rows.push({
        what: `${sized[0].database.name}: ${what}, ${leads.toLocaleString('en')} leads / 1,000 leads`,
        ratio: ratio(times[leads], times[SIZES[0]]),
        atMost,
        note: [leads, SIZES[0]].map((size) => `${median(times[size]).toFixed(1)} ms`).join(' and '),
      });
  }
  for (const { application, database } of sized) {
    await application.stop();
    await database.drop();
  }
  return rows;
}

function* statements(leads) {
  yield* manyLeads(leads);
  yield* manyDays();
}
