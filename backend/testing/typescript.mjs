// Lets Node import the TypeScript sources of both workspaces: `node --import ./backend/testing/typescript.mjs a-script.mjs`.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from '@swc/core';

const CONTRACT = new URL('../src/contract/index.ts', import.meta.url).href;
/** What `@/` stands for in the front end, as its tsconfig.json says. */
const FRONT_END = new URL('../../frontend/src/', import.meta.url);
/** The back end names files by their compiled name; the front end leaves the extension to its bundler. */
const SOURCES = [
  [/\.js$/, '.ts'],
  [/$/, '.ts'],
  [/$/, '.tsx'],
  [/$/, '/index.ts'],
];

if (isMainThread) register(import.meta.url);

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier === '@contract') return { url: CONTRACT, shortCircuit: true };
  if (/^(?:\.|@\/)/.test(specifier) && !context.parentURL?.includes('/node_modules/')) {
    const base = specifier.startsWith('@/') ? FRONT_END : context.parentURL;
    const source = SOURCES.map(
      ([end, source]) => new URL(specifier.replace(/^@\//, '').replace(end, source), base),
    ).find((url) => existsSync(url));
    if (source) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  if (!/\.tsx?$/.test(pathname)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: pathname.endsWith('x') },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
