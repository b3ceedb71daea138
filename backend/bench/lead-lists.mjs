// The console's lists and figures with a thousand, a hundred thousand and a million leads, on SQLite and, where
// TEST_MYSQL_URL names a server, on MariaDB: first, middle and last page of the whole list and of every tab.
import { join } from 'node:path';
import { inRounds, latency, ratio } from './measure.mjs';
import { fillSqlite, makeMariadb } from './many-leads.mjs';
import { signIn, startApplication, temporaryFolder } from './servers.mjs';

const SIZES = [1_000, 100_000, 1_000_000];
const PAGE = 25;
const CALLS = 60;
const TABS = [null, 'New', 'In Progress', 'Not Qualified', 'Offer Declined', 'Closed Sale'];

export async function leadLists({ rounds }) {
  const rows = await onDatabase('SQLite', rounds, sqliteOf);
  if (process.env.TEST_MYSQL_URL) rows.push(...(await onDatabase('MariaDB', rounds, makeMariadb)));
  else console.log('  MariaDB left out: TEST_MYSQL_URL is not set');
  return rows;
}

async function sqliteOf(leads) {
  const file = join(temporaryFolder(), 'leads.sqlite');
  const schema = await startApplication(`sqlite:${file}`);
  await schema.stop();
  fillSqlite(file, leads);
  return { url: `sqlite:${file}`, drop: () => undefined };
}

async function onDatabase(name, rounds, databaseOf) {
  const sized = [];
  for (const leads of SIZES) {
    const database = await databaseOf(leads);
    const application = await startApplication(database.url);
    const cookie = await signIn(application.url);
    sized.push({ leads, database, application, get: getter(application.url, cookie) });
  }
  const figures = new Map();
  for (const [what, path] of await calls(sized[0])) {
    const measurements = {};
    for (const { leads, get } of sized) {
      const url = await path(get);
      measurements[leads] = () => latency(() => get(url), CALLS);
    }
    figures.set(what, await inRounds(rounds, measurements));
  }
  for (const { application, database } of sized) {
    await application.stop();
    await database.drop();
  }
  return SIZES.slice(1).map((leads) => worst(name, leads, figures));
}

/** What is called, and how its address is made for a database: the middle and the last page depend on its size. */
async function calls() {
  const list = [['stats', async () => '/api/admin/stats']];
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

function worst(database, leads, figures) {
  const ratios = [...figures].map(([what, times]) => ({ what, ratio: ratio(times[leads], times[SIZES[0]]) }));
  ratios.sort((a, b) => b.ratio - a.ratio);
  const stats = ratios.find(({ what }) => what === 'stats');
  return {
    what: `${database}: GET /api/admin/leads and stats, ${leads.toLocaleString('en')} leads / 1,000 leads, the worst of ${ratios.length} calls`,
    ratio: ratios[0].ratio,
    atMost: 1.3,
    note: `${ratios[0].what}; stats ${stats.ratio.toFixed(2)}`,
  };
}

function getter(url, cookie) {
  return async (path) => {
    const response = await fetch(url + path, { headers: { cookie } });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body.slice(0, 200)}`);
    return response;
  };
}
