import { existsSync, statfsSync } from 'node:fs';

/** Files of tests lie in memory where there is plenty of room: each commit to a disk would wait for it. */
const MEMORY = '/dev/shm';
const LEAST_ROOM = 2 ** 31;
if (!process.env.TMPDIR && roomOf(MEMORY) > LEAST_ROOM) process.env.TMPDIR = MEMORY;

const costs = process.env.TEST_COSTS_OF_JEST;

/** @type {import('jest').Config} */
export default {
  projects: ['backend', 'frontend'],
  // ends a test that hangs; long enough for a slow machine with other work
  testTimeout: 600_000,
  // a worker frees the modules of the whole application at its end
  workerGracefulExitTimeout: 10_000,
  reporters: ['default', ...(costs ? [['<rootDir>/backend/testing/cost-reporter.mjs', { to: costs }]] : [])],
};

function roomOf(folder) {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
