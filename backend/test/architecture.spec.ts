import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Files that break a rule: the rule, the file, and its imports. Every other file is empty. */
const VIOLATIONS: readonly [rule: string, file: string, source: string][] = [
  ['no-cycles', 'backend/src/leads/store/one.ts', "import './other.js';"],
  ['platform-knows-no-product', 'backend/src/platform/clock.ts', "import '../users/staff.js';"],
  ['domain-is-pure', 'backend/src/leads/domain/lead.ts', "import { Injectable } from '@nestjs/common';"],
  ['domain-is-pure', 'backend/src/leads/domain/sale.ts', "import { readFileSync } from 'node:fs';"],
  [
    'domain-is-pure',
    'backend/src/blog/domain/post.ts',
    "import type { Clock } from '../../platform/clock.js';",
  ],
  ['application-knows-ports-only', 'backend/src/leads/application/book.ts', "import 'express';"],
  ['application-knows-ports-only', 'backend/src/leads/application/note.ts', "import '../store/tables.js';"],
  ['stores-know-ports-only', 'backend/src/calendar/store/days.ts', "import '../http/days.controller.js';"],
  ['areas-are-private', 'backend/src/leads/store/lists.ts', "import '../../users/application/ports.js';"],
  ['areas-are-private', 'backend/src/site/feeds.ts', "export * from '../blog/store/markdown.js';"],
  ['desk-is-read-by-nobody', 'backend/src/site/pages.ts', "import '../desk/desk.module.js';"],
  [
    'only-the-composition-sees-it-all',
    'backend/src/users/users.module.ts',
    "await import('../app/app.module.js');",
  ],
  [
    'sql-stays-in-adapters',
    'backend/src/app/health.controller.ts',
    "import type { DataSource } from 'typeorm';",
  ],
  [
    'contract-is-domain-code',
    'backend/src/contract/index.ts',
    "export { Clock } from '../platform/clock.js';",
  ],
  [
    'front-end-uses-the-contract',
    'frontend/src/admin/a.ts',
    "import '../../../backend/src/leads/domain/activity.js';",
  ],
  ['site-without-console', 'frontend/src/site/a.tsx', "import Button from '@mui/material/Button';"],
  ['site-without-console', 'frontend/src/shared/a.ts', "import '../admin/ground/dates/dates';"],
  ['console-without-site', 'frontend/src/admin/b.ts', "import '../site/styles.css';"],
  [
    'console-ground-knows-nothing-above',
    'frontend/src/admin/ground/lists/a.ts',
    "import '../../records/tasks/task';",
  ],
  [
    'console-records-knows-nothing-above',
    'frontend/src/admin/records/leads/a.ts',
    "import '../../frame/screens';",
  ],
  [
    'console-screens-knows-nothing-above',
    'frontend/src/admin/screens/book/a.ts',
    "import '../../frame/screens';",
  ],
  ['console-screens-are-apart', 'frontend/src/admin/screens/book/b.ts', "import '../users/UserPage';"],
  ['console-pages-are-listed-once', 'frontend/src/admin/frame/a.ts', "import '../screens/users/UserPage';"],
  ['query-cache-is-the-consoles', 'frontend/src/site/b.ts', "export * from '@tanstack/react-query';"],
  ['no-drawers', 'backend/src/blog/blog.module.ts', "import './infrastructure/utils.js';"],
  ['test-code-in-tests-only', 'backend/src/blog/store/posts.ts', "import '../testing/builders.js';"],
];

const OTHERS: Readonly<Record<string, string>> = {
  // two areas that import each other, through different files
  'backend/src/live/one.ts': "import '../audit/two.js';",
  'backend/src/audit/three.ts': "import '../live/four.js';",
  'backend/src/leads/store/other.ts': "import './one.js';",
  // two folders of the console, likewise
  'frontend/src/admin/records/leads/lead.ts': "import '../tasks/due';",
  'frontend/src/admin/records/tasks/task.ts': "import '../leads/name';",
  ...Object.fromEntries(
    [
      'backend/src/audit/two.ts',
      'backend/src/live/four.ts',
      'backend/src/users/staff.ts',
      'backend/src/calendar/http/days.controller.ts',
      'backend/src/users/application/ports.ts',
      'backend/src/leads/store/tables.ts',
      'backend/src/leads/domain/activity.ts',
      'backend/src/blog/store/markdown.ts',
      'backend/src/blog/infrastructure/utils.ts',
      'backend/src/blog/testing/builders.ts',
      'backend/src/app/app.module.ts',
      'backend/src/desk/desk.module.ts',
      'frontend/src/admin/ground/dates/dates.ts',
      'frontend/src/admin/records/tasks/due.ts',
      'frontend/src/admin/records/leads/name.ts',
      'frontend/src/admin/screens/users/UserPage.tsx',
      'frontend/src/admin/frame/screens.tsx',
      'frontend/src/site/styles.css',
    ].map((file) => [file, '']),
  ),
};

interface Report {
  readonly summary: { readonly violations: { readonly from: string; readonly rule: { name: string } }[] };
}

describe('the import rules', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'imports-'));
    const files = { ...OTHERS, ...Object.fromEntries(VIOLATIONS.map(([, file, source]) => [file, source])) };
    for (const [file, source] of Object.entries({
      ...files,
      'frontend/tsconfig.json': '{ "files": ["src/admin/a.ts"] }',
    })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('report each import that they forbid', () => {
    const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = join(ROOT, '.dependency-cruiser.mjs');
    const options = ['--config', config, '--output-type', 'json', 'backend/src', 'frontend/src'];
    const output = execFileSync(process.execPath, [program, ...options], { cwd: folder, encoding: 'utf8' });
    const { violations } = (JSON.parse(output) as Report).summary;
    const found = violations.map(({ rule, from }) => `${rule.name}: ${from}`);
    const expected = VIOLATIONS.map(([rule, file]) => `${rule}: ${file}`);
    expected.push('no-cycles-between-areas: backend/src/live');
    expected.push('no-cycles-between-folders-of-the-console: frontend/src/admin/records/leads');
    expect(found).toEqual(expect.arrayContaining(expected));
  });
});

describe('a table of the database', () => {
  /** Source files by their folder below `backend/src`, without tests and migrations. */
  const sources = readdirSync(join(ROOT, 'backend/src'), { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.ts$/.test(name) && !/\.spec\.ts$|\/testing\/|\/migrations\//.test(name))
    .map((name) => [name.split('/')[0]!, readFileSync(join(ROOT, 'backend/src', name), 'utf8')] as const);
  const inSql = /\b(?:FROM|INTO|UPDATE|JOIN) (?!SET\b)(\w+)\b|\bname: '([a-z_]+)',\s*holds:/g;
  const areas = new Map<string, Set<string>>();
  for (const [area, text] of sources)
    for (const [, statement, definition] of text.matchAll(inSql)) {
      const table = statement ?? definition!;
      areas.set(table, (areas.get(table) ?? new Set()).add(area));
    }
  const tables = [
    'appointments',
    'lead_counters',
    'idempotency_keys',
    'blog_posts',
    'users',
    'sessions',
    'outgoing_mails',
  ];

  it.each(tables)('%s is used by one area only', (table) =>
    expect([table, areas.get(table)?.size]).toEqual([table, 1]),
  );

  it('is used by one area only, also when it is new', () => {
    const shared = [...areas].filter(([, { size }]) => size > 1).map(([table]) => table);
    // the list of migrations, and the catalogues of the databases
    expect(
      shared.filter((table) => !/^(?:migrations|information_schema|sqlite_master)$/.test(table)),
    ).toEqual([]);
  });
});
