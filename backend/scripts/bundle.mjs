// Bundles the server and its commands into backend/dist, and writes the OpenAPI document beside them
// (docs/decisions/0033). With --watch it bundles again on every change and leaves the document to the server.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown, watch } from 'rolldown';
import { root } from './run.mjs';

const backend = join(root, 'backend');
const dist = join(backend, 'dist');

const PROGRAMS = [
  'main',
  'app/backup-process',
  'app/openapi',
  'app/commands/backup',
  'app/commands/create-admin',
  'app/commands/restore',
  'app/commands/verify-audit',
  'busy-times/infrastructure/calendar-thread',
  'imports/infrastructure/workbook-thread',
  'media/infrastructure/picture-process',
];
// what the fault tests and the benchmarks change or call inside of a built server
const PARTS = [
  'audit/hash-chain',
  'audit/domain/actions',
  'audit/domain/chained-entry',
  'leads/application/add-lead-note',
  'leads/domain/lead-terms',
  'platform/database/sqlite-driver',
  'platform/values/search',
  'policies/domain/book',
];

const input = {
  input: Object.fromEntries([...PROGRAMS, ...PARTS].map((name) => [name, join(backend, `src/${name}.ts`)])),
  platform: 'node',
  tsconfig: join(backend, 'tsconfig.json'),
  resolve: { extensionAlias: { '.js': ['.ts'] } },
  // packages stay in node_modules, but for one of 36 small files; the helpers of the compiler are in none
  external: (id) => !/^(?:[./]|rate-limiter-flexible$|@oxc-project\/runtime)/.test(id),
};
const output = {
  dir: dist,
  // one level below dist, as the modules in src, because some find their files from where they are
  chunkFileNames: 'app/[name].js',
  // Nest and TypeORM show and store the names of classes
  keepNames: true,
  sourcemap: true,
  sourcemapExcludeSources: true,
};

rmSync(dist, { recursive: true, force: true });
if (process.argv.includes('--watch')) {
  watch({ ...input, output }).on('event', ({ code, error }) => {
    if (code === 'END') console.log('built');
    if (code === 'ERROR') console.error(error.message);
  });
} else {
  const bundle = await rolldown(input);
  await bundle.write(output);
  await bundle.close();
  const { apiDocuments } = await import(join(dist, 'app/openapi.js'));
  writeFileSync(join(dist, 'app/openapi.json'), (await apiDocuments()).document);
}
