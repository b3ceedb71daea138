// Which file may import which. `npm run check` reports every violation with its rule's comment.
// A business area offers the files in its root folder: its module, what other areas call and read, and the ports that
// they implement. The folders below it are private.
const AREA = '(?!platform/|app/|contract/)[^/]+';
const IMPORTED_WORDS = '^backend/src/imports/domain/';
// rules without an entity of their own, which any domain may follow: days and hours, calculators and their figures
const SHARED_RULES = '^backend/src/(calendar|planning)/domain/';
const TEST_CODE = '/testing/';

// the floors of the console, the lowest first
const CONSOLE_FLOORS = ['ground', 'records', 'screens'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other cannot be read, tested or moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-between-areas',
      comment: 'Areas that need each other are one area.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^backend/src/[^/]+$' },
      to: { path: '^backend/src/[^/]+$', circular: true },
    },
    {
      name: 'platform-knows-no-product',
      comment: 'The platform (HTTP, database, logger and so on) would serve any other product as well.',
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: TEST_CODE },
      to: { path: '^backend/src/', pathNot: '^backend/src/platform/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Business rules need no framework, database or clock, and are tested without them.',
      severity: 'error',
      from: { path: `^backend/src/(${AREA})/domain/`, pathNot: IMPORTED_WORDS },
      to: {
        pathNot: [
          '^backend/src/$1/domain/',
          SHARED_RULES,
          '^backend/src/platform/((domain-error|plain-names)\\.ts$|fields/|values/)',
        ],
      },
    },
    {
      name: 'imports-speak-the-words-of-the-areas',
      comment:
        'What can be imported, and its limits, are the words and rules of the areas; each is declared there.',
      severity: 'error',
      from: { path: IMPORTED_WORDS },
      to: {
        pathNot: [
          '^backend/src/(imports|leads|clients|policies|calendar)/domain/',
          '^backend/src/platform/((domain-error|import-target|text-rules)\\.ts$|fields/|values/)',
          'node_modules/libphonenumber-js/',
        ],
      },
    },
    {
      name: 'application-knows-ports-only',
      comment:
        'A use case says what a person can do, without HTTP, drivers or sockets. Besides ports it calls the root files of areas.',
      severity: 'error',
      from: { path: `^backend/src/(${AREA})/application/` },
      to: {
        pathNot: [
          '^backend/src/$1/(domain|application)/',
          SHARED_RULES,
          `^backend/src/${AREA}/[^/]+$`,
          '^backend/src/platform/values/',
          '^backend/src/platform/(clock|delivery-loop|domain-error|early-pause|held-part|idempotency-token|idle-collection|import-targets?|live-updates|personal-data|portions|records|sealed-numbers|sealed-text|secret-token|stoppable-job|unit-of-work|whole-list|http/(outbound|public-content))\\.ts$',
          '^(node:)?(crypto|timers/promises)$',
          'node_modules/(@nestjs/common|p-limit)/',
        ],
      },
    },
    {
      name: 'stores-know-ports-only',
      comment: 'A store locks, reads and writes; what follows from an act is said by its use case.',
      severity: 'error',
      from: { path: `^backend/src/(${AREA})/(store|infrastructure)/` },
      to: { path: '^backend/src/$1/(http|application)/', pathNot: '[/.-]ports\\.ts$' },
    },
    {
      name: 'roots-are-faces',
      comment:
        'Other areas call the root files of an area: types, ports and a few functions. Modules put it together.',
      severity: 'error',
      from: {
        path: `^backend/src/(${AREA})/[^/]+$`,
        pathNot: [
          '\\.module\\.ts$',
          // the rows of the list of leads, for the answers of other areas
          '^backend/src/leads/lead-views\\.ts$',
        ],
      },
      to: { path: '^backend/src/$1/(store|http|infrastructure)/' },
    },
    {
      name: 'areas-are-private',
      comment: 'An area is used through the files in its root folder; then its inside can change alone.',
      severity: 'error',
      from: {
        path: '^backend/src/([^/]+)/',
        pathNot: ['^backend/src/(app|contract)/', IMPORTED_WORDS, TEST_CODE],
      },
      to: {
        path: `^backend/src/${AREA}/(domain|application|http|store|infrastructure|templates)/`,
        pathNot: ['^backend/src/$1/', SHARED_RULES],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'desk-is-read-by-nobody',
      comment: 'The desk shows what the other areas know; an area that needed it would be in a circle.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: ['^backend/src/(desk|app|contract)/', TEST_CODE] },
      to: { path: '^backend/src/desk/' },
    },
    {
      name: 'only-the-composition-sees-it-all',
      comment: 'app/ puts the parts together; no part knows the whole.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: ['^backend/src/(app/|main\\.ts$)', TEST_CODE] },
      to: { path: '^backend/src/(app/|main\\.ts$)' },
    },
    {
      name: 'sql-stays-in-adapters',
      comment: 'A rule or a use case that knows the database cannot be tested without one.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: [
          '^backend/src/(platform/database/|app/migrations/|[^/]+/(store|http|infrastructure)/)',
          `^backend/src/${AREA}/[^/]+$`,
          '^backend/src/app/(schema|first-start)\\.ts$',
          TEST_CODE,
        ],
      },
      to: { path: 'node_modules/(typeorm|@nestjs/typeorm|better-sqlite3|mysql2)/' },
    },
    {
      name: 'contract-is-domain-code',
      comment: 'The front end bundles the contract as it is.',
      severity: 'error',
      from: { path: '^backend/src/contract/' },
      to: {
        pathNot: [`^backend/src/${AREA}/domain/`, '^backend/src/(contract|platform/(fields|values))/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'front-end-uses-the-contract',
      comment: 'No server code in a browser.',
      severity: 'error',
      from: { path: '^frontend/src/' },
      to: { path: '^backend/', pathNot: '^backend/src/contract/index.ts$' },
    },
    {
      name: 'site-without-console',
      comment: 'A visitor never downloads react-admin or Material UI.',
      severity: 'error',
      from: { path: '^frontend/src/(site|shared)/' },
      to: { path: ['^frontend/src/admin/', 'node_modules/(react-admin|ra-[^/]+|@mui|@emotion)/'] },
    },
    {
      name: 'console-without-site',
      comment: 'The two are built, loaded and changed apart; what both need is in shared/.',
      severity: 'error',
      from: { path: '^frontend/src/(admin|shared)/' },
      to: { path: '^frontend/src/site/' },
    },
    ...CONSOLE_FLOORS.map((floor, index) => ({
      name: `console-${floor}-knows-nothing-above`,
      comment:
        'The floors of the console: ground/ (api, lists, forms, dates, words), records/ (what several screens show of one kind of record), screens/, frame/ (what is around the screens).',
      severity: 'error',
      from: { path: `^frontend/src/admin/${floor}/` },
      to: {
        path: `^frontend/src/admin/((${[...CONSOLE_FLOORS.slice(index + 1), 'frame'].join('|')})/|[^/]+$)`,
      },
    })),
    {
      name: 'console-screens-are-apart',
      comment: 'What two screens show is a part of a record, or ground.',
      severity: 'error',
      from: { path: '^frontend/src/admin/screens/([^/]+)/' },
      to: { path: '^frontend/src/admin/screens/', pathNot: '^frontend/src/admin/screens/$1/' },
    },
    {
      name: 'console-pages-are-listed-once',
      comment: 'The frame knows the pages by their list.',
      severity: 'error',
      from: { path: '^frontend/src/admin/(frame/|[^/]+$)', pathNot: '/pages\\.ts$' },
      to: { path: '^frontend/src/admin/screens/' },
    },
    {
      name: 'no-cycles-between-folders-of-the-console',
      comment: 'Folders that need each other are one folder.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^frontend/src/admin/[^/]+/[^/]+$' },
      to: { path: '^frontend/src/admin/[^/]+/[^/]+$', circular: true },
    },
    {
      name: 'query-cache-is-the-consoles',
      comment: 'TanStack Query belongs to react-admin; the site fetches nothing in the background.',
      severity: 'error',
      from: { path: '^frontend/src/site/' },
      to: { path: 'node_modules/@tanstack/' },
    },
    {
      name: 'no-drawers',
      comment: 'A file is named after what is in it.',
      severity: 'error',
      from: {},
      to: { path: '^(backend|frontend)/.*/(utils?|helpers?|common|misc)(/|\\.[^/]+$)' },
    },
    {
      name: 'test-code-in-tests-only',
      comment: 'Fakes and builders are left out of the build.',
      severity: 'error',
      from: { path: '^(backend|frontend)/src/', pathNot: TEST_CODE },
      to: { path: TEST_CODE },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(spec|test)\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'frontend/tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] },
  },
};
