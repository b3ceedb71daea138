// npm test: jest for both workspaces, then the browser tests on the built product. Ends with `N passed, N failed`.
//   npm test                            all tests
//   npm test -- --no-browser            without the browser tests; further arguments go to jest
//   npm test -- --browser               only the browser tests; further arguments go to Playwright
//   npm test -- --full                  10,000 generated requests instead of 2,000, as in continuous integration
//   npm test -- leads --watch           other arguments go to jest, and the browser tests are skipped
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import './build-sqlite.mjs';
import { npm, root, run, stopwatch, tool } from './run.mjs';

process.chdir(root);
const args = process.argv.slice(2);
const otherArguments = args.filter((arg) => !['--browser', '--no-browser', '--full'].includes(arg));
const browserOnly = args.includes('--browser');
const withBrowser = browserOnly || args.every((arg) => arg === '--full');
if (args.includes('--full') || process.env.CI) process.env.TESTS = 'full';
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const totals = { passed: 0, failed: 0 };

try {
  // commands and browser tests need the build; selected jest files do not
  const isSelection = !withBrowser && otherArguments.length > 0;
  if (isSelection || (await build())) {
    if (!browserOnly) await runJest();
    if (withBrowser) await runBrowserTests();
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

async function runJest() {
  if (!process.env.TEST_MYSQL_URL) skipped('The suites on MariaDB', 'TEST_MYSQL_URL is not set');
  if (!process.env.TEST_REDIS_URL) skipped('The suites on Redis', 'TEST_REDIS_URL is not set');
  const report = join(reports, 'jest.json');
  // by default jest leaves one core free, which is half of a machine with two cores
  const options = [
    '--projects',
    'backend',
    'frontend',
    '--maxWorkers=100%',
    // jest keeps the modules of finished suites: a worker of several gigabytes spends half of its time collecting garbage
    '--workerIdleMemoryLimit=1GB',
    '--json',
    `--outputFile=${report}`,
    ...otherArguments,
  ];
  const { result, code } = await runStep('jest', tool('jest/bin/jest.js', ...options), report);
  // a suite that fails to load reports no failed test
  count(
    result?.numPassedTests,
    (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0),
    code,
  );
}

async function build() {
  const { code } = await runStep('build', npm('run', 'build'));
  if (code !== 0) count(0, 1, code);
  return code === 0;
}

async function runBrowserTests() {
  const chromium = findChromium();
  if (!chromium) return skipped('The browser tests', 'no Chromium was found; set CHROMIUM_PATH');
  const report = join(reports, 'playwright.json');
  const options = ['test', '-c', 'frontend/playwright.config.ts', '--reporter=list,json', ...otherArguments];
  const { result, code } = await runStep(
    'browser tests',
    tool('@playwright/test/cli.js', ...options),
    report,
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  const { expected = 0, flaky = 0, unexpected = 0 } = result?.stats ?? {};
  if (flaky > 0) console.log(`!!! ${flaky} BROWSER TESTS PASSED ONLY AT THE SECOND ATTEMPT, see above.\n`);
  count(expected + flaky, unexpected, code);
}

/** Runs a command with its output shown, and reads its report. */
async function runStep(name, command, report, env = {}) {
  console.log(`\n== ${name}`);
  const time = stopwatch();
  const { code } = await run(command, { show: true, env });
  console.log(`== ${name} ${code === 0 ? 'passed' : 'FAILED'} after ${time()}\n`);
  return { code, result: report && read(report) };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A step that failed without a failed test (it crashed, or found no test) counts as one failure. */
function count(passed = 0, failed = 0, code = 0) {
  totals.passed += passed;
  totals.failed += code !== 0 && failed === 0 ? 1 : failed;
}

function skipped(what, reason) {
  console.log(`\n!!! ${what} WERE SKIPPED: ${reason}.\n`);
}
