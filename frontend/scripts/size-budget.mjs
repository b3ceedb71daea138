// Fails if the JavaScript of the first public page is over budget. It counts the scripts in dist/site/index.html, what
// they load with import() (the page itself, when the browser is idle), and all static imports of both. Further import()
// calls load on demand and do not count.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const budget = 96_000;
const site = join(import.meta.dirname, '../dist/site');
const page = readFileSync(join(site, 'index.html'), 'utf8');

const files = new Set();
for (const [tag] of page.matchAll(/<(?:script|link)\b[^>]*>/g)) {
  const path = /\b(?:src|href)="\/([^"]+\.m?js)"/.exec(tag)?.[1];
  if (path) files.add(path);
}
if (files.size === 0) throw new Error('dist/site/index.html names no script');

for (const file of [...files]) add(file, /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g);
// a Set iterates over elements added during the iteration
for (const file of files) add(file, /\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g);

let total = 0;
for (const file of files) {
  const size = gzipSync(readFileSync(join(site, file)), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  bytes gzip, of ${budget} allowed`);
if (total > budget) process.exitCode = 1;

function add(file, imports) {
  for (const [, path] of readFileSync(join(site, file), 'utf8').matchAll(imports))
    files.add(join(dirname(file), path));
}
