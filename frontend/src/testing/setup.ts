import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { openDrafts } from '../admin/ground/api/draftStore';
import { callAs } from '../shared/api-client';

const { getElementError } = getConfig();

// jsdom has no layout
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

configure({
  // the default timeout of `findBy…` and `waitFor` is one second, too short on a busy machine
  asyncUtilTimeout: 120_000,
  getElementError(message, container) {
    if (!isWaiting()) return getElementError(message, container);
    // only the last error of a wait is read, and prints the document then
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get, configurable: true });
  },
});

/** Whether `waitFor` calls the function that failed. */
function isWaiting() {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
}

/** Called for each test file; the modules above are evaluated once. */
export default function setup() {
  beforeEach(() => {
    openDrafts(new Uint8Array(32));
    callAs(null);
  });
  afterEach(cleanup);
}
