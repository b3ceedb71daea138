// Fails when the script that a visitor downloads for the first public page is over its budget: what dist/site/index.html
// names and all that those files import at once (`import()` is fetched later and does not count).
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const budget = 95_000;
const site = join(import.meta.dirname, '../dist/site');
const page = readFileSync(join(site, 'index.html'), 'utf8');

const files = new Set();
for (const [tag] of page.matchAll(/<(?:script|link)\b[^>]*>/g)) {
  const path = /\b(?:src|href)="\/([^"]+\.m?js)"/.exec(tag)?.[1];
  if (path) files.add(path);
}
if (files.size === 0) throw new Error('dist/site/index.html names no script');

let total = 0;
// a Set also hands out what is added to it meanwhile
for (const file of files) {
  const code = readFileSync(join(site, file));
  for (const [, path] of code.toString().matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g))
    files.add(join(dirname(file), path));
  const size = gzipSync(code, { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  bytes gzip, of ${budget} allowed`);
if (total > budget) process.exitCode = 1;
