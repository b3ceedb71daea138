const costs = process.env.TEST_COSTS_OF_JEST;

/** @type {import('jest').Config} */
export default {
  projects: ['backend', 'frontend'],
  // ends a test that hangs; long enough for a slow machine with other work
  testTimeout: 600_000,
  // a worker frees the modules of the whole application at its end
  workerGracefulExitTimeout: 10_000,
  reporters: ['default', ...(costs ? [['<rootDir>/testing/cost-reporter.mjs', { to: costs }]] : [])],
};
