// The console in Chromium with many leads on a page, while a message arrives each second: frames a second, and the longest
// task of the page. A task has the CPU time of its thread, because other processes take the same cores.
/* global document, requestAnimationFrame -- of the page */
import { setTimeout as sleep } from 'node:timers/promises';
import { BOOKING } from './booking.mjs';
import { DATABASES } from './databases.mjs';
import { manyLeads } from './many-leads.mjs';
import { ADMIN, startApplication } from './servers.mjs';

/** So many that a month has more than 1,000 bookings. */
const LEADS = 60_000;
const MONTH = '2026-05';
const SECONDS = 20;
/** After loading, before measuring. */
const SETTLE_MS = 3_000;
/** The most that each view shows. */
const VIEWS = [
  { view: 'cards', leads: 100, path: '/admin/leads?page=1&perPage=100' },
  { view: 'rows', leads: 100, path: '/admin/leads?page=1&perPage=100' },
  { view: 'board', leads: 250, path: '/admin/leads' },
  { view: 'month', leads: 1_000, path: `/admin/calendar?view=month&date=${MONTH}-15` },
];
const SHOWN = '[data-lead], [data-rfd-draggable-id], [aria-label="Bookings"] article';

export async function consoleFrames(browser, { quick }) {
  const database = await DATABASES[0]();
  await database.filled(manyLeads(LEADS));
  const application = await startApplication(database.url);
  try {
    const context = await browser.newContext({ baseURL: application.url, timezoneId: 'Asia/Manila' });
    await context.request.post('/api/login', { data: ADMIN });
    const rows = [];
    for (const view of VIEWS) rows.push(...(await measured(context, view, quick ? 5 : SECONDS)));
    return rows;
  } finally {
    await application.stop();
    await database.drop();
  }
}

async function measured(context, { view, leads, path }, seconds) {
  const page = await context.newPage();
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key, value),
    [`RaStoreconsole.leads.view.${await userId(context)}`, JSON.stringify(view)],
  );
  await page.goto(path);
  const shown = await allShown(page, leads);
  await sleep(SETTLE_MS);
  const browser = context.browser();
  await browser.startTracing(page, { categories: ['toplevel'] });
  const messages = send(context, await leadsToChange(context, view), seconds);
  const { frames, long } = await page.evaluate(recordFrames, seconds);
  await messages;
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await page.close();
  const what = `console, ${shown.toLocaleString('en')} leads as ${view}, a message a second`;
  const note = `of 50 ms or more with the time of other processes: ${long.map(Math.round).join(', ') || 'none'}`;
  return [
    { what: `${what}: frames a second`, ratio: frames, atLeast: 60 },
    {
      what: `${what}: CPU of the longest task`,
      ratio: longestTask(traceEvents),
      unit: ' ms',
      atMost: 50,
      note,
    },
  ];
}

/** The CPU time in milliseconds of the longest task of the page's main thread. */
function longestTask(events) {
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(named.map(threadOf));
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

/** Loads more until that many leads are shown, and returns their number. */
async function allShown(page, leads) {
  for (;;) {
    await page.locator(SHOWN).first().waitFor();
    const shown = await page.locator(SHOWN).count();
    const more = page.getByRole('button', { name: 'Show more' });
    if (shown >= leads || !(await more.isVisible())) return shown;
    await more.click();
    await page.waitForFunction(
      ([selector, before]) => document.querySelectorAll(selector).length > before,
      [SHOWN, shown],
    );
  }
}

async function userId(context) {
  return (await (await context.request.get('/api/user')).json()).id;
}

/** Bookings that the page shows. */
async function leadsToChange(context, view) {
  const [sort, filter] =
    view === 'month'
      ? [['preferredDate', 'ASC'], { preferredDateFrom: `${MONTH}-01`, preferredDateTo: `${MONTH}-31` }]
      : [['createdAt', 'DESC'], {}];
  const params = { range: '[0,49]', sort: JSON.stringify(sort), filter: JSON.stringify(filter) };
  return (await context.request.get('/api/appointments', { params })).json();
}

/** A message a second: a new booking and the change of a status in turn. */
async function send(context, bookings, seconds) {
  for (let second = 0; second < seconds; second += 1) {
    const { id, leadStatus } = bookings[second % bookings.length];
    const changed = leadStatus === 'New' ? 'In Progress' : 'New';
    const path = `/api/admin/appointments/${id}/lead-status`;
    const response = await (second % 2
      ? context.request.post(BOOKING.path, { data: JSON.parse(BOOKING.body) })
      : context.request.patch(path, { data: { leadStatus: changed } }));
    if (!response.ok()) throw new Error(`A change got ${response.status()}: ${await response.text()}`);
    await sleep(1_000);
  }
}

/** In the page: the frames a second, and the duration of its long tasks. */
function recordFrames(seconds) {
  return new Promise((resolve) => {
    const long = [];
    const observer = new PerformanceObserver((list) =>
      long.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    const begun = performance.now();
    let count = 0;
    requestAnimationFrame(function frame() {
      const passed = performance.now() - begun;
      count += 1;
      if (passed < seconds * 1_000) return requestAnimationFrame(frame);
      observer.disconnect();
      resolve({ frames: (count * 1_000) / passed, long });
    });
  });
}
