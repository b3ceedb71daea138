// Bundles the server and its commands into backend/dist, and writes the OpenAPI document beside them
// (docs/decisions/0033). With --watch it bundles again on every change and leaves the document to the server.
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

/** Packages that find files by their own place, that others load by name, or that few servers need. */
const APART = ['@aws-sdk/client-s3', 'bcrypt', 'mysql2', 'pino', 'reflect-metadata', 'sharp', 'ws'];
/** What Nest loads only for features that this server does not use. */
const NOT_USED =
  /^(?:@nestjs\/(?:microservices|platform-socket\.io)|@fastify\/static|class-transformer|file-type)(?:\/|$)/;
const VALIDATOR = createRequire(import.meta.url).resolve('class-validator/esm2015/index.js');

const packages = {
  name: 'packages',
  resolveId: {
    filter: { id: /^class-validator$/ },
    // the validation pipe of Nest, which is not used either, would take all of its rules into the bundle
    handler: (_, importer) => (importer.includes('node_modules') ? false : VALIDATOR),
  },
  transform: {
    filter: { id: /node_modules/ },
    handler: (code, id) =>
      // reads classes that TypeORM no longer has, from a second copy of it
      id.endsWith('/typeorm-compat.js')
        ? 'export const Connection = undefined, AbstractRepository = undefined;'
        : // the maps would be three times as large, and the first stack trace as much slower
          { code, map: { mappings: '' } },
  },
};

const input = {
  input: Object.fromEntries([...PROGRAMS, ...PARTS].map((name) => [name, join(backend, `src/${name}.ts`)])),
  platform: 'node',
  tsconfig: join(backend, 'tsconfig.json'),
  resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  external: [...APART, NOT_USED],
  plugins: [packages],
};
const output = {
  dir: dist,
  // one level below dist, as the modules in src, because some find their files from where they are
  chunkFileNames: ({ name }) => (name.startsWith('packages~') ? 'packages/[hash].js' : 'app/[name].js'),
  codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
  // V8 takes half the memory for a text without other characters
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
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
