// Plugins of Stryker for `npm run mutate`: all mutants of the sources are loaded at once, and test files run again in the
// same process for each mutant that they can kill.
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { readConfig } from 'jest-config';

/** What the instrumented sources read and write. */
const mutation = (globalThis.__stryker__ ??= {});
const STATUS = { passed: TestStatus.Success, failed: TestStatus.Failed };

/** Runs test files with native-runner.mjs. A test's id is its file, a space and its name. */
class NativeTestRunner {
  /** Loads the modules of the working folder, which is Stryker's sandbox. */
  async init() {
    const load = async (file) => (await import(pathToFileURL(resolve('backend/testing', file)).href)).default;
    this.run = await load('native-runner.mjs');
    this.Environment = await load('native-environment.mjs');
    // Stryker ends what hangs
    const { globalConfig, projectConfig } = await readConfig({ testTimeout: 600_000 }, resolve('backend'));
    Object.assign(this, { globalConfig, projectConfig });
  }

  /** Nothing is reloaded, and nothing has to be: a mutant of code that runs while modules load is ignored. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun({ testFiles }) {
    mutation.mutantCoverage = { static: {}, perTest: {} };
    const tests = [];
    for (const file of testFiles.map((path) => relative('', path))) tests.push(...(await this.runFile(file)));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: mutation.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(mutation, { hitLimit, hitCount: hitLimit && 0 });
    const tests = [];
    for (const file of nearestFirst(testFilter.map(fileOf), activeMutant.fileName)) {
      tests.push(...(await this.runFile(file, testFilter, activeMutant.id)));
      if (tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return toMutantRunResult(
      determineHitLimitReached(mutation.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }

  async runFile(file, testFilter, mutant) {
    const environment = new this.Environment();
    environment.handleTestEvent = ({ name, test }) => {
      // not earlier, because the modules stay loaded when the mutant is gone
      if (name === 'run_start') mutation.activeMutant = mutant;
      if (name === 'run_start' || name === 'test_done') mutation.currentTestId = file;
      if (name === 'test_start') mutation.currentTestId = `${file} ${fullName(test)}`;
    };
    const ids = testFilter?.filter((id) => fileOf(id) === file);
    const names = ids?.map((id) => id.slice(file.length + 1).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
    const testNamePattern = names && `^(${names.join('|')})$`;
    await environment.setup();
    try {
      const { testResults, testExecError } = await this.run(
        { ...this.globalConfig, testNamePattern },
        this.projectConfig,
        environment,
        undefined,
        resolve(file),
      );
      const results = testResults.map((result) => testOf(file, result));
      if (testExecError)
        results.push(
          testOf(file, { fullName: '', status: 'failed', failureMessages: [testExecError.message] }),
        );
      shareHooks(file, results);
      return results;
    } finally {
      Object.assign(mutation, { activeMutant: undefined, currentTestId: undefined });
      await environment.teardown();
    }
  }
}

/** The tests of a source first, then those of its folder: they are likely to kill its mutants, and quicker than those of stores. */
function nearestFirst(files, source) {
  const own = source.replace(/\.ts$/, '.spec.ts');
  const distance = (file) => [own.endsWith(file), dirname(own).endsWith(dirname(file)), true].indexOf(true);
  return [...new Set(files)].sort().sort((one, other) => distance(one) - distance(other));
}

function fileOf(id) {
  return id.slice(0, id.indexOf(' '));
}

function fullName({ name, parent }) {
  return parent?.parent ? `${fullName(parent)} ${name}` : name;
}

function testOf(file, { fullName, status, duration, failureMessages }) {
  return {
    id: `${file} ${fullName}`,
    name: fullName,
    fileName: resolve(file),
    timeSpentMs: duration ?? 0,
    status: STATUS[status] ?? TestStatus.Skipped,
    failureMessage: failureMessages.join('\n'),
  };
}

/** What beforeAll() covers, each test of the file covers. */
function shareHooks(file, tests) {
  const { perTest } = mutation.mutantCoverage;
  for (const { id } of tests) perTest[id] = { ...perTest[file], ...perTest[id] };
  delete perTest[file];
}

/** Leaves out what is no rule, the words of errors, and what would be no JavaScript. */
const ignorer = {
  shouldIgnore(path) {
    const isText = path.isStringLiteral() || path.isTemplateLiteral();
    if (isText && (path.parentPath.isNewExpression() || path.findParent((node) => node.isThrowStatement())))
      return 'the words of an error';
    // of \v Stryker makes \V
    return path.isRegExpLiteral() && path.node.pattern.includes('\\v') ? 'an invalid expression' : undefined;
  },
};

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'native', NativeTestRunner),
  declareValuePlugin(PluginKind.Ignore, 'ignorer', ignorer),
];
