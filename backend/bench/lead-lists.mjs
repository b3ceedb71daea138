// The console's lists and statistics with 1,000, 100,000 and 1,000,000 leads: the first, middle and last page of the
// whole list and of every tab.
import { DATABASES } from './databases.mjs';
import { manyLeads, OWNER } from './many-leads.mjs';
import { inRounds, latency, median, ratio } from './measure.mjs';
import { signIn, startApplication } from './servers.mjs';

const SIZES = [1_000, 100_000, 1_000_000];
const PAGE = 25;
const CALLS = 30;
/**
 * Filters whose matches are looked for or counted one by one, limited to a second. Searches look through the newest
 * leads when no word begins with the text, or very many do.
 */
const SCANS = {
  'search for part of a word': { q: 'erson4' },
  'search for a common word': { q: 'person' },
  'a year with a booking status': {
    createdFrom: '2025-01-01',
    createdTo: '2025-12-31',
    bookingStatus: 'Hold',
  },
};
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
    for (const { leads, get } of sized) {
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
  const list = (filter) =>
    `/api/admin/leads?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const search = (q) => list({ q });
  const month = { preferredDateFrom: '2026-05-01', preferredDateTo: '2026-05-31' };
  const called = [
    ['stats', async () => '/api/admin/stats'],
    ['search by e-mail', async () => search('person500@sample.example')],
    ['search by name', async () => search('person 500')],
    ['search by phone', async () => search('0900000050')],
    ['search by last digits', async () => search('0000500')],
    ...Object.entries(SCANS).map(([what, filter]) => [what, async () => list(filter)]),
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
  for (const { what, kind, sort, filter } of NARROWED)
    called.push([
      `${what}, first page`,
      async () =>
        `/api/${kind}?sort=${JSON.stringify(sort)}&range=[0,${PAGE - 1}]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    ]);
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
      called.push([`${tab ?? 'All Leads'}, ${place} page`, async (get) => address(first(await total(get)))]);
  }
  return called;
}

const [NEWEST, NEXT_TASK, BY_DATE] = [
  ['createdAt', 'DESC'],
  ['nextTaskDue', 'ASC'],
  ['preferredDate', 'DESC'],
];
/** Other orders and filters than those of the tabs. */
const NARROWED = [
  { what: 'by next task', kind: 'admin/leads', sort: NEXT_TASK, filter: {} },
  { what: 'New by next task', kind: 'admin/leads', sort: NEXT_TASK, filter: { leadStatus: 'New' } },
  { what: 'by preferred date', kind: 'admin/leads', sort: BY_DATE, filter: { leadType: 'appointment' } },
  { what: 'New by preferred date', kind: 'appointments', sort: BY_DATE, filter: { leadStatus: 'New' } },
  { what: 'unanswered', kind: 'admin/leads', sort: NEWEST, filter: { unanswered: true } },
  {
    what: 'unanswered New',
    kind: 'admin/leads',
    sort: NEWEST,
    filter: { unanswered: true, leadStatus: 'New' },
  },
  {
    what: "an owner's unanswered",
    kind: 'admin/leads',
    sort: NEWEST,
    filter: { unanswered: true, ownerId: OWNER },
  },
  { what: 'of an owner', kind: 'admin/leads', sort: NEWEST, filter: { ownerId: OWNER } },
  {
    what: 'of an owner New',
    kind: 'admin/leads',
    sort: NEWEST,
    filter: { ownerId: OWNER, leadStatus: 'New' },
  },
  { what: "nobody's", kind: 'admin/leads', sort: NEWEST, filter: { ownerId: 'none' } },
  { what: 'with a request', kind: 'admin/leads', sort: NEWEST, filter: { visitorRequest: true } },
  {
    what: 'of a year',
    kind: 'admin/leads',
    sort: NEWEST,
    filter: { createdFrom: '2025-01-01', createdTo: '2025-12-31' },
  },
];

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
        ...(!(what in SCANS) && { atMost: leads > 100_000 ? 3 : 2 }),
      })),
    ...Object.keys(SCANS).map((what) => ({
      what: `${database}: ${what}, ${leads.toLocaleString('en')} leads`,
      ratio: median(results.get(what)[leads]) / 1_000,
      unit: ' s',
      atMost: 1,
    })),
  ];
}

/** Calls the API with a session; throws for an unsuccessful response. */
export function getter(url, cookie) {
  return async (path) => {
    const response = await fetch(url + path, { headers: { cookie } });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} got ${response.status}: ${body.slice(0, 200)}`);
    return response;
  };
}
