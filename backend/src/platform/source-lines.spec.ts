import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import './source-lines.js';

describe('a stack trace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-lines-'));
  const dist = join(folder, 'dist');
  const place = (name: string) => `work (${pathToFileURL(join(dist, name)).href}:1:1)`;
  const traceAt = (name: string) =>
    String(Error.prepareStackTrace(new TypeError('wrong'), [place(name) as unknown as NodeJS.CallSite]));

  beforeAll(() => {
    mkdirSync(dist);
    const map = { version: 3, file: 'a.js', names: [], sources: ['../src/a.ts'], mappings: 'AAEE' };
    writeFileSync(join(dist, 'a.js.map'), JSON.stringify(map));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names the line of the source', () => {
    const source = pathToFileURL(join(folder, 'src/a.ts')).href;
    expect(traceAt('a.js')).toBe(`TypeError: wrong\n    at work (${source}:3:3)`);
  });

  it('names the built file where there is no map', () =>
    expect(traceAt('b.js')).toMatch(/^TypeError: wrong\n {4}at work \(file:.*\/dist\/b\.js:1:1\)$/));
});
