import type { Client, ClientChange } from '../../shared/api-types';
import type { DetailField, DetailValues } from '../lead/fields';

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

/** The name in the form, in two rows. */
export const NAME_FIELDS: readonly DetailField[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'middleName', label: 'Middle name', optional: true },
  { name: 'lastName', label: 'Last name', optional: true },
  { name: 'suffix', label: 'Suffix', optional: true },
];

/** The other texts of the form; the channel and the owner are chosen. */
export const OTHER_FIELDS: readonly DetailField[] = [
  { name: 'email', label: 'E-mail', type: 'email', optional: true },
  { name: 'phone', label: 'Phone', type: 'tel', optional: true },
  { name: 'dateOfBirth', label: 'Date of birth', type: 'date', optional: true },
  { name: 'address', label: 'Address', type: 'lines', optional: true },
  { name: 'tags', label: 'Tags, with commas between them', optional: true },
  { name: 'notes', label: 'Notes', type: 'lines', optional: true },
];

export const CLIENT_FIELDS = [...NAME_FIELDS, ...OTHER_FIELDS];

const OTHER_LABELS: Readonly<Record<string, string>> = {
  channel: 'Prefers',
  ownerId: 'Owner',
  referredBy: 'Referred by',
  tags: 'Tags',
};

/** What a field of a client is called, outside of its form. */
export const fieldLabel = (name: string) =>
  OTHER_LABELS[name] ?? CLIENT_FIELDS.find((field) => field.name === name)?.label ?? name;

/** The values of the form as text; a missing value is ''. */
export function valuesOf(client: Client | null): DetailValues {
  const names = [...CLIENT_FIELDS.map(({ name }) => name), 'channel', 'ownerId', 'referredBy'];
  const stored = (client ?? {}) as Readonly<Record<string, string | readonly string[] | null>>;
  return Object.fromEntries(
    names.map((name) => {
      const value = stored[name] ?? '';
      return [name, typeof value === 'string' ? value : value.join(', ')];
    }),
  );
}

/** The fields that differ; an emptied one is null. */
export function changedFields(before: DetailValues, after: DetailValues): ClientChange {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => value.trim() !== before[name])
      .map(([name, value]) => [name, name === 'tags' ? tagsOf(value) : value.trim() || null]),
  );
}

function tagsOf(value: string): string[] {
  return value
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}
