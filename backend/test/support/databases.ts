export {
  type DatabaseKind,
  type DatabaseUrl,
  DATABASES,
  SQLITE,
  type TestDatabase,
} from '../../src/platform/database/testing/databases.js';
