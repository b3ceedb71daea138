/** @type {import('jest').Config} */
export default {
  displayName: 'frontend',
  testEnvironment: '<rootDir>/jsdom-environment.mjs',
  // options of its own: so its files have workers of their own, which load nothing of the server
  runner: ['jest-runner', { workspace: 'frontend' }],
  testRunner: '<rootDir>/../backend/testing/native-runner.mjs',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
