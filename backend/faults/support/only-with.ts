import { DATABASES } from '../../src/platform/database/testing/databases.js';

export const MARIADB = DATABASES.find(({ name }) => name === 'MariaDB');

/**
 * `describe` for suites that need something; they are skipped without it. It is looked up in each call, because the files
 * of a worker share the support modules, and each file has a `describe` of its own.
 */
export const onlyWith = (needed: unknown) => (name: string, suite: () => void) =>
  (needed ? describe : describe.skip)(name, suite);

export const withMariadb = onlyWith(MARIADB);
