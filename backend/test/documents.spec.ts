import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONSOLE_PAGES } from '../src/site/domain/console-pages.js';
import { routesOf } from './support/routes.js';
import { runningApp } from './support/running-app.js';

const ROOT = resolve(import.meta.dirname, '../..');
const LEFT_OUT = /^(?:\.git|node_modules|dist|data|backups|secrets|test-results|playwright-report|coverage)$/;

/** The files of the project below a folder, with slashes, from the root. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.test(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const FILES = filesBelow('');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PROMISES = 'docs/promises.md';
const DOCUMENTS = FILES.filter((file) => /^(?:README\.md|docs\/.*\.md)$/.test(file));
const SOURCES = FILES.filter((file) => /\.(?:ts|tsx|mjs|cjs|sh|yml)$|Dockerfile$|Caddyfile$/.test(file));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const PACKAGES = ['backend', 'frontend'].flatMap((workspace) =>
  Object.keys((JSON.parse(read(`${workspace}/package.json`)) as { dependencies: object }).dependencies),
);

/** The texts in backquotes. */
function codeIn(document: string): string[] {
  return [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
}

/** Every document with each of its texts that matches. */
function mentions(pattern: RegExp, documents = DOCUMENTS): [document: string, text: string][] {
  return documents.flatMap((document) =>
    [...new Set([...read(document).matchAll(pattern)].map(([, text]) => text!))].map(
      (text): [string, string] => [document, text],
    ),
  );
}

/** Whether the path of a file or folder of the project ends like this; `*` matches any part of a name or path. */
function exists(path: string): boolean {
  const pattern = path
    .replace(/^(?:\.|…)\//, '')
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*');
  const ending = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  return FILES.some((file) => ending.test(file));
}

/** Words at most, so that documents grow on purpose only; 400 where none are named. */
const WORD_LIMITS: Record<string, number> = {
  'README.md': 700,
  'docs/api.md': 7_600,
  'docs/architecture.md': 1_800,
  'docs/development.md': 1_200,
  'docs/integrations.md': 1_700,
  'docs/operations.md': 7_700,
  'docs/performance.md': 1_850,
  'docs/product.md': 2_500,
  [PROMISES]: 4_000,
  'docs/security.md': 2_900,
};

describe('the documents', () => {
  const wordsOf = (document: string) => read(document).trim().split(/\s+/).length;
  it.each(DOCUMENTS)('%s is within its limit of words', (document) =>
    expect(wordsOf(document)).toBeLessThan(WORD_LIMITS[document] ?? 400),
  );

  it('are within the limit of words for all in docs/', () => {
    const all = DOCUMENTS.filter((document) => document.startsWith('docs/')).map(wordsOf);
    expect(all.reduce((sum, words) => sum + words, 0)).toBeLessThan(45_000);
  });

  it.each(DOCUMENTS)('%s has no line of more than 400 characters', (document) =>
    expect(
      read(document)
        .split('\n')
        .filter((line) => line.length > 400),
    ).toEqual([]),
  );

  it.each(PACKAGES)('docs/decisions/0001-packages.md says why there is %s', (name) => {
    const named = codeIn('docs/decisions/0001-packages.md');
    expect(named.includes(name) || named.includes(name.replace(/\/.*/, '/*'))).toBe(true);
  });

  it.each(mentions(/\bnpm run (?:-s )?([\w:-]+)/g))('%s: there is a script %s', (_, name) =>
    expect(Object.keys(scripts)).toContain(name),
  );

  it.each(mentions(/\bnpm run test:faults -- ((?:F\d+ ?)+)/g))('%s: there are fault tests %s', (_, names) => {
    const titles = FILES.filter((file) => /^backend\/(?:faults|test)\/.*\.spec\.ts$/.test(file))
      .map(read)
      .join('\n');
    for (const name of names.trim().split(' ')) expect(titles).toMatch(new RegExp(`['\`]${name} `));
  });

  it.each(mentions(/\bnpm run bench -- ([a-z]+)/g))('%s: there is a benchmark %s', (_, name) =>
    expect(read('backend/bench/index.mjs')).toMatch(new RegExp(`\\b${name}\\b`)),
  );

  it.each(mentions(/\bbackend\/dist\/([\w/-]+)\.js/g))('%s: the build makes %s', (_, module) =>
    expect(FILES).toContain(`backend/src/${module}.ts`),
  );

  it.each(
    DOCUMENTS.filter((document) => document !== PROMISES).flatMap((document) =>
      codeIn(document)
        .filter((code) => /^[\w.*…-]+(?:\/[\w.*-]+)*\/?$/.test(code))
        .filter((code) => !/^decisions\/\d{4}$/.test(code))
        .filter((code) => code.includes('/') || /\.(?:tsx?|mjs|cjs|md|sh|yml|html)$/.test(code))
        .filter((code) => !code.split('/').some((name) => LEFT_OUT.test(name)))
        .map((code): [string, string] => [document, code]),
    ),
  )('%s: there is a file or folder %s', (_, path) => expect([path, exists(path)]).toEqual([path, true]));

  it.each(mentions(/\b(docs\/[\w/-]+\.md)\b/g, [...DOCUMENTS, ...SOURCES]))('%s: there is %s', (_, path) =>
    expect(FILES).toContain(path),
  );

  it.each(mentions(/\bdecisions?[/ ](\d{4})\b/g, [...DOCUMENTS, ...SOURCES]))(
    '%s: there is a decision %s',
    (_, number) => expect(FILES.join('\n')).toContain(`docs/decisions/${number}-`),
  );

  it.each(mentions(/\bspec §(\d+)/g, [...DOCUMENTS, ...SOURCES]))(
    '%s: the product has a section %s',
    (_, number) => expect(read('docs/product.md')).toMatch(new RegExp(`^## ${number}\\. `, 'm')),
  );
});

describe('the routes in the documents', () => {
  const running = runningApp();
  /** Screens of the console, and paths that are handled before the routes or on another port. */
  const OTHERS = [
    ...Object.keys(CONSOLE_PAGES).map((page) => `/admin/${page}`),
    '/ws',
    '/metrics',
    '/api/openapi.json',
    '/api/v1/openapi.json',
    '/assets',
    '/admin/assets',
  ];

  it('exist', () => {
    const routes = [...routesOf(running.app), ...OTHERS.map((path) => `GET ${path}`)].map((route) =>
      route.replaceAll(/:\w+/g, '{}'),
    );
    const missing = DOCUMENTS.flatMap((document) =>
      codeIn(document).flatMap((code) => {
        const [, method = '', path = ''] =
          /^(?:([A-Z]+) )?(\/(?!proc|run|etc|dev|data)[\w{}|\\/.:*-]*)$/.exec(code) ?? [];
        if (path === '' || path === '/') return [];
        const alternatives = alternativesOf(path.replaceAll('\\', '').replaceAll(/:\w+/g, '{id}'));
        return alternatives
          .filter((one) => !routes.some((route) => answers(route, method, one)))
          .map((one) => `${document}: ${method} ${one}`);
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe(PROMISES, () => {
  const [, ...sections] = read(PROMISES).split(/^## .*$/m);
  const lines = sections.join('\n').split('\n').filter(Boolean);

  it('names for each promise a test that exists', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.flatMap(faultsOfPromise)).toEqual([]);
  });

  const OWN = '`backend/test/documents.spec.ts`';
  it.each([
    ['a test', `- a promise: ${OWN}`, []],
    ['two tests', `- a promise: ${OWN}, \`frontend/e2e/site.spec.ts\``, []],
    ['no test', '- a promise', [expect.stringContaining('- a promise')]],
    ['a title beside its test', `- a promise: ${OWN} › \`exist\``, [expect.stringContaining('- a promise')]],
    ['a missing file', '- a promise: `backend/gone.spec.ts`', [expect.stringContaining('gone.spec.ts')]],
    ['a file that is no test', '- a promise: `backend/src/main.ts`', [expect.stringContaining('main.ts')]],
  ])('has the right faults for a line with %s', (_, line, faults) =>
    expect(faultsOfPromise(line)).toEqual(faults),
  );
});

/** What is wrong with a line of docs/promises.md. */
function faultsOfPromise(line: string): string[] {
  const [, tests] = /^- .+?: (`[^`]+`(?:, `[^`]+`)?)$/.exec(line) ?? [];
  if (!tests) return [`${PROMISES}: "${line}" is not "- promise: \`path/of.spec.ts\`"`];
  return [...tests.matchAll(/`([^`]+)`/g)]
    .map(([, file]) => file!)
    .filter((file) => !FILES.includes(file) || !/\.(?:spec|test)\.tsx?$/.test(file))
    .map((file) => `${PROMISES}: ${file} is not a test; name the test that proves it now: ${line}`);
}

/** `/a/{b|c}/{id}` as `/a/b/{}` and `/a/c/{}`. */
function alternativesOf(path: string): string[] {
  const choice = /\{([^{}]*\|[^{}]*)\}/.exec(path);
  if (!choice) return [path.replaceAll(/\{\w+\}/g, '{}')];
  return choice[1]!.split('|').flatMap((one) => alternativesOf(path.replace(choice[0], one)));
}

/** Whether a route has the path, which may also be the beginning of others, such as `/api/admin` or `/api/health/*`. */
function answers(route: string, method: string, path: string): boolean {
  const [routeMethod = '', routePath = ''] = route.split(' ');
  if (method !== '' && method !== routeMethod) return false;
  const wanted = path.replace(/\/?\*$/, '').split('/');
  const actual = routePath.split('/');
  return wanted.every((part, index) => part === actual[index] || actual[index] === '{}');
}
