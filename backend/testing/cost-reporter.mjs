import { relative } from 'node:path';
import { writeFileSync } from 'node:fs';

/** A jest reporter that writes the number of tests and the cost of each file to the file of its option `to`. */
export default class CostReporter {
  constructor({ rootDir }, { to }) {
    Object.assign(this, { rootDir, to });
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    const files = testResults.map(({ testFilePath, perfStats, testResults: tests }) => ({
      file: relative(this.rootDir, testFilePath),
      tests: tests.length,
      wallSeconds: perfStats.runtime / 1000,
      cpuSeconds: perfStats.cpuSeconds ?? 0,
    }));
    // a suite that fails to load reports no failed test
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    writeFileSync(this.to, JSON.stringify({ passed: numPassedTests, failed, files }));
  }
}
