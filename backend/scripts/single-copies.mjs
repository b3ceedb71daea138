// Fails when a library whose classes, contexts or singletons are compared is installed more than once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const once = [
  /^@nestjs\//,
  /^@mui\/(material|system|icons-material)$/,
  /^@emotion\/(react|styled|cache)$/,
  /^(react|react-dom|react-router|react-router-dom|react-admin|ra-.+)$/,
  /^@tanstack\/react-query$/,
  /^@radix-ui\/react-(dialog|toast|tooltip|dismissable-layer)$/,
  /^(typeorm|better-sqlite3|mysql2|rxjs|reflect-metadata|class-validator)$/,
  /^(express|passport|ioredis|ws|pino)$/,
  /^(typescript|vite|jest|@playwright\/test|@types\/(react|react-dom|express|node))$/,
];

/** Package name to the places it is installed in, as `path (version)`. */
const copies = new Map();
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const [path, { version, link }] of Object.entries(packages)) {
  const name = path.split('node_modules/').at(-1);
  if (link || !path.includes('node_modules/') || !once.some((pattern) => pattern.test(name))) continue;
  copies.set(name, [...(copies.get(name) ?? []), `${path} (${version})`]);
}

for (const [name, places] of copies)
  if (places.length > 1) {
    console.error(`${name} is installed ${places.length} times:\n  ${places.join('\n  ')}`);
    process.exitCode = 1;
  }
