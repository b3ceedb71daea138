import { columnsOf, personalColumns } from '../../platform/database/field-columns.js';
import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import { CHANGED, column, CREATED, fileOf, HISTORY } from '../../platform/fields/rows-in-file.js';
import type { ClientEventRow } from '../client-queries.js';
import type { Client } from '../domain/client.js';
import { CLIENT_FIELDS } from '../domain/client-fields.js';

/** A client with the columns that are made of the details. */
export interface ClientRow extends Omit<Client, 'tags' | 'nextPremiumDue'> {
  /** A JSON list. */
  readonly tags: string;
  /** The address in the form in which addresses are compared; '' without one. */
  readonly emailKey: string;
  /** The phone number in E.164, such as `+639170000101`; '' for what is no number of any country. */
  readonly phoneE164: string;
  /** The same of the second address and number. */
  readonly secondEmailKey: string;
  readonly secondPhoneE164: string;
  /** `MM-DD` of the birth; null when it is not known. */
  readonly birthMonthDay: string | null;
  /** What the search looks through. */
  readonly searchText: string;
  /** By what lists are sorted by name (`nameOrder`). */
  readonly nameKey: string;
  /** What it finds besides: the words that merges replaced (former-words.ts). */
  readonly formerText: string;
  /** `NEVER_DUE` without a premium. */
  readonly nextPremiumDue: string;
  /** The client that is the same person since a merge; null for one that is shown. */
  readonly mergedInto: string | null;
}

export interface HouseholdRow {
  readonly id: string;
  readonly name: string;
  /** The name in the form in which names are found and sorted. */
  readonly nameKey: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The record of a merge; what it replaced is emptied when it is taken back. */
export interface ClientMergeRow {
  readonly id: string;
  readonly survivorId: string;
  readonly otherId: string;
  /** The address and the searched words of the surviving client before the merge. */
  readonly emailKey: string;
  readonly searchText: string;
  /** A `MergeRecord` as JSON. */
  readonly record: string;
  readonly mergedAt: string;
  readonly mergedByName: string;
  /** When it was taken back, null while it holds. */
  readonly undoneAt: string | null;
}

export const Clients = new Table<ClientRow>({
  name: 'clients',
  holds: {
    person: [
      ...personalColumns(CLIENT_FIELDS),
      'emailKey',
      'phoneE164',
      'secondEmailKey',
      'secondPhoneE164',
      'birthMonthDay',
      'searchText',
      'nameKey',
      'formerText',
    ],
  },
  exported: {
    files: [
      fileOf(
        'clients.csv',
        'Clients. Can be imported. A client that was merged into another is left out.',
        CLIENT_FIELDS,
        'mergedInto IS NULL',
      ),
    ],
    leftOut: {
      'derived from other columns': [
        'emailKey',
        'phoneE164',
        'secondEmailKey',
        'secondPhoneE164',
        'birthMonthDay',
        'searchText',
        'nameKey',
        'formerText',
        'nextPremiumDue',
      ],
      'null in the rows that are exported': ['mergedInto'],
    },
  },
  columns: {
    ...columnsOf(CLIENT_FIELDS),
    emailKey: text,
    phoneE164: text,
    secondEmailKey: text,
    secondPhoneE164: text,
    birthMonthDay: nullableText,
    searchText: text,
    nameKey: text,
    formerText: { type: 'text', default: '' },
    mergedInto: nullableText,
  },
});

/** One row: the number of clients who are shown (shown-clients.ts). */
export const ClientCounter = new Table<{ id: number; shown: number }>({
  name: 'client_counter',
  holds: { noPerson: 'a count' },
  exported: { notExported: 'a count' },
  columns: { id: { type: 'int', primary: true }, shown: { type: 'int' } },
});

export const Households = new Table<HouseholdRow>({
  name: 'households',
  holds: { person: ['name', 'nameKey'] },
  exported: {
    files: [
      {
        file: 'households.csv',
        about: 'Households; clients.csv says who belongs to them.',
        columns: [column('Name', 'name', 'text'), CREATED, CHANGED, column('Household ID', 'id', 'id')],
      },
    ],
    leftOut: { 'derived from other columns': ['nameKey'] },
  },
  columns: { id, name: text, nameKey: text, createdAt: text, updatedAt: text },
});

export const ClientMerges = new Table<ClientMergeRow>({
  name: 'client_merges',
  holds: {
    person: ['survivorId', 'otherId', 'emailKey', 'searchText', 'record'],
    others: { staff: ['mergedByName'] },
  },
  exported: { notExported: 'earlier states of clients' },
  columns: {
    id,
    survivorId: text,
    otherId: text,
    emailKey: text,
    searchText: text,
    record: { type: 'text' },
    mergedAt: text,
    mergedByName: text,
    undoneAt: nullableText,
  },
});

export interface ClientActivityRow extends ClientEventRow {
  readonly clientId: string;
}

const ABOUT = [
  column('Client ID', 'clientId', 'of clients.csv'),
  column('Policy ID', 'policyId', 'of policies.csv'),
];

/** The notes and the history of clients, in the files of those of leads. */
export const ClientActivities = new Table<ClientActivityRow>({
  name: 'client_activity',
  holds: { person: ['clientId', 'actionDetails'], others: { staff: ['performedByName'] } },
  exported: {
    files: [
      {
        file: 'notes.csv',
        where: "actionType = 'note_added'",
        columns: [
          column('Note', 'actionDetails', 'text with lines'),
          column('Written By', 'performedByName', 'name'),
          CREATED,
          column('Note ID', 'id', 'id'),
          ...ABOUT,
        ],
      },
      {
        file: 'history.csv',
        where: "actionType <> 'note_added'",
        columns: [...HISTORY, ...ABOUT],
      },
    ],
    leftOut: { 'ids of staff, whose names are exported': ['performedBy'] },
  },
  columns: {
    id,
    clientId: text,
    policyId: nullableText,
    actionType: text,
    actionDetails: { type: 'text' },
    performedBy: nullableText,
    performedByName: text,
    createdAt: text,
  },
});

/** The columns of second addresses and numbers, by those of the first. */
export const SECOND = { emailKey: 'secondEmailKey', phoneE164: 'secondPhoneE164' } as const;

/**
 * The condition that clients are shown, beside ids or addresses: with `mergedInto IS NULL` SQLite takes the indexes that begin
 * with it, where nearly all clients are.
 */
export const IS_SHOWN = `COALESCE(mergedInto, '') = ''`;
