import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// the default timeout of `findBy…` and `waitFor` is one second, too short on a busy machine
configure({ asyncUtilTimeout: 120_000 });

/** Called for each test file; the modules above are evaluated once. */
export default function setup() {
  afterEach(cleanup);
}
