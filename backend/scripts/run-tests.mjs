// npm test: jest for both workspaces, then the browser tests on the built product. Ends with `N passed, N failed`.
//   npm test                            all of it
//   npm test -- --no-browser            without the browser tests; further arguments go to jest
//   npm test -- --browser               the browser tests alone; further arguments go to Playwright
//   npm test -- leads --watch           any other arguments go to jest, and the browser tests are left out
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { npm, root, run, stopwatch, tool } from './run.mjs';

process.chdir(root);
const args = process.argv.slice(2);
const passedOn = args.filter((arg) => arg !== '--browser' && arg !== '--no-browser');
const browserOnly = args.includes('--browser');
const withBrowser = browserOnly || args.length === 0;
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const totals = { passed: 0, failed: 0 };

try {
  if (!browserOnly) await runJest();
  if (withBrowser) await runBrowserTests();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

async function runJest() {
  if (!process.env.TEST_MYSQL_URL) leftOut('The suites on MariaDB', 'TEST_MYSQL_URL is not set');
  if (!process.env.TEST_REDIS_URL) leftOut('The suites on Redis', 'TEST_REDIS_URL is not set');
  const report = join(reports, 'jest.json');
  const options = ['--projects', 'backend', 'frontend', '--json', `--outputFile=${report}`, ...passedOn];
  const { result, code } = await part('jest', tool('jest/bin/jest.js', ...options), report);
  // a suite that cannot even load has no failed test in it, but has failed
  count(
    result?.numPassedTests,
    (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0),
    code,
  );
}

async function runBrowserTests() {
  const chromium = findChromium();
  if (!chromium) return leftOut('The browser tests', 'no Chromium was found (CHROMIUM_PATH names one)');
  const build = await part('build', npm('run', 'build'));
  if (build.code !== 0) return count(0, 1, build.code);
  const report = join(reports, 'playwright.json');
  const options = ['test', '-c', 'frontend/playwright.config.ts', '--reporter=list,json', ...passedOn];
  const { result, code } = await part('browser tests', tool('@playwright/test/cli.js', ...options), report, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  count(result?.stats.expected, (result?.stats.unexpected ?? 0) + (result?.stats.flaky ?? 0), code);
}

/** Runs one part with its output shown, and reads the report that it leaves. */
async function part(name, command, report, env = {}) {
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

/** A part that failed without naming a failed test (it crashed, or found no test) counts as one failure. */
function count(passed = 0, failed = 0, code = 0) {
  totals.passed += passed;
  totals.failed += code !== 0 && failed === 0 ? 1 : failed;
}

function leftOut(what, reason) {
  console.log(`\n!!! ${what} WERE LEFT OUT: ${reason}.\n`);
}
