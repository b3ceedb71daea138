import { CLIENT_FIELDS, type Field, inPlaces } from '@contract';
import type { Client, ClientChange } from '@/shared/api-types';
import { changedDetails, type DetailValues } from '@/admin/ground/forms/details';
import { fieldOf } from '@/admin/ground/forms/entityFields';

export const CHANNEL_LABELS: Readonly<Record<NonNullable<Client['channel']>, string>> = {
  call: 'Call',
  message: 'Message',
  'e-mail': 'E-mail',
  meeting: 'Meeting',
};

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
const CHOSEN: readonly string[] = ['channel', 'ownerId', 'referredBy'];

/** What is about the client besides the name. */
export const beyondName = (without: readonly string[] = []) =>
  DETAILS.filter(([name]) => !NAMES.includes(name) && !without.includes(name));

/** The name in the form, in two rows. */
export const NAME_FIELDS = DETAILS.filter(([name]) => NAMES.includes(name)).map(([name, field]) =>
  fieldOf(name, field),
);

/** The other fields of the form without the owner and the referrer. */
export const OTHER_FIELDS = [
  ...beyondName(CHOSEN).map(([name, field]) => fieldOf(name, field)),
  { name: 'channel', label: 'Prefers', choices: { '': 'Not known', ...CHANNEL_LABELS } },
];

/** What a field of a client is called, outside of its form. */
export const fieldLabel = (name: string) => DETAILS.find(([field]) => field === name)?.[1].label ?? name;

/** The values of the form as text; a missing value is ''. */
export function valuesOf(client: Client | null): DetailValues {
  return Object.fromEntries(
    DETAILS.map(([name]) => {
      const value = client?.[name] ?? '';
      return [name, typeof value === 'string' ? value : value.join(', ')];
    }),
  );
}

/** The fields that differ; an emptied one is null. */
export function changedFields(before: DetailValues, after: DetailValues): ClientChange {
  return changedDetails(before, after, { tags: tagsOf });
}

/** The tags in a text with commas between them. */
export function tagsOf(value: string): string[] {
  return value
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}
