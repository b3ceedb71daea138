import type { Transaction } from '../../platform/database/database.js';
import type { Said } from '../../platform/domain-error.js';
import {
  evidenceIn,
  type ImportedFields,
  type ImportMatch,
  personCandidates,
  personIn,
  type RowToMatch,
  type StoredPerson,
  textOf,
} from '../../platform/import-target.js';
import { mailboxKey } from '../../platform/values/email.js';
import { e164Of } from '../../platform/values/phone.js';
import { searchForm } from '../../platform/values/search.js';
import { isClientId } from '../domain/client.js';
import { CLIENT_DETAILS } from '../domain/client-fields.js';
import { CONTACT_FORMS } from './imported-fields.js';
import { type KnownClient, knownClients } from './known-clients.js';

/**
 * Which clients the rows may be, and whether the staff and clients exist that they name. `owners` are the ids of staff by the
 * names in the rows.
 */
export async function matchClients(
  reader: Transaction,
  rows: readonly RowToMatch[],
  owners: ReadonlyMap<string, string>,
): Promise<ImportMatch[]> {
  const contacts = rows.map(({ fields }) => {
    const { email, phone } = personIn(fields);
    return { email: mailboxKey(email), phone: phone && e164Of(phone) };
  });
  const clients = await knownClients(reader, {
    id: rows.flatMap(({ fields, known }) => [known ?? '', referrerOf(fields)]),
    emailKey: contacts.map(({ email }) => email),
    phoneE164: contacts.map(({ phone }) => phone),
    dateOfBirth: [],
    nameKey: [],
  });
  const names = rows.map(({ fields }) => textOf(fields.owner));
  return rows.map(({ fields, known }, place) => {
    const { email, phone } = contacts[place]!;
    const peopleOf = (found: readonly KnownClient[] = []) =>
      found.flatMap((client) => storedPeople(client, fields));
    const candidates = personCandidates(evidenceIn(fields), {
      sourceId: peopleOf(clients.id.get(known ?? '')).slice(0, 1),
      email: peopleOf(clients.emailKey.get(email)),
      phone: peopleOf(clients.phoneE164.get(phone)),
    });
    const [owner, referrer] = [names[place]!, referrerOf(fields)];
    const problems: Record<string, Said> = {};
    if (owner && !owners.has(owner)) problems.owner = 'import.owner-unknown';
    if (referrer && !clients.id.has(referrer)) problems.referredBy = 'client.referrer-unknown';
    return { candidates, problems };
  });
}

/** The client with the evidence of each of its records. */
function storedPeople(client: KnownClient, fields: ImportedFields): readonly StoredPerson[] {
  if (client.former.length === 0) return client.people;
  const replaced = replacedFields(client, fields);
  return client.people.map((person) => ({ ...person, replaced }));
}

/** The fields in which the row says what the client had before a merge, and has no more. */
function replacedFields({ now, former }: KnownClient, fields: ImportedFields): string[] {
  return REPLACEABLE.filter((field) => {
    const form = CONTACT_FORMS[field] ?? searchForm;
    const [said, present] = [form(valueText(fields[field])), form(valueText(now[field]))];
    return (
      said !== present &&
      former.some((record) => valueText(record[field]) !== '' && form(valueText(record[field])) === said)
    );
  });
}

/** Tags are added, and who looks after a client is no value of a file. */
const valueText = (value: unknown) => (typeof value === 'number' ? String(value) : textOf(value as string));
const REPLACEABLE = CLIENT_DETAILS.filter((field) => field !== 'tags' && field !== 'ownerId');

function referrerOf({ referredBy }: ImportedFields): string {
  const text = textOf(referredBy);
  return isClientId(text) ? text : '';
}
