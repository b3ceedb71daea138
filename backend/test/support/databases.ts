/** The databases that suites of the whole application run on; the adapter tests use the same ones. */
export {
  type DatabaseKind,
  DATABASES,
  type TestDatabase,
} from '../../src/platform/database/testing/databases.js';
