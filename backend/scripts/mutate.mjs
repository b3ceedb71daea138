// npm run mutate: changes the rules of an area in small ways, one at a time, and reports the changes that no test notices.
//   npm run mutate -- leads mail       domain/ and application/ of these areas of backend/src, with the areas' own tests
//   npm run mutate -- leads/domain clients/domain/merge.ts      only that folder and that file
//   npm run mutate -- privacy backend/test/privacy.spec.ts       further tests, which are slow if they start the application
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import './build-sqlite.mjs';
import { npm, root, run } from './run.mjs';

process.chdir(root);
const args = process.argv.slice(2);
const specs = args.filter((arg) => arg.endsWith('.spec.ts'));
const folders = args.filter((arg) => !specs.includes(arg));
const unknown = [...specs, ...folders.map((folder) => join('backend/src', folder))].filter(
  (path) => !existsSync(path),
);
if (folders.length === 0 || unknown.length > 0) {
  console.error(unknown.length > 0 ? `There is no ${unknown.join(' or ')}.` : 'Name an area of backend/src.');
  process.exit(2);
}
// the tests on other databases prove nothing more about these folders
delete process.env.TEST_MYSQL_URL;
delete process.env.TEST_REDIS_URL;

// some tests start programs of the build, which the copy contains for that
const build = await run(npm('run', 'build', '--', 'backend'));
if (build.code !== 0) {
  console.error(build.output);
  process.exit(1);
}

await new Stryker({
  mutate: folders.flatMap((folder) => {
    const [area, layer = '{domain,application}', file = '**/*.ts'] = folder.split('/');
    return [`backend/src/${area}/${layer}/${file}`, '!**/*.spec.ts'];
  }),
  testFiles: [...specs, ...folders.map((folder) => `backend/src/${folder.split('/')[0]}/**/*.spec.ts`)],
  plugins: [join(root, 'backend/testing/mutation-runner.mjs')],
  testRunner: 'native',
  ignorers: ['ignorer'],
  ignorePatterns: ['frontend', 'docs', 'data', 'backups'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // each run of a test file keeps one more copy of it in memory
  maxTestRunnerReuse: 300,
  // these only end what hangs
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 60,
  tempDirName: mkdtempSync(join(tmpdir(), 'mutate-')),
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
}).runMutationTest();
