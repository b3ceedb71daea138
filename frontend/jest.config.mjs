/** @type {import('jest').Config} */
export default {
  displayName: 'frontend',
  testEnvironment: '<rootDir>/src/testing/jsdom-environment.mjs',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/src/testing/timeouts.ts'],
  // for hanging tests; long enough for a slow, busy machine
  testTimeout: 600_000,
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/empty.mjs',
    '^@contract$': '<rootDir>/../backend/src/contract/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.m?[tj]sx?$': [
      '@swc/jest',
      {
        sourceMaps: 'inline',
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(react-admin|ra-[a-z-]+|@mui|react-hotkeys-hook|query-string|decode-uri-component|split-on-first|filter-obj)/)',
  ],
};
