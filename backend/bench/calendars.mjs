// Calendars of other programs, read by the application from a local server as a member of staff adds them: one of 10,000 entries
// with its memory, and small ones with one hostile entry against the same without it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileWithOne, HOSTILE, ordinaryFile } from './calendar-files.mjs';
import { DATABASES } from './databases.mjs';
import { cpuSeconds, inRounds, median, residentMegabytes } from './measure.mjs';
import { signIn, startApplication } from './servers.mjs';

const CALENDARS = '/api/user/busy-calendars';
const ENTRIES = 10_000;
const OTHERS = 200;
const POLL_MS = 10;
/** The memory of finished work is returned when the process has been idle for a while. */
const IDLE_MS = 12_000;

export async function calendars({ rounds }) {
  const [create] = DATABASES;
  const database = await create();
  const application = await startApplication(database.url, { OUTBOUND_PRIVATE_ADDRESSES: 'allow' });
  const other = await serverOfFiles();
  const stored = () => database.count('SELECT COUNT(*) FROM busy_times');
  const reader = readerOf(application, await signIn(application.url), other, stored);
  await reader.read(fileWithOne(null, OTHERS));
  const rows = [...(await large(reader, application, rounds)), await hostile(reader, rounds)];
  other.close();
  await application.stop();
  await database.drop();
  return rows;
}

async function large(reader, { child }, rounds) {
  const file = ordinaryFile(ENTRIES);
  await sleep(IDLE_MS);
  const rest = residentMegabytes(child.pid);
  let most = rest;
  const watching = setInterval(() => (most = Math.max(most, residentMegabytes(child.pid))), 5);
  const { readings } = await inRounds(rounds, { readings: () => reader.read(file) });
  clearInterval(watching);
  for (const { calendar } of readings) if (calendar.leftOut > 0) throw new Error(JSON.stringify(calendar));
  const what = `a calendar of ${ENTRIES.toLocaleString('en')} entries`;
  return [
    {
      what: `${what} read after it is added`,
      ratio: median(readings.map(({ seconds }) => seconds)),
      unit: ' s',
      atMost: 2,
      note: `${median(readings.map(({ cpu }) => cpu)).toFixed(1)} s of CPU time, ${(file.length / 1e6).toFixed(1)} MB`,
    },
    {
      what: `${what}: memory above rest`,
      ratio: most - rest,
      unit: ' MB',
      atMost: 150,
      note: `at rest ${Math.round(rest)} MB, at most ${Math.round(most)} MB`,
    },
  ];
}

async function hostile(reader, rounds) {
  const files = { without: fileWithOne(null, OTHERS) };
  for (const [name, lines] of Object.entries(HOSTILE)) files[name] = fileWithOne(lines, OTHERS);
  const results = await inRounds(
    rounds,
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, () => reader.read(file)])),
  );
  const costs = Object.keys(HOSTILE).map((name) => {
    for (const { calendar, times } of results[name])
      if (times < OTHERS || calendar.leftOut > 1)
        throw new Error(`${name}: ${String(times)} times, ${JSON.stringify(calendar)}`);
    const more = (of) =>
      1000 * median(results[name].map((read, round) => of(read) - of(results.without[round])));
    return { name, cpu: more(({ cpu }) => cpu), elapsed: more(({ seconds }) => seconds) };
  });
  costs.sort((one, other) => other.elapsed - one.elapsed);
  return {
    what: `a calendar of ${OTHERS} entries with a hostile one, the worst of ${costs.length}: longer than without it`,
    ratio: costs[0].elapsed,
    unit: ' ms',
    atMost: 250,
    note: `longer, and more CPU time of all threads: ${costs.map(({ name, cpu, elapsed }) => `${name} ${Math.round(elapsed)}, ${Math.round(cpu)} ms`).join('; ')}`,
  };
}

/** Adds a calendar with a file, waits until it is read, and removes it again. */
function readerOf({ url, child }, cookie, other, stored) {
  const request = async (method, path, body) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} got ${response.status}: ${text}`);
    return text && JSON.parse(text);
  };
  return {
    async read(file) {
      other.file = file;
      const [begun, cpu] = [performance.now(), cpuSeconds(child.pid)];
      let calendar = await request('POST', CALENDARS, { name: 'Measured', url: other.url });
      while (calendar.readAt === null) {
        await sleep(POLL_MS);
        [calendar] = await request('GET', CALENDARS);
      }
      const seconds = (performance.now() - begun) / 1000;
      const used = cpuSeconds(child.pid) - cpu;
      const times = await stored();
      await request('DELETE', `${CALENDARS}/${calendar.id}`);
      return { calendar, times, seconds, cpu: used };
    },
  };
}

async function serverOfFiles() {
  const files = { file: '', url: '', close: () => server.close() };
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(files.file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  files.url = `http://127.0.0.1:${server.address().port}/basic.ics`;
  return files;
}
