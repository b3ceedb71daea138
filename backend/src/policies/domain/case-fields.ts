import { emptyOf, type FieldsFor, namesWhere, type NamesWith } from '../../platform/fields/fields.js';
import { DAY, inEverything, TIME } from '../../platform/fields/file-columns.js';
import type { ServiceCase } from './service-case.js';

export const CASE_KINDS = ['claim', 'change', 'complaint'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

const TEXT = { about: 'person', type: 'text', headings: null } as const;
const OFFICE = { about: 'office' } as const;
const IN_NO_FILE = { files: { everything: null, list: null } } as const;

/** The one list of the fields of a service case. Columns, rows, bodies, responses and its file derive from it. */
export const CASE_FIELDS = {
  id: { about: 'case', type: 'text', files: inEverything('Case ID', 'id'), place: 1 },
  policyId: {
    about: 'person',
    type: 'record',
    files: inEverything('Policy ID', 'of policies.csv'),
    place: 1,
  },
  kind: {
    about: 'case',
    type: 'choice',
    choices: CASE_KINDS,
    label: 'Kind',
    headings: null,
    files: inEverything('Kind', 'word'),
  },
  title: { ...TEXT, max: 200, label: 'What it is about', files: inEverything('Title', 'text') },
  reference: {
    ...TEXT,
    max: 60,
    optional: true,
    label: 'Reference of the insurer',
    files: inEverything('Reference', 'of the insurer'),
  },
  nextStep: {
    ...TEXT,
    max: 300,
    optional: true,
    label: 'Next step',
    files: inEverything('Next Step', 'text'),
  },
  nextBy: {
    about: 'case',
    type: 'date',
    optional: true,
    label: 'Next step by',
    headings: null,
    files: inEverything('Next By', DAY),
  },
  openedAt: { about: 'case', type: 'time', files: inEverything('Opened (UTC)', TIME) },
  openedBy: { ...OFFICE, type: 'user', ...IN_NO_FILE },
  openedByName: { ...OFFICE, type: 'text', files: inEverything('Opened By', 'name') },
  closedAt: {
    about: 'case',
    type: 'time',
    optional: true,
    description: 'Null while it is open',
    files: inEverything('Closed (UTC)', TIME),
  },
  closedBy: { ...OFFICE, type: 'user', optional: true, ...IN_NO_FILE },
  closedByName: { ...OFFICE, type: 'text', optional: true, files: inEverything('Closed By', 'name') },
} as const satisfies FieldsFor<ServiceCase>;

/** What staff write about a case. */
export type CaseDetail = NamesWith<typeof CASE_FIELDS, { label: string }>;
/** What lists say about an open case. */
export const OPEN_CASE = ['id', 'kind', 'title', 'nextStep', 'nextBy'] as const;
/** What they do not say. */
export const REST_OF_CASE = namesWhere(CASE_FIELDS, () => true).filter(
  (name): name is Exclude<keyof ServiceCase, (typeof OPEN_CASE)[number]> =>
    !OPEN_CASE.some((said) => said === name),
);
/** A case of which nothing is known that may be unknown. */
export const EMPTY_CASE = emptyOf<ServiceCase, typeof CASE_FIELDS>(CASE_FIELDS);
