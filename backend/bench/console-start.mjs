// Opens the console signed in, with an empty cache. Measures requests and bytes until Today is shown and until all code
// is prefetched, and the time on a slow connection, which Chromium emulates.
/* global document -- of the page */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './measure.mjs';
import { ADMIN, startApplication, temporaryFolder } from './servers.mjs';

const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** Prefetching has ended after this time without a request. */
const QUIET_MS = 5_000;

export async function consoleStart(browser, { rounds }) {
  const database = `sqlite:${join(temporaryFolder(), 'console.sqlite')}`;
  const application = await startApplication(database, { SEED_DEMO: 'true' });
  try {
    const signIn = await browser.newContext({ baseURL: application.url });
    await signIn.request.post('/api/login', { data: ADMIN });
    const options = { baseURL: application.url, storageState: await signIn.storageState() };
    const slow = [];
    for (let round = 0; round < rounds; round += 1) slow.push(await opened(browser, options, SLOW));
    const { shown, settled } = await opened(browser, options, UNLIMITED, QUIET_MS);
    const what = 'console with an empty cache';
    return [
      { what: `${what}: requests until the day is shown`, ratio: shown.requests, atMost: 30 },
      {
        what: `${what}: transferred until then`,
        ratio: shown.kB,
        unit: ' kB',
        atMost: 300,
        note: shown.types,
      },
      {
        what: `${what}: until then at 1.6 Mbit/s and 150 ms`,
        ratio: median(slow.map(({ seconds }) => seconds)),
        unit: ' s',
        atMost: 3,
        note: `first paint ${median(slow.map(({ firstPaint }) => firstPaint)).toFixed(1)} s`,
      },
      {
        what: `${what}: requests until all code is fetched ahead`,
        ratio: settled.requests,
        atMost: 60,
        note: `${settled.kB.toFixed(0)} kB: ${settled.types}`,
      },
    ];
  } finally {
    await application.stop();
  }
}

async function opened(browser, options, line, quietMs = 0) {
  // each context has a cache of its own
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const responses = new Map();
  let last = performance.now();
  network.on('Network.requestWillBeSent', ({ requestId, type }) => {
    responses.set(requestId, { type, bytes: 0 });
    last = performance.now();
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response) response.bytes = encodedDataLength;
    last = performance.now();
  });
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', line);
  await page.goto('/admin', { waitUntil: 'commit' });
  const times = await (await page.waitForFunction(timesOnceShown, null, { polling: 'raf' })).jsonValue();
  const shown = totals(responses);
  if (quietMs > 0) while (performance.now() - last < quietMs) await sleep(100);
  const settled = totals(responses);
  await context.close();
  return { ...times, shown, settled };
}

/** In the page: the times of the first paint and of now, in seconds, once it shows the consultations of today. */
function timesOnceShown() {
  const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint || !titles.some((title) => title.startsWith('Today'))) return null;
  return { firstPaint: paint.startTime / 1_000, seconds: performance.now() / 1_000 };
}

/** The number of requests, and the bytes of their responses with headers. */
function totals(responses) {
  const all = [...responses.values()];
  const kilobytes = (some) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  const types = [...new Set(all.map(({ type }) => type))]
    .map((type) => all.filter((response) => response.type === type))
    .map((some) => `${some.length} ${some[0].type} ${kilobytes(some).toFixed(0)}`)
    .join(', ');
  return { requests: all.length, kB: kilobytes(all), types };
}
