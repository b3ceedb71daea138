// The console's lists and statistics with 1,000, 100,000 and 1,000,000 leads: the first, middle and last page of the
// whole list and of every tab.
import { DATABASES } from './databases.mjs';
import { manyLeads } from './many-leads.mjs';
import { inRounds, latency, median, ratio } from './measure.mjs';
import { signIn, startApplication } from './servers.mjs';

const SIZES = [1_000, 100_000, 1_000_000];
const PAGE = 25;
const CALLS = 30;
/**
 * No word begins with this text: the one search that scans every lead. With a million leads it may exceed the statement
 * timeout of the application.
 */
const WALKED = 'search for part of a word';
const TABS = [null, 'New', 'In Progress', 'Not Qualified', 'Offer Declined', 'Closed Sale'];

export async function leadLists({ rounds, quick }) {
  const rows = [];
  for (const create of DATABASES)
    rows.push(...(await onDatabase(create, rounds, quick ? SIZES.slice(0, 2) : SIZES)));
  return rows;
}

async function onDatabase(create, rounds, sizes) {
  const sized = [];
  for (const leads of sizes) {
    const database = await create();
    await database.filled(manyLeads(leads));
    const application = await startApplication(database.url);
    const cookie = await signIn(application.url);
    sized.push({ leads, database, application, get: getter(application.url, cookie) });
  }
  const results = new Map();
  for (const [what, path] of await calls(sized[0])) {
    const measurements = {};
    for (const { leads, get } of what === WALKED ? sized.slice(0, 2) : sized) {
      const url = await path(get);
      measurements[leads] = () => latency(() => get(url), CALLS);
    }
    results.set(what, await inRounds(rounds, measurements));
  }
  for (const { application, database } of sized) {
    await application.stop();
    await database.drop();
  }
  return sizes.slice(1).flatMap((leads) => rowsOf(sized[0].database.name, leads, results));
}

/** The measured calls, with their paths by database size: the middle and last page depend on it. */
async function calls() {
  const search = (q) => `/api/admin/leads?range=[0,24]&filter=${encodeURIComponent(JSON.stringify({ q }))}`;
  const month = { preferredDateFrom: '2026-05-01', preferredDateTo: '2026-05-31' };
  const list = [
    ['stats', async () => '/api/admin/stats'],
    ['search by e-mail', async () => search('person500@sample.example')],
    ['search by name', async () => search('person 500')],
    ['search by phone', async () => search('0900000050')],
    [WALKED, async () => search('erson4')],
    [
      'calendar: days of a month',
      async () => `/api/admin/calendar/days?from=${month.preferredDateFrom}&to=${month.preferredDateTo}`,
    ],
    [
      'calendar: bookings of a month',
      async () =>
        `/api/appointments?sort=["preferredDate","ASC"]&range=[0,49]&filter=${encodeURIComponent(JSON.stringify(month))}`,
    ],
  ];
  for (const tab of TABS) {
    const filter = tab ? { leadStatus: tab } : {};
    const address = (first) =>
      `/api/admin/leads?sort=["createdAt","DESC"]&range=[${first},${first + PAGE - 1}]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const total = async (get) => Number((await get(address(0))).headers.get('content-range').split('/')[1]);
    const places = {
      first: () => 0,
      middle: (count) => Math.floor(count / 2),
      last: (count) => count - PAGE,
    };
    for (const [place, first] of Object.entries(places))
      list.push([`${tab ?? 'All Leads'}, ${place} page`, async (get) => address(first(await total(get)))]);
  }
  return list;
}

const LISTS = /page$|stats/;

function rowsOf(database, leads, results) {
  const ratios = [...results]
    .filter(([, times]) => times[leads])
    .map(([what, times]) => ({
      what,
      ratio: ratio(times[leads], times[SIZES[0]]),
      note: [times[leads], times[SIZES[0]]].map((each) => `${median(each).toFixed(1)} ms`).join(' and '),
    }));
  const size = `${leads.toLocaleString('en')} leads / 1,000 leads`;
  const lists = ratios.filter(({ what }) => LISTS.test(what)).sort((a, b) => b.ratio - a.ratio);
  return [
    {
      what: `${database}: GET /api/admin/leads and stats, ${size}, the worst of ${lists.length} calls`,
      ratio: lists[0].ratio,
      atMost: 1.5,
      note: `${lists[0].what}: ${lists[0].note}`,
    },
    ...ratios
      .filter(({ what }) => !LISTS.test(what))
      .map(({ what, ratio: measured, note }) => ({
        what: `${database}: ${what}, ${size}`,
        ratio: measured,
        note,
        // with a thousand times as many leads a month has more bookings, and more leads share a name
        ...(what !== WALKED && { atMost: leads > 100_000 ? 3 : 2 }),
      })),
  ];
}

function getter(url, cookie) {
  return async (path) => {
    const response = await fetch(url + path, { headers: { cookie } });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} got ${response.status}: ${body.slice(0, 200)}`);
    return response;
  };
}
