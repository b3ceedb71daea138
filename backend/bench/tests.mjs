// What `npm test` costs, on SQLite alone: wall time in all, CPU seconds of jest and by kind.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run } from '../scripts/run.mjs';
import { costByKind } from '../scripts/test-costs.mjs';
import { temporaryFolder } from './servers.mjs';

export async function tests() {
  const to = join(temporaryFolder(), 'costs.json');
  const env = { TEST_COSTS: to, TEST_MYSQL_URL: '', TEST_REDIS_URL: '' };
  const { code, output } = await run(npm('test'), { env });
  if (code !== 0) throw new Error(`npm test failed:\n${output.slice(-5000)}`);
  const { files, steps } = JSON.parse(readFileSync(to, 'utf8'));
  const wall = steps.reduce((sum, { wallSeconds }) => sum + wallSeconds, 0);
  const jest = steps.find(({ name }) => name === 'jest');
  return [
    { what: '`npm test`, SQLite, with the browser tests', ratio: wall, unit: ' s', atMost: 480 },
    { what: 'CPU time of jest', ratio: jest.cpuSeconds, unit: ' s', atMost: 450 },
    ...costByKind(files).map(({ name, tests, wallSeconds, cpuSeconds }) => ({
      what: cpuSeconds === undefined ? `${name} tests, added up` : `${name} tests, CPU time`,
      ratio: cpuSeconds ?? wallSeconds,
      unit: ' s',
      note: `${tests} tests`,
    })),
  ];
}
