// npm test: jest for both workspaces, then the browser tests on the built product. Ends with what the tests cost and
// `N passed, N failed`; with TEST_COSTS=file the costs are written there, too.
//   npm test                            all tests
//   npm test -- --no-browser            without the browser tests; further arguments go to jest
//   npm test -- --browser               only the browser tests; further arguments go to Playwright
//   npm test -- --full                  10,000 generated requests instead of 2,000, as in continuous integration
//   npm test -- leads --watch           other arguments go to jest, and the browser tests are skipped
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import './build-sqlite.mjs';
import { cpuSeconds, npm, root, run, tool } from './run.mjs';
import { costTable } from './test-costs.mjs';

process.chdir(root);
const args = process.argv.slice(2);
const otherArguments = args.filter((arg) => !['--browser', '--no-browser', '--full'].includes(arg));
const browserOnly = args.includes('--browser');
const withBrowser = browserOnly || args.every((arg) => arg === '--full');
if (args.includes('--full') || process.env.CI) process.env.TESTS = 'full';
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const totals = { passed: 0, failed: 0 };
const costs = { files: [], steps: [] };

try {
  // selected jest files may start programs of the back end
  const isSelection = !withBrowser && otherArguments.length > 0;
  if (await build(isSelection ? ['backend'] : [])) {
    if (!browserOnly) await runJest();
    if (withBrowser) await runBrowserTests();
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`${costTable(costs.files, costs.steps)}\n`);
if (process.env.TEST_COSTS) writeFileSync(process.env.TEST_COSTS, JSON.stringify(costs));
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

async function runJest() {
  if (!process.env.TEST_MYSQL_URL) skipped('The suites on MariaDB', 'TEST_MYSQL_URL is not set');
  if (!process.env.TEST_REDIS_URL) skipped('The suites on Redis', 'TEST_REDIS_URL is not set');
  const report = join(reports, 'jest.json');
  // suites wait for programs, sockets and files: a worker per core leaves a quarter of the cores idle
  const workers = Math.ceil(availableParallelism() * 1.5);
  const command = tool('jest/bin/jest.js', `--maxWorkers=${workers}`, ...otherArguments);
  const { result, code } = await runStep('jest', command, report, { TEST_COSTS_OF_JEST: report });
  costs.files.push(...(result?.files ?? []));
  count(result?.passed, result?.failed, code);
}

async function build(workspaces) {
  const { code } = await runStep('build', npm('run', 'build', '--', ...workspaces));
  if (code !== 0) count(0, 1, code);
  return code === 0;
}

async function runBrowserTests() {
  if (!findChromium()) return skipped('The browser tests', 'no Chromium was found; set CHROMIUM_PATH');
  const report = join(reports, 'playwright.json');
  const options = ['test', '-c', 'frontend/playwright.config.ts', '--reporter=list,json', ...otherArguments];
  const command = tool('@playwright/test/cli.js', ...options);
  const { result, code } = await runStep('browser tests', command, report, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { expected = 0, flaky = 0, unexpected = 0 } = result?.stats ?? {};
  costs.files.push(...browserFiles(result));
  if (flaky > 0) console.log(`!!! ${flaky} BROWSER TESTS PASSED ONLY AT THE SECOND ATTEMPT, see above.\n`);
  count(expected + flaky, unexpected, code);
}

/** The costs of Playwright's files, from its report. */
function browserFiles(result) {
  return (result?.suites ?? []).map((suite) => {
    const tests = testsOf(suite);
    const milliseconds = tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0);
    return { file: `frontend/e2e/${suite.file}`, tests: tests.length, wallSeconds: milliseconds / 1000 };
  });
}

function testsOf({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

/** Runs a command with its output shown, and reads its report. */
async function runStep(name, command, report, env = {}) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const cpuBefore = cpuOfChildren();
  const { code } = await run(command, { show: true, env });
  const wallSeconds = (performance.now() - begun) / 1000;
  costs.steps.push({
    name,
    wallSeconds,
    cpuSeconds: cpuBefore === undefined ? undefined : cpuOfChildren() - cpuBefore,
  });
  console.log(`== ${name} ${code === 0 ? 'passed' : 'FAILED'} after ${wallSeconds.toFixed(1)} s\n`);
  return { code, result: report && read(report) };
}

/** Undefined where the system does not tell. */
function cpuOfChildren() {
  return existsSync('/proc/self/stat') ? cpuSeconds().ofChildren : undefined;
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
