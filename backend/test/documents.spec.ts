import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

describe('the documents', () => {
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
});

describe('the routes in the documents', () => {
  const running = runningApp();
  /** Screens of the console, and paths that are handled before the routes or on another port. */
  const OTHERS = [
    '/admin/login',
    '/admin/media',
    '/admin/suspected',
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
  const rows = read(PROMISES)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:promise|---) \|/.test(line));

  it('names for each promise a test that exists', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(faultsOfPromise)).toEqual([]);
  });

  const OWN = 'backend/test/documents.spec.ts';
  it.each([
    ['an existing test', `\`${OWN}\` › \`names for each promise a test\``, []],
    ['no proof', '', [expect.stringContaining('without a proof: a promise')]],
    ['more than a proof', `\`${OWN}\` › \`exist\` and others`, [expect.stringContaining('without a proof')]],
    ['a missing file', '`backend/gone.spec.ts` › `exist`', [expect.stringContaining('backend/gone.spec.ts')]],
    ['a missing title', `\`${OWN}\` › \`no such title\``, [expect.stringContaining('move the promise')]],
  ])('has the right faults for a row with %s', (_, proof, faults) =>
    expect(faultsOfPromise(`| a promise | ${proof} |`)).toEqual(faults),
  );

  it.each([
    ["it('one', () => {})", ['one']],
    ["test(\n  'a\\'s',\n  async () => {})", ["a's"]],
    ['it.each<[number]>([[1]])(`two\n  $name`, () => {})', ['two $name']],
    ['it.each`a${1}`("three", () => {})', ['three']],
    ["describe('four', () => {})", ['four']],
    ["it.skip('five', () => {}); test.todo('six')", []],
  ])('the titles of %j are %j', (source, titles) => expect(titlesIn(source)).toEqual(titles));
});

const singleSpaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The titles of the tests and of the groups of tests that a source contains, without those that are skipped. */
function titlesIn(source: string): string[] {
  const calls =
    /(?:\b(?:it|test|describe)(?:\.(?!skip|todo)\w+)*|[)`])\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g;
  return [...source.matchAll(calls)].map(([, ...titles]) =>
    singleSpaced(titles.find((title) => title !== undefined)!.replaceAll(/\\(.)/g, '$1')),
  );
}

/** What is wrong with a row of docs/promises.md. */
function faultsOfPromise(row: string): string[] {
  const [, promise = row, proofs = ''] = /^\| (.*?) \| (.*?) ?\|$/.exec(row) ?? [];
  if (!/^`[^`]+` › `[^`]+`(?:; `[^`]+` › `[^`]+`)*$/.test(proofs))
    return [
      `docs/promises.md has a row without a proof: ${promise}; name the file and the title of its test`,
    ];
  return [...proofs.matchAll(/`([^`]+)` › `([^`]+)`/g)]
    .filter(([, file, title]) => {
      if (!FILES.includes(file!)) return true;
      return !titlesIn(read(file!)).some((one) => one.includes(singleSpaced(title!)));
    })
    .map(
      ([proof]) =>
        `docs/promises.md names a test that does not exist: ${proof}; move the promise to the test that proves it now (${promise})`,
    );
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
