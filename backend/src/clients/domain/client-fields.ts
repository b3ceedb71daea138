import { type FieldsFor, namesWhere, type NamesWith } from '../../platform/fields/fields.js';
import { DAY, inEverything, inFiles, TIME } from '../../platform/fields/file-columns.js';
import type { Client } from './client.js';
import { CONTACT_FIELDS, FOLDED, PERSON } from './contact-fields.js';
import { HOUSEHOLD_ROLES } from './household.js';

/** How a client prefers to be reached. */
export const CLIENT_CHANNELS = ['call', 'message', 'e-mail', 'meeting'] as const;

/** By civil law. */
export const CIVIL_STATUSES = ['single', 'married', 'widowed', 'separated', 'annulled', 'divorced'] as const;

export const MOST_TAGS = 20;
/** Characters. */
export const MOST_NOTES = 5000;
/** Characters of the names. */
export const MOST_NAME = 100;

/** 1 to 40 characters without quotes, backslashes and commas, with none of them a space at an end. */
export const TAG = /^(?!\s)[^"\\,\p{Cc}\p{Cs}]{1,40}(?<!\s)$/u;

/** Stored instead of a due date where none is: sorts after every day. */
export const NEVER_DUE = '9999-12-31';

const TEXT = { ...PERSON, type: 'text' } as const;
const NUMBER = { ...FOLDED, type: 'sealed', sensitive: true, place: 1 } as const;
const LAST_DIGITS = 'the last digits; the whole number is in the export of the person';
const UNREPORTED = { reported: null } as const;
const OFFICE_TEXT = { about: 'office', type: 'text' } as const;

/**
 * The one list of the fields of a client, in the order of responses. Columns, rows, bodies, responses, merge, import, files,
 * the person's export and the console's form derive from it; `Field` says how.
 */
export const CLIENT_FIELDS = {
  id: { about: 'case', type: 'text', files: inFiles('Client ID', 'id'), place: 3 },
  firstName: {
    about: 'person',
    type: 'text',
    max: MOST_NAME,
    label: 'First name',
    headings: 'first name, given name, forename, fname, pangalan, unang pangalan',
    reported: 'Name of a client',
    files: inFiles('First Name', 'text'),
  },
  middleName: {
    ...TEXT,
    ...UNREPORTED,
    max: MOST_NAME,
    label: 'Middle name',
    headings: `middle name, middle initial, middle, mi, m.i., mname, additional name, gitnang pangalan,
      panggitnang pangalan`,
    files: inFiles('Middle Name', 'text'),
  },
  lastName: {
    ...TEXT,
    ...UNREPORTED,
    max: MOST_NAME,
    label: 'Last name',
    headings: 'last name, surname, family name, lname, apelyido',
    files: inFiles('Last Name', 'text'),
  },
  suffix: {
    ...TEXT,
    ...UNREPORTED,
    max: 20,
    label: 'Suffix',
    headings: 'name suffix, honorific suffix, extension name, name extension, ext. name, generation',
    files: inFiles('Suffix', 'behind the name, such as Jr.'),
  },
  ...CONTACT_FIELDS,
  dateOfBirth: {
    ...PERSON,
    type: 'date',
    label: 'Date of birth',
    headings: 'date of birth, birth date, birthdate, birthday, dob, bday, kaarawan, petsa ng kapanganakan',
    sensitive: true,
    reported: 'Date of birth of a client',
    files: inFiles('Date of Birth', DAY),
  },
  civilStatus: {
    ...FOLDED,
    type: 'choice',
    choices: CIVIL_STATUSES,
    sensitive: true,
    label: 'Civil status',
    headings: 'civil status, marital status, status sibil, katayuang sibil',
    reported: 'Civil status of a client',
    files: inFiles('Civil Status', 'word'),
    place: 1,
  },
  occupation: {
    ...FOLDED,
    type: 'text',
    max: 100,
    label: 'Occupation',
    headings: 'occupation, job title, job, profession, position, trabaho, hanapbuhay, organization title',
    reported: 'Occupation of a client',
    files: inFiles('Occupation', 'text'),
    place: 1,
  },
  dependents: {
    ...FOLDED,
    type: 'number',
    max: 50,
    description: 'How many people depend on the client',
    label: 'Dependents',
    headings: 'dependents, dependants, number of dependents, no. of dependents, mga umaasa',
    reported: 'Dependents of a client',
    files: inFiles('Dependents', 'number'),
    place: 1,
  },
  tin: {
    ...NUMBER,
    digits: [9, 12, 14],
    label: 'TIN',
    headings: `tin, tin no, tin number, tax identification number, taxpayer identification number, tax id,
      tax identification no`,
    reported: 'TIN of a client',
    files: inEverything('TIN', LAST_DIGITS),
  },
  sssNumber: {
    ...NUMBER,
    digits: [10],
    label: 'SSS number',
    headings: 'sss, sss no, sss number, sss id, social security number, social security no',
    reported: 'SSS number of a client',
    files: inEverything('SSS Number', LAST_DIGITS),
  },
  gsisNumber: {
    ...NUMBER,
    digits: [10, 11, 12],
    label: 'GSIS number',
    headings: 'gsis, gsis no, gsis number, gsis bp number, bp number, gsis id',
    reported: 'GSIS number of a client',
    files: inEverything('GSIS Number', LAST_DIGITS),
  },
  address: {
    ...PERSON,
    type: 'lines',
    max: 300,
    label: 'Address',
    headings: 'address, home address, street, street address, mailing address, tirahan',
    reported: 'Address of a client',
    files: inFiles('Address', 'text with lines'),
  },
  channel: {
    ...UNREPORTED,
    about: 'case',
    type: 'choice',
    optional: true,
    choices: CLIENT_CHANNELS,
    label: 'Prefers',
    headings: 'prefers, preferred channel, contact by, channel',
    files: inFiles('Prefers', 'how the client prefers to be reached'),
  },
  ownerId: {
    ...UNREPORTED,
    about: 'office',
    type: 'user',
    optional: true,
    label: 'Looked after by',
    headings: 'owner, looked after by, advisor, adviser, agent, assigned to, assigned user',
    importedAs: 'owner',
    files: inFiles('Looked After By', 'name of the member of staff'),
  },
  notes: {
    ...PERSON,
    type: 'lines',
    max: MOST_NOTES,
    label: 'Notes',
    headings: 'notes, note, remarks, comment, comments, background, description, tala, puna',
    reported: 'Notes about a client',
    files: inFiles('Notes', 'text with lines'),
    place: 1,
  },
  referredBy: {
    ...TEXT,
    ...UNREPORTED,
    max: 200,
    description: 'The id of another client, or a name',
    label: 'Referred by',
    headings: 'referred by, referrer, referral, nirefer ni',
    files: inFiles('Referred By', 'name, or id of clients.csv'),
  },
  tags: {
    ...UNREPORTED,
    about: 'person',
    type: 'list',
    max: MOST_TAGS,
    items: { form: TAG, said: ['client.tags', { max: MOST_TAGS }] },
    label: 'Tags',
    headings: 'tags, labels, groups, categories',
    files: inFiles('Tags', 'with semicolons between them'),
  },
  householdId: {
    ...OFFICE_TEXT,
    optional: true,
    files: inEverything('Household ID', 'of households.csv'),
    place: 2,
  },
  householdRole: {
    about: 'case',
    type: 'choice',
    optional: true,
    choices: HOUSEHOLD_ROLES,
    files: inEverything('Household Role', 'word'),
    place: 2,
  },
  policiesInForce: { about: 'office', type: 'number', files: inFiles('Policies in Force', 'number') },
  nextPremiumDue: {
    ...OFFICE_TEXT,
    optional: true,
    none: NEVER_DUE,
    description: 'Of the policies that go on; null without an unpaid premium',
    files: { everything: null, list: 'Next Premium Due' },
  },
  createdAt: {
    about: 'case',
    type: 'time',
    files: { everything: ['Created (UTC)', TIME], list: 'Added' },
    place: 2,
  },
  updatedAt: { about: 'office', type: 'time', files: inEverything('Changed (UTC)', TIME), place: 2 },
} as const satisfies FieldsFor<Client, 'reported'>;

type ClientFields = typeof CLIENT_FIELDS;

/** What staff write about a client. */
export type ClientDetail = NamesWith<ClientFields, { label: string }>;
export const CLIENT_DETAILS = namesWhere(
  CLIENT_FIELDS,
  ({ label }) => label !== undefined,
) as readonly ClientDetail[];

/** The numbers that are sealed. */
export type SealedDetail = NamesWith<ClientFields, { type: 'sealed' }>;
export const SEALED_DETAILS = namesWhere(
  CLIENT_FIELDS,
  ({ type }) => type === 'sealed',
) as readonly SealedDetail[];

/** What an export of the person says about a client. */
export type ExportedClient = Pick<Client, NamesWith<ClientFields, { about: 'person' | 'case' }>>;
export const EXPORTED_FIELDS = namesWhere(
  CLIENT_FIELDS,
  ({ about }) => about !== 'office',
) as readonly (keyof ExportedClient)[];
