/** @type {import('jest').Config} */
export default {
  displayName: 'frontend',
  testEnvironment: '<rootDir>/jsdom-environment.mjs',
  testRunner: '<rootDir>/../testing/native-runner.mjs',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
