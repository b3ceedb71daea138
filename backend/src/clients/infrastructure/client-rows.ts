import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneTerm, searchForm } from '../../leads/personal-leads.js';
import type { Client } from '../domain/client.js';
import type { ClientRow } from './client.tables.js';

/** Numbers without the code of a country are numbers of this one. */
const HOME = 'PH';
/** Characters of the column. */
const MOST_SEARCHED = 800;

export function rowOf({ tags, ...client }: Client): ClientRow {
  return {
    ...client,
    tags: JSON.stringify(tags),
    emailKey: client.email === null ? '' : searchForm(client.email),
    phoneE164: client.phone === null ? '' : e164Of(client.phone),
    birthMonthDay: client.dateOfBirth?.slice(5) ?? null,
    searchText: searchTextOf(client),
  };
}

export function clientOf({
  emailKey: _,
  phoneE164: __,
  birthMonthDay: ___,
  searchText: ____,
  tags,
  ...client
}: ClientRow): Client {
  return { ...client, tags: JSON.parse(tags) as string[] };
}

/** The number in E.164; '' for what is no number of any country. */
export function e164Of(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, HOME);
  return parsed?.isPossible() ? parsed.number : '';
}

/** Every word after a space: names as written and in their parts, the address, the digits of the number. */
function searchTextOf({ firstName, lastName, email, phone }: Omit<Client, 'tags'>): string {
  const names = searchForm([firstName, lastName ?? ''].join(' ')).split(/\s+/);
  const parts = names.flatMap((name) => name.split(/['’-]+/));
  const words = [...names, ...parts, searchForm(email ?? ''), phoneTerm(phone ?? '')];
  return [
    ...[...new Set(words)]
      .filter(Boolean)
      .map((word) => ` ${word}`)
      .join(''),
  ]
    .slice(0, MOST_SEARCHED)
    .join('');
}
