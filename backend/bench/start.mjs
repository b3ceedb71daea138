// From the start of the process to the first successful response, and its memory, against a process that only loads the
// packages that the application cannot do without.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from './databases.mjs';
import { cpuSeconds, inRounds, median, ratio, residentMegabytes } from './measure.mjs';
import { photo, uploads } from './media.mjs';
import { Office } from './newsletter.mjs';
import { startApplication, startBare, temporaryFolder } from './servers.mjs';

const REST_MS = 10_000;
/** How long after its work the application may keep more memory. */
const RETURN_MS = 60_000;
const PICTURES = 10;
const MOST_AFTER_WORK = 1.8;

export async function startAndRest({ rounds, quick }) {
  const folder = temporaryFolder();
  const started = (name) => startApplication(`sqlite:${join(folder, name)}`, { SEED_DEMO: 'true' });
  let number = 0;
  const results = await inRounds(rounds, {
    first: async () => measured(await started(`${(number += 1)}.sqlite`)),
    again: async () => measured(await started('1.sqlite'), REST_MS),
    floor: async () => measured(await startBare('bare-nest.mjs'), REST_MS),
  });
  const of = (name, figure) => results[name].map((result) => result[figure]);
  const rest = median(of('floor', 'resident'));
  const figures = (figure, unit) =>
    ['again', 'floor']
      .map((name) => `${median(of(name, figure)).toFixed(unit === 's' ? 2 : 0)} ${unit}`)
      .join(' / ');
  return [
    {
      what: 'first start to first response, with new tables and sample content',
      ratio: median(of('first', 'seconds')),
      unit: ' s',
      atMost: 3,
    },
    { what: 'start to first response', ratio: median(of('again', 'seconds')), unit: ' s', atMost: 3 },
    {
      what: 'CPU of a start to the first response / of loading its packages',
      ratio: ratio(of('again', 'cpu'), of('floor', 'cpu')),
      atMost: 1.6,
      note: figures('cpu', 's'),
    },
    {
      what: `memory after ${REST_MS / 1000} s at rest / of a process with its packages`,
      ratio: ratio(of('again', 'resident'), of('floor', 'resident')),
      atMost: 1.3,
      note: figures('resident', 'MB'),
    },
    afterWork(`${PICTURES} photographs of 10 MB`, await afterPictures(), rest),
    ...(await afterIssue(quick ? 2_000 : 10_000, rest)),
  ];
}

/** Stops it after it has rested. */
async function measured({ child, startMs, stop }, restMs = 0) {
  const cpu = cpuSeconds(child.pid);
  await sleep(restMs);
  const resident = residentMegabytes(child.pid);
  await stop();
  return { cpu, seconds: startMs / 1000, resident };
}

async function afterPictures() {
  const database = await DATABASES[0]();
  const application = await startApplication(database.url);
  const upload = await uploads(application.url, await photo());
  await Promise.all(Array.from({ length: PICTURES }, upload));
  await sleep(RETURN_MS);
  const resident = residentMegabytes(application.child.pid);
  await application.stop();
  await database.drop();
  return resident;
}

async function afterIssue(recipients, rest) {
  const office = await Office.open(DATABASES[0], recipients);
  await office.send((received) => received >= recipients);
  await sleep(RETURN_MS);
  const resident = residentMegabytes(office.application.child.pid);
  await office.close();
  return [afterWork(`an issue to ${recipients.toLocaleString('en')} subscribers`, resident, rest)];
}

function afterWork(work, resident, rest) {
  return {
    what: `memory a minute after ${work} / of a process with its packages`,
    ratio: resident / rest,
    atMost: MOST_AFTER_WORK,
    note: `${Math.round(resident)} MB`,
  };
}
