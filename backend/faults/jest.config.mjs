import backend from '../jest.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...backend,
  displayName: 'faults',
  rootDir: '..',
  testMatch: ['<rootDir>/faults/*.spec.ts'],
  // a server is started, killed and started again, many times over
  testTimeout: 30 * 60_000,
};
