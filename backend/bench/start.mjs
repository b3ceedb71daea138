// From `npm run serve` to the first successful response, on an existing and on a new database; memory at rest.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, residentMegabytes } from './measure.mjs';
import { startApplication, temporaryFolder } from './servers.mjs';

const REST_MS = 10_000;

export async function startAndRest({ rounds }) {
  const folder = temporaryFolder();
  const first = [];
  const again = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const times of [first, again]) {
      const application = await startApplication(`sqlite:${join(folder, `${round}.sqlite`)}`, {
        SEED_DEMO: 'true',
      });
      times.push(application.startMs / 1000);
      await application.stop();
    }
  }
  const application = await startApplication(`sqlite:${join(folder, '0.sqlite')}`);
  await sleep(REST_MS);
  const resident = residentMegabytes(application.child.pid);
  await application.stop();
  return [
    {
      what: 'first start to first response, with new tables and sample content',
      ratio: median(first),
      unit: ' s',
      atMost: 3,
    },
    { what: 'start to first response', ratio: median(again), unit: ' s', atMost: 3 },
    { what: `memory after ${REST_MS / 1000} s at rest`, ratio: resident, unit: ' MB', atMost: 150 },
  ];
}
