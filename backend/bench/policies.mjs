// What staff read about policies, with 1,000 and 100,000 of them, twelve premiums each: lists, the book, the day, clients.
import { DATABASES } from './databases.mjs';
import { getter } from './lead-lists.mjs';
import { manyPolicies } from './many-policies.mjs';
import { inRounds, latency, median, ratio } from './measure.mjs';
import { signIn, startApplication } from './servers.mjs';

const SIZES = [1_000, 100_000];
const CALLS = 30;
/** Of those without a goal, which take longer. */
const FEW_CALLS = 8;
const list = (filter) =>
  `/api/admin/policies?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
const ROUTES = {
  'the book': { path: '/api/admin/book', atMost: 1.5 },
  'list of policies': { path: list({}), atMost: 1.5 },
  'policies in force': { path: list({ force: 'in force' }), atMost: 1.5 },
  'list of clients': { path: '/api/admin/clients?range=[0,24]', atMost: 1.5 },
  today: { path: '/api/admin/today', atMost: 1.5 },
  // these count a hundred times as many matches, or look for a part of a word
  'policies with a premium in grace': { path: list({ premiumState: 'in grace' }) },
  'policies past grace': { path: list({ premiumState: 'past grace' }) },
  'policies with a paid premium': { path: list({ premiumState: 'paid' }) },
  'policies with a premium due today': { path: list({ premiumState: 'due' }) },
  'policies of an insurer': { path: list({ insurer: 'Insurer 3', force: 'in force' }) },
  'policies found by number': { path: list({ q: 'P-77' }) },
  'policies found by client': { path: list({ q: 'person77@' }) },
};

export async function policies({ rounds }) {
  const rows = [];
  for (const create of DATABASES) rows.push(...(await onDatabase(create, rounds)));
  return rows;
}

async function onDatabase(create, rounds) {
  const sized = [];
  for (const size of SIZES) {
    const database = await create();
    await database.filled(manyPolicies(size));
    const application = await startApplication(database.url);
    const get = getter(application.url, await signIn(application.url));
    sized.push({ size, database, application, get });
  }
  const rows = [];
  for (const [what, { path, atMost }] of Object.entries(ROUTES)) {
    const measurements = Object.fromEntries(
      sized.map(({ size, get }) => [size, () => latency(() => get(path), atMost ? CALLS : FEW_CALLS)]),
    );
    const times = await inRounds(rounds, measurements);
    rows.push({
      what: `${sized[0].database.name}: ${what}, 100,000 policies / 1,000 policies`,
      ratio: ratio(times[SIZES[1]], times[SIZES[0]]),
      atMost,
      note: SIZES.toReversed()
        .map((size) => `${median(times[size]).toFixed(1)} ms`)
        .join(' and '),
    });
  }
  for (const { application, database } of sized) {
    await application.stop();
    await database.drop();
  }
  return rows;
}
