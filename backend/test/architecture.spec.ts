import { filesUnder, importsOf, onlyReExports, type SourceFile } from './support/imports.js';
import { breachesOf, isForTests, RULES } from './support/layer-rules.js';

const SOURCES = filesUnder('backend/src', 'frontend/src');
const EVERYTHING = [
  ...SOURCES,
  ...filesUnder('backend/test', 'backend/bench', 'backend/scripts', 'frontend/e2e'),
];

const linesOf = ({ text }: SourceFile) => text.split('\n').length - 1;
const MOST_LINES = 250;
/** Why a file may be longer. */
const LONG: Record<string, string> = {
  'frontend/src/shared/api-schema.ts': 'generated from the OpenAPI document',
};

describe('the layers', () => {
  it.each(RULES)('hold: $name, because $reason', (rule) => expect(breachesOf([rule], SOURCES)).toEqual([]));

  it('have no rule that is about no file', () => {
    for (const { name, files } of RULES)
      expect([name, SOURCES.some(({ path }) => files.test(path))]).toEqual([name, true]);
  });

  it('have no exception that is not needed', () => {
    for (const { except = {}, ...rule } of RULES) {
      const needing = Object.keys(except).filter((path) =>
        breachesOf([rule], SOURCES).some((breach) => breach.startsWith(`${path} `)),
      );
      expect(needing).toEqual(Object.keys(except));
    }
  });

  it('have a contract that only passes on what others export', () => {
    const contract = SOURCES.filter(({ path }) => path.startsWith('backend/src/contract/'));
    expect(contract.filter((file) => !onlyReExports(file)).map(({ path }) => path)).toEqual([]);
  });

  it('are not so deep that a file climbs three folders to another', () => {
    const climbing = EVERYTHING.flatMap((file) =>
      importsOf(file)
        .filter(({ specifier }) => specifier.startsWith('../../../'))
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
    );
    expect(climbing).toEqual([]);
  });
});

describe('a source file', () => {
  it(`has at most ${MOST_LINES} lines`, () => {
    const long = SOURCES.filter(
      (file) => !isForTests(file.path) && !LONG[file.path] && linesOf(file) > MOST_LINES,
    );
    expect(long.map((file) => `${file.path}: ${linesOf(file)} lines`)).toEqual([]);
  });

  it('that may be longer is', () => {
    const long = SOURCES.filter((file) => linesOf(file) > MOST_LINES).map(({ path }) => path);
    expect(long).toEqual(expect.arrayContaining(Object.keys(LONG)));
  });

  it('stands in no drawer for everything', () => {
    const drawers = SOURCES.filter(({ path }) =>
      /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.tsx?$)/.test(path),
    );
    expect(drawers.map(({ path }) => path)).toEqual([]);
  });
});

describe('the check itself', () => {
  const breaches = (path: string, text: string) => breachesOf(RULES, [{ path, text }]);
  const A_DOMAIN_FILE = 'backend/src/leads/domain/lead.ts';

  it.each([
    ['the domain is by itself', A_DOMAIN_FILE, "import { Injectable } from '@nestjs/common';"],
    ['the domain is by itself', A_DOMAIN_FILE, "import { readFileSync } from 'node:fs';"],
    ['the domain is by itself', A_DOMAIN_FILE, "import { newId } from '../../shared/clock.js';"],
    ['the domain is by itself', A_DOMAIN_FILE, "import { LeadRepository } from '../application/ports.js';"],
    ['the domain is by itself', A_DOMAIN_FILE, "import type { User } from '../../users/domain/user.js';"],
    [
      'use cases know the domain and ports',
      'backend/src/leads/application/a.ts',
      "import express from 'express';",
    ],
    [
      'use cases know the domain and ports',
      'backend/src/leads/application/a.ts',
      "import { validated } from '../../shared/http/body.pipe.js';",
    ],
    [
      'use cases know the domain and ports',
      'backend/src/leads/application/a.ts',
      "import { Appointments } from '../infrastructure/lead.tables.js';",
    ],
    [
      'an area keeps its insides to itself',
      'backend/src/leads/infrastructure/a.ts',
      "import { UserRepository } from '../../users/application/ports.js';",
    ],
    [
      'an area keeps its insides to itself',
      'backend/src/leads/infrastructure/a.ts',
      "import { LiveBus } from '../../live/live-bus.js';",
    ],
    [
      'nobody reaches into an area from outside',
      'backend/src/pages/pages.controller.ts',
      "import { PostRepository } from '../blog/application/ports.js';",
    ],
    [
      'nobody reaches into an area from outside',
      'backend/src/app.module.ts',
      "const { SqlLeadQueries } = await import('./leads/infrastructure/sql-lead-queries.js');",
    ],
    [
      'modules meet as modules',
      'backend/src/leads/leads.module.ts',
      "import { LiveGateway } from '../live/live.gateway.js';",
    ],
    [
      'what is shared depends on no area',
      'backend/src/shared/staff.ts',
      "import { ROLES } from '../users/domain/user.js';",
    ],
    [
      'SQL stays with the adapters',
      'backend/src/health.controller.ts',
      "import type { DataSource } from 'typeorm';",
    ],
    [
      'the contract runs nothing but domain code',
      'backend/src/contract/index.ts',
      "export { LiveUpdates } from '../shared/live-updates.js';",
    ],
    [
      'the front end knows the backend by its contract',
      'frontend/src/admin/leads/a.ts',
      "import { LEAD_STATUSES } from '../../../../backend/src/leads/domain/lead';",
    ],
    [
      'the site carries nothing of the console',
      'frontend/src/site/a.tsx',
      "import Button from '@mui/material/Button';",
    ],
    [
      'the site carries nothing of the console',
      'frontend/src/site/a.tsx',
      "import { dates } from '../admin/dates';",
    ],
    ['the site carries nothing of the console', 'frontend/src/site/a.tsx', "export * from 'react-admin';"],
    [
      'the console carries nothing of the site',
      'frontend/src/admin/a.tsx',
      "import '../site/styles/base.css';",
    ],
    [
      'what both faces share belongs to neither',
      'frontend/src/shared/a.ts',
      "import { Icon } from '../site/icons/Icon';",
    ],
    [
      'fakes and builders are for tests alone',
      'backend/src/leads/leads.module.ts',
      "import { anAppointment } from './testing/builders.js';",
    ],
  ])('notices a breach: %s (%s, %s)', (name, path, text) => {
    const [, specifier] = /'([^']+)'/.exec(text) ?? [];
    const { reason } = RULES.find((rule) => rule.name === name)!;
    expect(breaches(path, text)).toContain(`${path} imports ${specifier}: ${name}, because ${reason}`);
  });

  it.each([
    [A_DOMAIN_FILE, "import type { Sale } from './sale.js';"],
    [A_DOMAIN_FILE, "import { isCalendarDate } from '../../calendar/domain/calendar-date.js';"],
    [A_DOMAIN_FILE, "// import express from 'express';\nconst text = \"import x from 'typeorm'\";"],
    ['backend/src/shared/staff.ts', "import type { Role } from '../users/domain/user.js';"],
    ['backend/src/shared/staff.ts', "import { type Role, type User } from '../users/domain/user.js';"],
    ['backend/src/leads/leads.module.ts', "import { PagesModule } from '../pages/pages.module.js';"],
    ['backend/src/leads/domain/lead.spec.ts', "import { anAppointment } from '../testing/builders.js';"],
    [
      'frontend/src/admin/a.tsx',
      "import { LEAD_STATUSES } from '@contract';\nimport Box from '@mui/material/Box';",
    ],
  ])('has nothing against %s: %s', (path, text) => expect(breaches(path, text)).toEqual([]));

  it('has read the whole project', () => {
    const read = SOURCES.flatMap(importsOf);
    expect([SOURCES.length > 150, read.length > 600]).toEqual([true, true]);
    expect(read.some(({ target }) => target === 'npm:react-admin')).toBe(true);
    expect(read.some(({ target }) => target === 'backend/src/contract/index.ts')).toBe(true);
  });
});
