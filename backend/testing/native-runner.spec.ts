import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Results {
  readonly success: boolean;
  readonly testResults: {
    readonly message: string;
    readonly assertionResults: { readonly title: string; readonly status: string }[];
  }[];
}

const JEST = createRequire(import.meta.url).resolve('jest/bin/jest');

/** What jest reports of the sample files whose names match, all in one process. */
function resultsOf(files: string) {
  const config = {
    rootDir: join(import.meta.dirname, 'samples'),
    testMatch: ['<rootDir>/*.sample.ts'],
    testRunner: '<rootDir>/../native-runner.mjs',
    testEnvironment: '<rootDir>/../native-environment.mjs',
  };
  const options = ['--runInBand', '--json', '--config', JSON.stringify(config), files];
  const { status, stdout, stderr } = spawnSync(process.execPath, [JEST, ...options], { encoding: 'utf8' });
  const results = JSON.parse(stdout) as Results;
  const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults);
  return { status, results, stderr, tests };
}

describe('the runner of test files', () => {
  it('fails for a test or a hook that fails, at once or later', () => {
    const { status, results, tests, stderr } = resultsOf('failures');
    expect([status, results.success]).toEqual([1, false]);
    expect(tests.map(({ title, status }) => [title, status])).toEqual([
      ['passes', 'passed'],
      ['fails', 'failed'],
      ['fails later', 'failed'],
      ['never runs', 'failed'],
    ]);
    expect(stderr).toContain('no set-up');
    expect(stderr).not.toContain('ran anyway');
  });

  it('names the line of the source that failed', () => {
    expect(resultsOf('failures').results.testResults[0]!.message).toMatch(/failures\.sample\.ts:3:\d+/);
  });

  it('carries no hook, spy or timer from one file into the next', () => {
    const { status, tests } = resultsOf('state');
    expect([status, tests.map((test) => test.status)]).toEqual([0, Array(4).fill('passed')]);
  });
});
