import { CLIENT_FIELDS } from '../../clients/domain/client-fields.js';
import { POLICY_FIELDS } from '../../policies/domain/policy-fields.js';
import type { Fields } from '../../platform/fields/fields.js';

interface ImportedKind {
  readonly label: string;
  readonly one: string;
  readonly many: string;
  /** What the file holds. */
  readonly hint: string;
  /** Of the list in the console. */
  readonly path: string;
  /** The fields of its records, where they are listed. */
  readonly fields?: Fields;
}

/** What a file can be imported as. */
export const IMPORTED = {
  leads: {
    label: 'Leads',
    one: 'lead',
    many: 'leads',
    hint: 'People who asked for something and have not decided yet.',
    path: '/admin/leads',
  },
  clients: {
    label: 'Clients',
    one: 'client',
    many: 'clients',
    hint: 'People the office looks after. An address book (vCard) fits here too.',
    path: '/admin/clients',
    fields: CLIENT_FIELDS,
  },
  policies: {
    label: 'Policies',
    one: 'policy',
    many: 'policies',
    hint: 'Policies of clients who are here already.',
    path: '/admin/policies',
    fields: POLICY_FIELDS,
  },
  subscribers: {
    label: 'Newsletter subscribers',
    one: 'subscriber',
    many: 'subscribers',
    hint: 'People who agreed to get the newsletter.',
    path: '/admin/newsletter/subscribers',
  },
} as const satisfies Readonly<Record<string, ImportedKind>>;

export type ImportKind = keyof typeof IMPORTED;
// a pure call, so that the bundle of the site leaves it out
export const IMPORT_KINDS = /* @__PURE__ */ Object.keys(IMPORTED) as readonly ImportKind[];

/** The fields of the records of a kind, where they are listed. */
export const fieldsOfKind = (kind: ImportKind): Fields | undefined => {
  const imported: ImportedKind = IMPORTED[kind];
  return imported.fields;
};
