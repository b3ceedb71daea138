// the library of S3 warns of a coming end of its support of Node 20
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** @type {import('jest').Config} */
export default {
  displayName: 'backend',
  testEnvironment: '<rootDir>/testing/native-environment.mjs',
  testRunner: '<rootDir>/testing/native-runner.mjs',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test*/**/*.spec.ts'],
  setupFilesAfterEnv: ['reflect-metadata', '<rootDir>/src/platform/database/testing/one-connection.ts'],
};
