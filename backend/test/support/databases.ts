/** The databases of the suites that start the whole application; adapters are tested on the same ones. */
export { type DatabaseKind, DATABASES, type TestDatabase } from '../../src/database/testing/databases.js';
