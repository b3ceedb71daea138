import backend from '../jest.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...backend,
  displayName: 'faults',
  rootDir: '..',
  testMatch: [
    '<rootDir>/faults/*.spec.ts',
    // faults of clients and rows: they need no process of their own, and are in `npm test` too
    '<rootDir>/test/{idempotency,poisoned-rows}.spec.ts',
  ],
  // a server is started, killed and started again, many times over
  testTimeout: 30 * 60_000,
};
