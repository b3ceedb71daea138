import { PREFERRED_TIMES, SERVICE_INTERESTS } from '../../calendar/domain/booking-options.js';
import { CLIENT_FIELDS, MOST_NAME } from '../../clients/domain/client-fields.js';
import { BOOKING_SOURCES, BOOKING_STATUSES, OUTCOMES } from '../../leads/domain/appointment.js';
import { LEAD_STATUSES } from '../../leads/domain/lead.js';
import { LEAD_LENGTHS } from '../../leads/domain/lead-fields.js';
import { PREMIUM_FREQUENCIES } from '../../leads/domain/sale.js';

import type { Field } from '../../platform/fields/fields.js';

import { fieldsOfKind, IMPORT_KINDS, type ImportKind } from './import-kinds.js';

export { OWN_SOURCE } from '../../platform/import-target.js';

export { IMPORT_KINDS, type ImportKind };

export type FieldType =
  | 'text'
  | 'code'
  | 'email'
  | 'phone'
  | 'messenger'
  | 'sealed'
  | 'date'
  | 'month'
  | 'dateTime'
  | 'amount'
  | 'number'
  | 'choice'
  | 'tags'
  | 'flag'
  | 'currency'
  | 'leaving';

/** A field that a column of a file can fill. */
export interface ImportField {
  readonly name: string;
  /** As the console shows it. */
  readonly label: string;
  readonly type: FieldType;
  readonly required?: boolean;
  /** Characters. */
  readonly maxLength?: number;
  /** May have several lines. */
  readonly lines?: boolean;
  /** Of a number, and of an amount in whole centavos. */
  readonly max?: number;
  readonly choices?: readonly string[];
  /** How many digits a number may have. */
  readonly digits?: readonly number[];
  /** The field that its value becomes a part of; a record has that one and never this. */
  readonly partOf?: string;
  /**
   * A cell that cannot be read rejects its row, although the field is not required: without it the row would be about another
   * record, or the record would get a value that the file contradicts, such as a policy that is in force.
   */
  readonly rejects?: boolean;
  /** Several columns may fill it. */
  readonly several?: boolean;
}

const id = { name: 'sourceId', label: 'Id in the source', type: 'code', maxLength: 100 } as const;
const text = (name: string, label: string, maxLength: number) =>
  ({ name, label, type: 'text', maxLength }) as const;
const lines = (name: string, label: string, maxLength: number) =>
  ({ ...text(name, label, maxLength), lines: true }) as const;
const date = (name: string, label: string) => ({ name, label, type: 'date' }) as const;
const choice = (name: string, label: string, choices: readonly string[]) =>
  ({ name, label, type: 'choice', choices }) as const;
const rejecting = <F extends ImportField>(field: F) => ({ ...field, rejects: true }) as const;
const EMAIL = { name: 'email', label: 'E-mail', type: 'email' } as const;
const PHONE = { name: 'phone', label: 'Phone', type: 'phone' } as const;
const CALLING_CODE = {
  ...text('phoneCallingCode', 'Calling code (part of the phone)', 8),
  partOf: 'phone',
} as const;
const BIRTH = date('dateOfBirth', 'Date of birth');

const PREFIX = {
  ...text('namePrefix', 'Title before the name (part of the first name)', 50),
  partOf: 'firstName',
} as const;
const NAME = (longest: number) =>
  [
    { ...text('firstName', 'First name', longest), required: true },
    PREFIX,
    { ...text('middleName', 'Middle name (part of the first name)', longest), partOf: 'firstName' },
    text('lastName', 'Last name', longest),
    { ...text('suffix', 'Suffix (part of the last name)', longest), partOf: 'lastName' },
    { ...text('fullName', 'Full name', 2 * longest), partOf: 'firstName' },
  ] as const;

const address = CLIENT_FIELDS.address.max;

/** Fields of a kind besides those of its records, such as their parts; each stands behind the field with that name. */
const BESIDE: Partial<Record<ImportKind, Readonly<Record<string, readonly ImportField[]>>>> = {
  clients: {
    firstName: [PREFIX],
    suffix: [{ ...text('fullName', 'Full name', 2 * MOST_NAME), partOf: 'firstName' }],
    phone: [CALLING_CODE],
    address: [
      { ...text('addressCity', 'City (part of the address)', address), partOf: 'address' },
      { ...text('addressProvince', 'Province (part of the address)', address), partOf: 'address' },
      { ...text('addressPostalCode', 'Postal code (part of the address)', address), partOf: 'address' },
      { ...text('addressCountry', 'Country (part of the address)', address), partOf: 'address' },
    ],
  },
  policies: {
    policyNumber: [
      text('clientSourceId', 'Id of the client in the source', id.maxLength),
      text('clientFirstName', 'First name of the client', MOST_NAME),
      text('clientLastName', 'Last name of the client', MOST_NAME),
      { ...text('clientFullName', 'Client', 2 * MOST_NAME), partOf: 'clientFirstName' },
      { ...EMAIL, name: 'clientEmail', label: 'E-mail of the client' },
      { ...PHONE, name: 'clientPhone', label: 'Phone of the client' },
      date('clientDateOfBirth', 'Date of birth of the client'),
    ],
    premium: [{ name: 'currency', label: 'Currency', type: 'currency' }],
  },
};

/** The fields that staff write, with those beside them: those of a negative place first, the others as they are listed. */
function importFieldsOf(kind: ImportKind): ImportField[] {
  const first = ([, { place = 0 }]: [string, Field]) => Math.min(place, 0);
  const fields = Object.entries(fieldsOfKind(kind) ?? {}).sort((one, other) => first(one) - first(other));
  return fields.flatMap(([name, field]) => {
    const { label, importedAs = name, importLabel = label, rejects, headings } = field;
    if (importLabel === undefined || !headings) return [];
    const isRequired = !field.optional && !field.usual && !rejects && field.type !== 'list';
    return [
      {
        name: importedAs,
        label: importLabel,
        ...valuesOf(field),
        ...(isRequired && { required: true }),
        ...(rejects && { rejects }),
      },
      ...(BESIDE[kind]?.[name] ?? []),
    ];
  });
}

function valuesOf({ type, max, choices, digits }: Field): Omit<ImportField, 'name' | 'label'> {
  switch (type) {
    case 'text':
    case 'party':
    case 'named':
      return { type: 'text', maxLength: max };
    case 'code':
      return { type, maxLength: max };
    case 'lines':
      return { type: 'text', maxLength: max, lines: true };
    case 'user':
      return { type: 'text', maxLength: MOST_NAME };
    case 'choice':
      return { type, choices };
    case 'sealed':
      return { type, digits };
    case 'list':
      return { type: 'tags' };
    case 'time':
      return { type: 'dateTime' };
    case 'number':
      return { type, max };
    case 'centavos':
    case 'money':
      return { type: 'amount', max };
    case 'record':
      throw new Error('No file has the id of another record.');
    default:
      return { type };
  }
}

/** What a word in a column of yes and no can mean. */
const FLAG = ['yes', 'no'] as const;

/** Of the kinds whose records have no list of fields. */
const OWN_FIELDS: Partial<Record<ImportKind, readonly ImportField[]>> = {
  leads: [
    id,
    ...NAME(LEAD_LENGTHS.name),
    { ...EMAIL, required: true },
    PHONE,
    CALLING_CODE,
    BIRTH,
    date('preferredDate', 'Preferred date'),
    choice('preferredTime', 'Preferred time', PREFERRED_TIMES),
    choice('serviceInterest', 'Service', SERVICE_INTERESTS),
    lines('notes', 'Notes', LEAD_LENGTHS.notes),
    rejecting(choice('bookingStatus', 'Booking status', BOOKING_STATUSES)),
    choice('outcome', 'Outcome', OUTCOMES),
    rejecting(choice('leadStatus', 'Lead status', LEAD_STATUSES)),
    rejecting(choice('leadSource', 'Source', [...BOOKING_SOURCES, 'subscription'])),
    text('productPurchased', 'Product purchased', LEAD_LENGTHS.productPurchased),
    choice('premiumFrequency', 'Premium frequency', PREMIUM_FREQUENCIES),
    text('premiumRate', 'Premium rate', LEAD_LENGTHS.premiumRate),
    { name: 'createdAt', label: 'Created', type: 'dateTime' },
  ],
  subscribers: [
    id,
    // many newsletters ask for the address only
    ...NAME(LEAD_LENGTHS.name).map((field) => ({ ...field, required: false })),
    { ...EMAIL, required: true },
    rejecting({ name: 'subscribed', label: 'Gets the newsletter', type: 'flag', choices: FLAG }),
    { name: 'consentGivenAt', label: 'Consent given', type: 'dateTime' },
    { name: 'left', label: 'Left the newsletter', type: 'leaving', choices: FLAG, several: true },
  ],
};

/**
 * What can be imported, with the limits of the areas. A record has the names of the fields of its area; `owner` is the name
 * of a member of staff, and the fields of a policy that begin with `client` say whose it is.
 */
export const FIELDS_OF = Object.fromEntries(
  IMPORT_KINDS.map((kind) => [kind, OWN_FIELDS[kind] ?? [id, ...importFieldsOf(kind)]]),
) as Readonly<Record<ImportKind, readonly ImportField[]>>;

const BY_NAME = Object.fromEntries(
  IMPORT_KINDS.map((kind) => [kind, new Map(FIELDS_OF[kind].map((field) => [field.name, field]))]),
) as unknown as Readonly<Record<ImportKind, ReadonlyMap<string, ImportField>>>;

/** The field of that name; undefined for none. */
export function fieldNamed(kind: ImportKind, name: string | null | undefined): ImportField | undefined {
  return BY_NAME[kind].get(name ?? '');
}
