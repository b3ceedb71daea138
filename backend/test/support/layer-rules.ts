import { type Import, importsOf, type SourceFile } from './imports.js';

/** What some files may not import. Each rule has its reason, and each exception its own. */
export interface Rule {
  readonly name: string;
  readonly reason: string;
  /** The files it is about. `(?<area>…)` in it stands for `<area>` below. */
  readonly files: RegExp;
  /** These may not be imported; without this, nothing may. Paths from the root, or `npm:name`, or `node:name`. */
  readonly never?: readonly string[];
  /** These may be, all the same. */
  readonly may?: readonly string[];
  /** These may be too, as long as nothing but types is taken from them. */
  readonly types?: readonly string[];
  readonly except?: Readonly<Record<string, string>>;
}

const LAYERED = '(?<area>leads|blog|users|calendar)';
const backend = (path: string) => new RegExp(`^backend/src/${path}`);

/** Patterns are anchored at both ends; `*` is any part of a path. */
export const RULES: readonly Rule[] = [
  {
    name: 'the domain is by itself',
    reason:
      'rules of the business hold without a framework, a database or a clock, and are tested without them',
    files: backend(`${LAYERED}/domain/`),
    may: [
      'backend/src/<area>/domain/*',
      'backend/src/calendar/domain/*',
      'backend/src/shared/domain-error.ts',
    ],
  },
  {
    name: 'use cases know the domain and ports',
    reason: 'what a person can do is said without HTTP, SQL or sockets; adapters are put behind ports',
    files: backend(`${LAYERED}/application/`),
    may: [
      'backend/src/<area>/domain/*',
      'backend/src/<area>/application/*',
      'backend/src/calendar/domain/*',
      // the ports that all areas share
      ...['business-time', 'clock', 'domain-error', 'live-updates', 'public-content', 'staff'].map(
        (port) => `backend/src/shared/${port}.ts`,
      ),
      // the settings are plain values, checked once at start
      'backend/src/config.ts',
      'npm:@nestjs/common',
      'node:crypto',
    ],
  },
  {
    name: 'an area keeps its insides to itself',
    reason: 'areas meet in shared ports and in modules, so that each can be changed alone',
    files: backend(`${LAYERED}/(?:application|infrastructure)/`),
    never: [
      ...['leads', 'blog', 'users', 'live', 'pages'].map((area) => `backend/src/${area}/*`),
      'backend/src/app.module.ts',
      'backend/src/create-app.ts',
    ],
    may: ['backend/src/<area>/*', 'backend/src/calendar/domain/*'],
  },
  {
    name: 'nobody reaches into an area from outside',
    reason: 'use cases and adapters are given out by an area’s module, not taken from its folders',
    files: backend('(?!(?:leads|blog|users|calendar)/)'),
    never: ['leads', 'blog', 'users'].flatMap((area) => [
      `backend/src/${area}/application/*`,
      `backend/src/${area}/infrastructure/*`,
    ]),
    except: {
      'backend/src/database/data-sources.ts': 'one data source has the tables of all areas',
      'backend/src/database/start-up.ts': 'the first start makes the first account, by its use case',
      'backend/src/database/demo-content.ts': 'starter content is stored through the ports of its areas',
      'backend/src/create-admin.ts': 'a command that makes an account, by its use case and under its rules',
    },
  },
  {
    name: 'modules meet as modules',
    reason: 'a module asks another for what that gives out, and knows nothing of how it is made',
    files: backend('(?:leads|blog|users|live|pages)/[^/]*\\.module\\.ts$'),
    never: ['leads', 'blog', 'users', 'live', 'pages'].map((area) => `backend/src/${area}/*`),
    may: ['backend/src/<folder>/*', 'backend/src/*/*.module.ts'],
  },
  {
    name: 'what is shared depends on no area',
    reason: 'all areas stand on it; it may name their words, and must not run their code',
    files: backend('shared/'),
    never: ['backend/src/*'],
    may: [
      'backend/src/shared/*',
      'backend/src/config.ts',
      'backend/src/calendar/domain/*',
      // the one place where an error becomes a status tells errors of the drivers apart
      'backend/src/database/database-errors.ts',
    ],
    types: [
      'backend/src/leads/domain/*',
      'backend/src/blog/domain/*',
      'backend/src/users/domain/*',
      'backend/src/pages/page-data.ts',
    ],
  },
  {
    name: 'SQL stays with the adapters',
    reason: 'a rule or a route that knows the database cannot be tried without one',
    files: backend('(?!database/|[^/]+/infrastructure/)'),
    never: ['npm:typeorm', 'npm:@nestjs/typeorm', 'npm:better-sqlite3', 'npm:mysql2'],
  },
  {
    name: 'the contract runs nothing but domain code',
    reason: 'the front end bundles it as it is',
    files: backend('contract/'),
    may: ['leads', 'blog', 'users', 'calendar'].map((area) => `backend/src/${area}/domain/*`),
    types: ['backend/src/shared/live-updates.ts', 'backend/src/pages/page-data.ts'],
  },
  {
    name: 'the front end knows the backend by its contract',
    reason: 'nothing of the server may come into a browser',
    files: /^frontend\/src\//,
    never: ['backend/*'],
    may: ['backend/src/contract/index.ts'],
  },
  {
    name: 'the site carries nothing of the console',
    reason: 'a visitor never downloads react-admin or Material UI',
    files: /^frontend\/src\/site\//,
    never: [
      'frontend/src/admin/*',
      'npm:react-admin',
      'npm:ra-*',
      'npm:@mui/*',
      'npm:@emotion/*',
      'npm:@tanstack/*',
    ],
  },
  {
    name: 'the console carries nothing of the site',
    reason: 'the two faces are built, loaded and changed apart; what both need is in shared',
    files: /^frontend\/src\/admin\//,
    never: ['frontend/src/site/*'],
  },
  {
    name: 'what both faces share belongs to neither',
    reason: 'whatever it imported, visitors would download',
    files: /^frontend\/src\/shared\//,
    never: [
      'frontend/src/site/*',
      'frontend/src/admin/*',
      'npm:react-admin',
      'npm:ra-*',
      'npm:@mui/*',
      'npm:@emotion/*',
    ],
  },
  {
    name: 'fakes and builders are for tests alone',
    reason: 'they are left out of the build',
    files: /^(?:backend|frontend)\/src\//,
    never: ['*/testing/*'],
  },
];

/** Tests and what they are made with stand outside of the layers. */
export function isForTests(path: string): boolean {
  return /\.(?:spec|test)\.tsx?$|\/testing\//.test(path);
}

/** Every breach of the rules, each as `file imports this: why not`. */
export function breachesOf(rules: readonly Rule[], files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isForTests(path))
    .flatMap((file) => {
      const imports = importsOf(file);
      return rules
        .filter((rule) => rule.files.test(file.path) && !rule.except?.[file.path])
        .flatMap((rule) =>
          imports
            .filter((one) => breaks(rule, file.path, one))
            .map(
              ({ specifier }) => `${file.path} imports ${specifier}: ${rule.name}, because ${rule.reason}`,
            ),
        );
    });
}

function breaks({ files, may, never, types }: Rule, path: string, { target, typeOnly }: Import): boolean {
  const area = files.exec(path)?.groups?.area ?? '';
  const folder = path.split('/')[2] ?? '';
  const isIn = (patterns: readonly string[] = []) =>
    patterns.some((pattern) => matches(pattern.replace('<area>', area).replace('<folder>', folder), target));
  if (isIn(may) || (typeOnly && isIn(types))) return false;
  return never ? isIn(never) : true;
}

function matches(pattern: string, target: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`).test(target);
}
