import { HELD_ADDRESSES } from '../../holds/held-people.js';
import { type Transaction, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { decidingCandidates, type ImportCandidate, personCandidates } from '../../platform/import-target.js';
import type { Reading } from '../../platform/unit-of-work.js';
import { mailboxKey } from '../../platform/values/email.js';
import { contradictions, isSameWholeName } from '../../platform/values/evidence.js';
import { nameOf, splitSuffix } from '../../platform/values/name.js';
import { nameOrder } from '../../platform/values/search.js';
import type { ClientName } from '../domain/client.js';
import { e164Of } from '../../platform/values/phone.js';
import { IS_SHOWN } from './client.tables.js';
import { type ClientsBy, knownClients } from './known-clients.js';
import type { ClientDescription, DescribedClient } from '../imported-owners.js';

/** See `ImportedOwners.describe`. */
export async function describedClients(
  reader: Transaction,
  described: readonly ClientDescription[],
): Promise<DescribedClient[]> {
  const contacts = described.map(({ email, phone }) => ({
    email: mailboxKey(email).trim(),
    phone: phone && e164Of(phone),
  }));
  const clients = await knownClients(reader, {
    id: described.map(({ id }) => id),
    emailKey: contacts.map(({ email }) => email),
    phoneE164: contacts.map(({ phone }) => phone),
    dateOfBirth: described.map(({ dateOfBirth }) => dateOfBirth),
    nameKey: described.flatMap(nameKeysOf),
  });
  return described.map((one, place): DescribedClient => {
    const { email, phone } = contacts[place]!;
    const [known] = clients.id.get(one.id) ?? [];
    if (known) return known;
    const reached = personCandidates(one, {
      sourceId: undefined,
      email: clients.emailKey.get(email)?.flatMap(({ people }) => people),
      phone: clients.phoneE164.get(phone)?.flatMap(({ people }) => people),
    });
    const named = (clients.dateOfBirth.get(one.dateOfBirth) ?? [])
      .filter((client) => client.people.some(({ evidence }) => isSameWholeName(one, evidence)))
      .map(({ id, name }) => ({ id, name, reasons: ['nameAndBirth'], contradicts: [] }));
    const deciding = decidingCandidates(reached.some(isAgreeing) ? reached : named);
    if (deciding.length === 1 && !one.isDecided) return deciding[0]!;
    const others = named.filter(({ id }) => !reached.some((candidate) => candidate.id === id));
    const people = [...reached, ...others];
    return { people: people.length > 0 ? people : namesakes(one, clients.nameKey) };
  });
}

/** Words of a name that are divided in every way: a file often has the whole name in one cell. */
const MOST_WORDS = 8;

/** The name as it may be stored, with a middle name of its own or without; none without a last name. */
function nameKeysOf({ firstName, lastName }: ClientDescription): string[] {
  if (firstName === '' || lastName === '') return [];
  const words = `${firstName} ${splitSuffix(lastName).lastName}`.trim().split(/\s+/);
  const ends = words.slice(1, MOST_WORDS).map((_, place) => place + 1);
  return ends.flatMap((end) =>
    ends
      .filter((start) => start >= end)
      .map((start) => [words.slice(0, end), words.slice(start)])
      .map(([first, last]) => nameOrder({ firstName: first!.join(' '), lastName: last!.join(' ') })),
  );
}

function namesakes(one: ClientDescription, clients: ClientsBy): ImportCandidate[] {
  const named = new Set(nameKeysOf(one).flatMap((key) => clients.get(key) ?? []));
  return [...named]
    .filter(({ people: [now] }) => isSameWholeName(one, now!.evidence))
    .filter(({ people: [now] }) => contradictions(one, now!.evidence).length === 0)
    .map(({ id, name }) => ({ id, name, reasons: ['name'], contradicts: [] }));
}

const isAgreeing = ({ contradicts }: ImportCandidate) => contradicts.length === 0;

export async function namesOfClients(
  reader: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await reader.query<(ClientName & { id: string })[]>(
    `SELECT id, firstName, middleName, lastName, suffix FROM clients WHERE id IN (${placeholders(wanted)}) AND ${IS_SHOWN}`,
    wanted,
  );
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

export async function survivorsOf(
  reading: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await transactionOf(reading).query<{ id: string; mergedInto: string }[]>(
    `SELECT id, mergedInto FROM clients WHERE id IN (${placeholders(ids)}) AND mergedInto IS NOT NULL`,
    [...ids],
  );
  return new Map(rows.map(({ id, mergedInto }) => [id, mergedInto]));
}

const HELD_CLIENTS = `SELECT COALESCE(mergedInto, id) AS id FROM clients WHERE emailKey IN (${HELD_ADDRESSES})
  OR secondEmailKey IN (${HELD_ADDRESSES}) OR id IN (SELECT survivorId FROM client_merges WHERE emailKey IN (${HELD_ADDRESSES}))`;

/** Those of the clients who have, or had before a merge, an address under a legal hold. */
export async function heldClients(reader: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const sql = `SELECT id FROM clients WHERE id IN (${placeholders(ids)}) AND id IN (${HELD_CLIENTS})`;
  return new Set((await reader.query<{ id: string }[]>(sql, [...ids])).map(({ id }) => id));
}
