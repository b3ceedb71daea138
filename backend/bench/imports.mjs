// An import of 100,000 clients: how long the dry run and the application take, its memory, and public pages meanwhile against
// pages without it, in one run.
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from './databases.mjs';
import { cpuSeconds, residentMegabytes } from './measure.mjs';
import { signIn, startApplication } from './servers.mjs';
import { workbookOf } from './workbook-file.mjs';

const IMPORTS = '/api/admin/imports';
const PAGES = ['/', '/blog', '/privacy'];
/** Between two reads of pages, and how long they are read without an import. */
const READ_MS = 10;
const ALONE_MS = 20_000;
const IDLE_MS = 12_000;
const MOST_SECONDS = { SQLite: 60, MariaDB: 120 };

export async function imports({ quick }) {
  const rows = [];
  for (const create of DATABASES) rows.push(...(await onDatabase(create, quick ? 5_000 : 100_000)));
  return rows;
}

async function onDatabase(create, clients) {
  const database = await create();
  const application = await startApplication(database.url);
  const cookie = await signIn(application.url);
  const request = requester(application.url, cookie);
  const { pid } = application.child;
  await readPages(application.url, () => sleep(2_000, true));
  const alone = await readPages(application.url, () => sleep(ALONE_MS, true));
  // the memory of finished work is returned when the process has been idle for a while
  await sleep(IDLE_MS);
  const rest = residentMegabytes(pid);
  let most = rest;
  const watching = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 50);
  let begun = performance.now();
  const { id, columns } = await upload(application.url, cookie, linesOf(clients).join('\r\n'));
  const uploaded = (performance.now() - begun) / 1000;
  const mostOfUpload = most;
  const mapping = Object.fromEntries(columns.map(({ heading, suggested }) => [heading, suggested]));
  await request('PUT', `${IMPORTS}/${id}/mapping`, { columns: mapping, options: {} });
  begun = performance.now();
  const cpu = cpuSeconds(pid);
  const seconds = {};
  const meanwhile = await readPages(application.url, async () => {
    for (const step of ['dry-run', 'apply']) {
      const started = performance.now();
      await request('POST', `${IMPORTS}/${id}/${step}`);
      let imported;
      do {
        await sleep(200);
        imported = await request('GET', `${IMPORTS}/${id}`);
      } while (['checking', 'applying'].includes(imported.state));
      if (imported.counts.create !== clients) throw new Error(JSON.stringify(imported));
      seconds[step] = (performance.now() - started) / 1000;
    }
  });
  const total = (performance.now() - begun) / 1000;
  const used = cpuSeconds(pid) - cpu;
  clearInterval(watching);
  const stored = Number(await database.count('SELECT COUNT(*) FROM clients'));
  if (stored !== clients) throw new Error(`${stored} clients instead of ${clients}`);
  const workbook = await readTwice(application.url, cookie, clients / 2);
  await application.stop();
  await database.drop();
  const what = `${database.name}: ${clients.toLocaleString('en')} clients imported`;
  return [
    {
      what,
      ratio: total,
      unit: ' s',
      atMost: (MOST_SECONDS[database.name] * clients) / 100_000,
      note: `upload ${uploaded.toFixed(1)} s, dry run ${seconds['dry-run'].toFixed(1)} s, applied in ${seconds.apply.toFixed(1)} s; ${used.toFixed(0)} s of CPU time, reads included`,
    },
    {
      what: `${what}: memory above rest`,
      ratio: most - rest,
      unit: ' MB',
      atMost: 60,
      note: `at rest ${Math.round(rest)} MB, until the end of the upload ${Math.round(mostOfUpload)} MB, at most ${Math.round(most)} MB`,
    },
    {
      what: `${database.name}: ${(clients / 2).toLocaleString('en')} clients of a workbook uploaded / of CSV`,
      ratio: workbook.xlsx / workbook.csv,
      atMost: 2,
      note: `${workbook.xlsx.toFixed(1)} and ${workbook.csv.toFixed(1)} s`,
    },
    {
      what: `${what}: public pages meanwhile / without it, p99`,
      ratio: p99(meanwhile) / p99(alone),
      atMost: 1.5,
      note: `${p99(meanwhile).toFixed(1)} and ${p99(alone).toFixed(1)} ms of ${meanwhile.length} and ${alone.length} reads`,
    },
  ];
}

/** Reads public pages at a steady rate until the work is done; the milliseconds of each read. */
async function readPages(url, work) {
  const times = [];
  const reads = new Set();
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  for (let count = 0; !isDone; count += 1) {
    const begun = performance.now();
    const read = fetch(url + PAGES[count % PAGES.length])
      .then((response) => response.arrayBuffer())
      .then(() => times.push(performance.now() - begun));
    reads.add(read);
    void read.finally(() => reads.delete(read));
    await sleep(READ_MS);
  }
  await working;
  await Promise.all(reads);
  return times;
}

function p99(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)];
}

function requester(url, cookie) {
  return async (method, path, body) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await fetch(url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} got ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

/** The seconds of an upload of the same clients as CSV and as a workbook. */
async function readTwice(url, cookie, clients) {
  const lines = linesOf(clients);
  const files = {
    csv: lines.join('\r\n'),
    xlsx: await workbookOf(lines.map((line) => line.replace('+', '').split(','))),
  };
  const seconds = {};
  for (const [kind, content] of Object.entries(files)) {
    const begun = performance.now();
    const { rows } = await upload(url, cookie, content);
    if (rows !== clients) throw new Error(`${rows} rows of ${kind} instead of ${clients}`);
    seconds[kind] = (performance.now() - begun) / 1000;
  }
  return seconds;
}

async function upload(url, cookie, content) {
  const form = new FormData();
  form.append('kind', 'clients');
  form.append('file', new Blob([content]), 'clients');
  const response = await fetch(url + IMPORTS, { method: 'POST', headers: { cookie }, body: form });
  if (!response.ok) throw new Error(`the upload got ${response.status}: ${await response.text()}`);
  return response.json();
}

function linesOf(clients) {
  const lines = Array.from({ length: clients }, (_, number) => {
    const phone = `+639${String(number).padStart(9, '0')}`;
    return `Person,Number${number},person${number}@sample.example,${phone},1984-03-12,Makati,VIP`;
  });
  return ['First name,Last name,E-mail,Phone,Date of birth,Address,Tags', ...lines];
}
