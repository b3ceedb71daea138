import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

configure({
  // the default timeout of `findBy…` and `waitFor` is one second, too short on a busy machine
  asyncUtilTimeout: 120_000,
  getElementError(message, container) {
    // only the last error of a wait is shown, and the document is added to it then
    if (!isWaiting()) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

/** Whether `waitFor` calls the function that failed. */
function isWaiting() {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
}

/** Called for each test file; the modules above are evaluated once. */
export default function setup() {
  afterEach(cleanup);
}
