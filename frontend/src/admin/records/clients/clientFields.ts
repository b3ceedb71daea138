import { CLIENT_FIELDS, type Field, inPlaces } from '@contract';
import type { Client, ClientChange, ClientNumbers } from '@/shared/api-types';
import { formatLongDate } from '@/admin/ground/dates/dates';
import { changedDetails, type DetailValues } from '@/admin/ground/forms/details';
import { REMOVED } from '@/admin/ground/forms/SealedField';
import { choiceWords, fieldOf } from '@/admin/ground/forms/entityFields';

export const clientPath = (id: string) => `/admin/clients/${id}`;
export const mergePath = (id: string, otherId: string) => `${clientPath(id)}/merge/${otherId}`;
/** The list of the clients with a tag. */
export const taggedPath = (tag: string) =>
  `/admin/clients?filter=${encodeURIComponent(JSON.stringify({ tag }))}`;
export const householdPath = (id: string) => `/admin/households/${id}`;

export type ClientDetail = keyof typeof CLIENT_FIELDS & keyof ClientChange;

/** What staff write about a client, in the order of forms, files and merges. */
export const DETAILS = inPlaces(CLIENT_FIELDS).filter(
  (entry): entry is [ClientDetail, Field & { label: string }] => entry[1].label !== undefined,
);

const NAMES: readonly string[] = ['firstName', 'middleName', 'lastName', 'suffix'];
/** What the form has other inputs for. */
const CHOSEN: readonly string[] = ['ownerId', 'referredBy'];

/** What is about the client besides the name. */
export const beyondName = (without: readonly string[] = []) =>
  DETAILS.filter(([name]) => !NAMES.includes(name) && !without.includes(name));

/** The name in the form, in two rows. */
export const NAME_FIELDS = DETAILS.filter(([name]) => NAMES.includes(name)).map(([name, field]) =>
  fieldOf(name, field),
);

const OTHERS = beyondName(CHOSEN);
const inputs = (fields: typeof OTHERS) => fields.map(([name, field]) => fieldOf(name, field));

/** The other fields of the form without the owner and the referrer. */
export const OTHER_FIELDS = inputs(OTHERS.filter(([, { folded }]) => !folded));
/** Those below the fold. */
export const FOLDED_FIELDS = inputs(OTHERS.filter(([, { folded }]) => folded));

/** The words of choices, by field. */
export const CHOICE_WORDS = Object.fromEntries(
  DETAILS.filter(([, { choices }]) => choices).map(([name, field]) => [name, choiceWords(field)]),
);

/** What a field of a client is called, outside of its form. */
export const fieldLabel = (name: string) => DETAILS.find(([field]) => field === name)?.[1].label ?? name;

/** The values of the form as text; a missing value is ''. */
export function valuesOf(client: Client | null): DetailValues {
  return Object.fromEntries(
    DETAILS.map(([name, { type }]) => {
      const value = (type === 'sealed' ? null : client?.[name]) ?? '';
      return [name, Array.isArray(value) ? value.join(', ') : String(value)];
    }),
  );
}

/** A value in words; '' for none. */
export function detailWords<Name extends ClientDetail>(
  client: { readonly [Known in Name]: Client[Known] },
  name: Name,
): string {
  const value: string | number | readonly string[] | null = client[name];
  if (value === null) return '';
  if (CLIENT_FIELDS[name].type === 'date') return formatLongDate(String(value));
  if (typeof value === 'object') return value.join(', ');
  return CHOICE_WORDS[name]?.[String(value)] ?? String(value);
}

/** The fields that differ; an emptied one is null. */
export function changedFields(before: DetailValues, after: DetailValues): ClientChange {
  return changedDetails<string | number | string[]>(before, after, SENT);
}

/** The numbers of which the last digits are shown. */
export const SEALED = DETAILS.map(([name]) => name).filter(isSealed);

const numberOf = (value: string) => (value.trim() === '' ? null : Number(value));
const SENT = {
  tags: (value: string) => tagsOf(value),
  ...Object.fromEntries(
    SEALED.map((name) => [name, (value: string) => (value === REMOVED ? null : value.trim() || null)]),
  ),
  ...Object.fromEntries(
    DETAILS.filter(([, { type }]) => type === 'number').map(([name]) => [name, numberOf]),
  ),
};

/** The tags in a text with commas between them. */
export function tagsOf(value: string): string[] {
  return value
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

export function isSealed(name: string): name is keyof ClientNumbers & ClientDetail {
  return DETAILS.some(([one, { type }]) => one === name && type === 'sealed');
}
