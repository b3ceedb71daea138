import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname, '../..');
/** What makes a client shown or not. */
const WRITES = /insert\(\s*Clients\b|delete\(\s*Clients\b|(INTO|DELETE FROM) clients\b|SET mergedInto\b/;

it('no other file adds, deletes, hides or shows clients: their number would be wrong', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|\/testing\//.test(file))
    .filter((file) => WRITES.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(files).toEqual(['clients/store/shown-clients.ts']);
});
