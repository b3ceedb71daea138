// Nest 12 and some of its dependencies ship ES modules only, and jest cannot require() those before Node 24.9:
// the tests run as CommonJS throughout, and swc turns these packages into it too.
const esmPackages = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'load-esm',
  'es-toolkit',
  'uuid',
  'p-limit',
  'yocto-queue',
];

/** @type {import('jest').Config} */
export default {
  displayName: 'backend',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  setupFiles: ['reflect-metadata'],
  // ends a test that hangs; long enough for a slow machine with other work
  testTimeout: 600_000,
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // of the front end's rules, which are compared with the server's
    '^@contract$': '<rootDir>/src/contract/index.ts',
  },
  transform: {
    '^.+\\.m?[tj]s$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};
