import { phoneTerm } from '../../leads/personal-leads.js';
import { entityFrom, rowFrom } from '../../platform/fields/fields.js';
import { type Client, type ClientName, shownClient } from '../domain/client.js';
import { CLIENT_FIELDS } from '../domain/client-fields.js';
import type { Likeness } from '../domain/duplicates.js';
import type { ClientRow } from './client.tables.js';
import { formerWords, searchedWords } from './former-words.js';
import { mailboxKey } from '../../platform/values/email.js';
import { spelledAddresses } from '../../platform/values/email-spellings.js';
import { e164Of } from '../../platform/values/phone.js';
import { nameOf } from '../../platform/values/name.js';
import { nameOrder, nameWords, searchForm, searchWords } from '../../platform/values/search.js';

/** Characters of the column. */
const MOST_SEARCHED = 800;

export function rowOf(client: Client): Omit<ClientRow, 'mergedInto' | 'formerText'> {
  return {
    ...(rowFrom(CLIENT_FIELDS, client) as unknown as Pick<ClientRow, keyof Client>),
    emailKey: mailboxKey(client.email ?? ''),
    phoneE164: e164Of(client.phone ?? ''),
    secondEmailKey: mailboxKey(client.secondEmail ?? ''),
    secondPhoneE164: e164Of(client.secondPhone ?? ''),
    birthMonthDay: client.dateOfBirth?.slice(5) ?? null,
    searchText: searchTextOf(client),
    nameKey: nameOrder(client),
  };
}

export function clientOf(row: ClientRow): Client {
  return entityFrom<Client>(CLIENT_FIELDS, row);
}

/** The client as answers show it. */
export const shownClientOf = (row: ClientRow): Client => shownClient(clientOf(row));

export function likenessOf(row: ClientRow): Likeness {
  const { emailKey, phoneE164, secondEmailKey, secondPhoneE164, firstName, lastName, dateOfBirth } = row;
  const name = searchForm([firstName, lastName ?? ''].join(' '));
  const former = formerWords(row);
  return {
    emails: [emailKey, secondEmailKey, ...former.filter((word) => word.includes('@'))].filter(Boolean),
    phones: [phoneE164, secondPhoneE164, ...former.filter((word) => word.startsWith('+'))].filter(Boolean),
    name,
    words: new Set(former.length > 0 ? [...searchedWords(row), ...former] : []),
    dateOfBirth: dateOfBirth ?? '',
  };
}

/** Every word after a space: those of the names, the addresses and their parts, the digits of the numbers. */
export function searchTextOf({
  email,
  phone,
  secondEmail,
  secondPhone,
  ...name
}: ClientName & Pick<Client, 'email' | 'phone' | 'secondEmail' | 'secondPhone'>): string {
  const names = nameWords(nameOf(name));
  const addresses = [email, secondEmail]
    .flatMap((one) => spelledAddresses(one ?? ''))
    .flatMap(({ address, domain }) => [address, domain, ...searchWords(address)]);
  const words = [...names, ...addresses, phoneTerm(phone ?? ''), phoneTerm(secondPhone ?? '')];
  return [
    ...[...new Set(words)]
      .filter(Boolean)
      .map((word) => ` ${word}`)
      .join(''),
  ]
    .slice(0, MOST_SEARCHED)
    .join('');
}
