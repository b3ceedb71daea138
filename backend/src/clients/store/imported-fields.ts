import { type ImportedFields, type RecordFields, textOf } from '../../platform/import-target.js';
import { mailboxKey } from '../../platform/values/email.js';
import { e164Of } from '../../platform/values/phone.js';
import { type Client, type ClientDetails, createClient, eachOnce, type Moment } from '../domain/client.js';
import { CLIENT_DETAILS, CLIENT_FIELDS } from '../domain/client-fields.js';

export function detailsOf(client: ClientDetails): ClientDetails {
  return Object.fromEntries(
    CLIENT_DETAILS.map((field) => [field, client[field]]),
  ) as unknown as ClientDetails;
}

export function clientAs({ owner: _, ...details }: RecordFields, moment: Moment): Client {
  const { firstName } = details as unknown as ClientDetails;
  // a date of birth that is stored is not looked at again
  return { ...createClient({ firstName }, '', moment), ...(details as object) };
}

/** Forms in which two spellings of an address or a number are the same. */
export const CONTACT_FORMS: Readonly<Record<string, (value: string) => string>> = Object.fromEntries(
  CLIENT_DETAILS.flatMap((name) => {
    const { type } = CLIENT_FIELDS[name];
    if (type === 'email') return [[name, mailboxKey]];
    return type === 'phone' ? [[name, e164Of]] : [];
  }),
);

/** What a row changes: tags are added, and another spelling of the same address or number is no change. */
export function changeIn(before: RecordFields, said: ImportedFields): Partial<ClientDetails> {
  const { tags, ...change } = said;
  const isKnown = ([field, value]: [string, unknown]) => {
    const form = CONTACT_FORMS[field];
    if (!form) return false;
    const [written, stored] = [form(String(value)), form(textOf(before[field]))];
    return value === '' || (written !== '' && written === stored);
  };
  return {
    ...Object.fromEntries(Object.entries(change).filter((entry) => !isKnown(entry))),
    ...(Array.isArray(tags) && {
      tags: eachOnce([...((before.tags ?? []) as readonly string[]), ...(tags as string[])]),
    }),
  };
}

export function importedClient(
  id: string,
  { owner, ...details }: RecordFields,
  owners: ReadonlyMap<string, string>,
  at: string,
): Client {
  const ownerId = owners.get(textOf(owner)) ?? null;
  return {
    ...(details as unknown as ClientDetails),
    id,
    ownerId,
    householdId: null,
    householdRole: null,
    policiesInForce: 0,
    nextPremiumDue: null,
    createdAt: at,
    updatedAt: at,
  };
}

export const CHANGED_COLUMNS = [
  ...CLIENT_DETAILS,
  'emailKey',
  'phoneE164',
  'secondEmailKey',
  'secondPhoneE164',
  'birthMonthDay',
  'searchText',
  'nameKey',
  'updatedAt',
];
