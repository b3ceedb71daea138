import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { StoredPerson } from '../../platform/import-target.js';
import type { PersonEvidence } from '../../platform/values/evidence.js';
import { mailboxKey } from '../../platform/values/email.js';
import { nameOf } from '../../platform/values/name.js';
import { e164Of } from '../../platform/values/phone.js';
import type { ClientDetails } from '../domain/client.js';
import type { MergeRecord } from '../domain/merge.js';
import { type ClientMergeRow, type ClientRow, IS_SHOWN, SECOND } from './client.tables.js';

/** A client who is shown, with what was stored about the same person before merges. */
export interface KnownClient {
  readonly id: string;
  readonly name: string;
  readonly now: ClientDetails;
  readonly former: readonly ClientDetails[];
  /** With the evidence of each record, first as it is now. */
  readonly people: readonly StoredPerson[];
}

/** The clients by what was asked for, such as an address. */
export type ClientsBy = ReadonlyMap<string, readonly KnownClient[]>;

const COLUMNS = ['id', 'emailKey', 'phoneE164', 'dateOfBirth', 'nameKey'] as const;
type Wanted = Readonly<Record<(typeof COLUMNS)[number], readonly string[]>>;

/** Digits at the end of a number, by which numbers that cannot match are left out. */
const COMPARED_DIGITS = 7;

/**
 * The clients with an id, address, number or date of birth, now or before a merge: a client that was merged into another is
 * that one; those with a name only as it is now. Each list is in the order of the ids.
 */
export async function knownClients(
  reader: Transaction,
  wanted: Wanted,
): Promise<Readonly<Record<keyof Wanted, ClientsBy>>> {
  const merges = await validMerges(reader);
  const hits = {
    id: await hitsBy(reader, 'id', wanted.id),
    emailKey: await hitsBy(reader, 'emailKey', wanted.emailKey),
    phoneE164: await hitsBy(reader, 'phoneE164', wanted.phoneE164),
    dateOfBirth: await hitsBy(reader, 'dateOfBirth', wanted.dateOfBirth),
    nameKey: await hitsBy(reader, 'nameKey', wanted.nameKey),
  };
  for (const { survivorId: id, emailKey, before } of merges) {
    hits.emailKey.push({ value: emailKey, id }, { value: mailboxKey(before.secondEmail ?? ''), id });
    for (const phone of [before.phone, before.secondPhone])
      hits.phoneE164.push({ value: numberAmong(phone ?? '', wanted.phoneE164), id });
  }
  const asked = (column: keyof Wanted) => {
    const values = new Set(wanted[column].filter(Boolean));
    return hits[column].filter(({ value }) => values.has(value));
  };
  const clients = await clientsWith(
    reader,
    COLUMNS.flatMap((column) => asked(column).map(({ id }) => id)),
    merges,
  );
  const by = (column: keyof Wanted) => {
    const found = new Map<string, KnownClient[]>();
    for (const { value, id } of asked(column).sort((one, other) => (one.id < other.id ? -1 : 1))) {
      const client = clients.get(id);
      const others = found.get(value) ?? [];
      if (client && !others.includes(client)) found.set(value, [...others, client]);
    }
    return found;
  };
  return {
    id: by('id'),
    emailKey: by('emailKey'),
    phoneE164: by('phoneE164'),
    dateOfBirth: by('dateOfBirth'),
    nameKey: by('nameKey'),
  };
}

function evidenceOf({ firstName, middleName, lastName, suffix, dateOfBirth }: ClientDetails): PersonEvidence {
  // a record of an older merge has no middle name and suffix
  return {
    firstName,
    middleName: middleName ?? '',
    lastName: lastName ?? '',
    suffix: suffix ?? '',
    dateOfBirth: dateOfBirth ?? '',
  };
}

interface ValidMerge {
  readonly survivorId: string;
  readonly emailKey: string;
  readonly before: ClientDetails;
}

/** Merges that hold; their number is small beside that of clients. */
async function validMerges(reader: Transaction): Promise<ValidMerge[]> {
  const rows = await reader.query<(Pick<ClientMergeRow, 'survivorId' | 'emailKey'> & { details: string })[]>(
    `SELECT COALESCE(c.mergedInto, c.id) AS survivorId, m.emailKey, CAST(JSON_EXTRACT(m.record, '$.before') AS CHAR) AS details
     FROM client_merges m JOIN clients c ON c.id = m.survivorId WHERE m.undoneAt IS NULL ORDER BY m.id`,
  );
  return rows.map(({ details, ...merge }) => ({
    ...merge,
    before: JSON.parse(details) as MergeRecord['before'],
  }));
}

async function hitsBy(
  reader: Transaction,
  column: keyof Wanted,
  wanted: readonly string[],
): Promise<{ value: string; id: string }[]> {
  const values = [...new Set(wanted)].filter(Boolean);
  if (values.length === 0) return [];
  const columns = column === 'emailKey' || column === 'phoneE164' ? [column, SECOND[column]] : [column];
  return reader.query(
    columns
      .map(
        (name) => `SELECT ${name} AS value, COALESCE(mergedInto, id) AS id FROM clients
     WHERE ${name} IN (${placeholders(values)})${name === 'nameKey' ? ` AND ${IS_SHOWN}` : ''}`,
      )
      .join(' UNION ALL '),
    columns.flatMap(() => values),
  );
}

/** Which of the numbers in E.164 it is; '' for none. */
function numberAmong(phone: string, numbers: readonly string[]): string {
  const end = phone.replace(/\D/g, '').slice(-COMPARED_DIGITS);
  if (end === '' || !numbers.some((number) => number.endsWith(end))) return '';
  return e164Of(phone);
}

async function clientsWith(
  reader: Transaction,
  wanted: readonly string[],
  merges: readonly ValidMerge[],
): Promise<ReadonlyMap<string, KnownClient>> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) return new Map();
  const places = placeholders(ids);
  const rows = await reader.query<ClientRow[]>(
    `SELECT * FROM clients WHERE id IN (${places}) AND ${IS_SHOWN}`,
    ids,
  );
  const absorbed =
    merges.length === 0
      ? []
      : await reader.query<ClientRow[]>(`SELECT * FROM clients WHERE mergedInto IN (${places})`, ids);
  return new Map(
    rows.map((row) => {
      const now = detailsIn(row);
      const former = [
        ...merges.filter(({ survivorId }) => survivorId === row.id).map(({ before }) => before),
        ...absorbed.filter(({ mergedInto }) => mergedInto === row.id).map(detailsIn),
      ];
      const [id, name] = [row.id, nameOf(row)];
      const people = [now, ...former].map((record) => ({ id, name, evidence: evidenceOf(record) }));
      return [id, { id, name, now, former, people }];
    }),
  );
}

function detailsIn(row: ClientRow): ClientDetails {
  return { ...row, tags: JSON.parse(row.tags) as string[] };
}
