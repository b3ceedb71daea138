import { OWN_SOURCE } from './import-fields.js';

/** A source whose files are known. */
export interface Preset {
  readonly name: string;
  /** The headings that are in every file of the source. */
  readonly knownBy: readonly string[];
  /** The field that a column fills, by its heading; without one for the kind the column is left out. */
  readonly columns: Readonly<Record<string, string>>;
}

const PERSON = { 'First Name': 'firstName', 'Last Name': 'lastName', Email: 'email', Phone: 'phone' };

/** The files that this software exports. Their headings are those that people write too; the ids tell them apart. */
const OWN: readonly Preset[] = [
  {
    name: OWN_SOURCE,
    knownBy: ['Lead ID', 'Booking Status'],
    columns: { ...PERSON, 'Lead ID': 'sourceId' },
  },
  {
    name: OWN_SOURCE,
    knownBy: ['Client ID', 'Policies in Force'],
    columns: { ...PERSON, 'Client ID': 'sourceId' },
  },
  {
    name: OWN_SOURCE,
    knownBy: ['Policy ID', 'Client ID', 'Insurer'],
    columns: { 'Policy ID': 'sourceId', 'Client ID': 'clientSourceId' },
  },
  {
    name: OWN_SOURCE,
    knownBy: ['Subscriber ID', 'Newsletter'],
    columns: { ...PERSON, 'Subscriber ID': 'sourceId', Newsletter: 'subscribed' },
  },
];

/** Contacts, clients, members: whatever the source calls them, the fields of a person have the same names in every kind. */
export const PRESETS: readonly Preset[] = [
  ...OWN,
  {
    name: 'google-contacts',
    knownBy: ['E-mail 1 - Value', 'Labels'],
    columns: {
      'First Name': 'firstName',
      'Last Name': 'lastName',
      Name: 'fullName',
      'Given Name': 'firstName',
      'Family Name': 'lastName',
      'Name Prefix': 'namePrefix',
      'Middle Name': 'middleName',
      'Name Suffix': 'suffix',
      'Additional Name': 'middleName',
      'E-mail 1 - Value': 'email',
      'Phone 1 - Value': 'phone',
      'E-mail 2 - Value': 'secondEmail',
      'Phone 2 - Value': 'secondPhone',
      'Organization Title': 'occupation',
      Birthday: 'dateOfBirth',
      'Address 1 - Formatted': 'address',
      Notes: 'notes',
      Labels: 'tags',
    },
  },
  {
    name: 'espocrm',
    knownBy: ['emailAddress', 'phoneNumber', 'assignedUserName'],
    columns: {
      id: 'sourceId',
      firstName: 'firstName',
      lastName: 'lastName',
      name: 'fullName',
      emailAddress: 'email',
      phoneNumber: 'phone',
      description: 'notes',
      createdAt: 'createdAt',
      addressStreet: 'address',
      addressCity: 'addressCity',
      addressState: 'addressProvince',
      addressPostalCode: 'addressPostalCode',
      addressCountry: 'addressCountry',
      assignedUserName: 'owner',
    },
  },
  {
    name: 'twenty',
    knownBy: ['Name / First Name', 'Emails / Primary Email'],
    columns: {
      Id: 'sourceId',
      'Name / First Name': 'firstName',
      'Name / Last Name': 'lastName',
      'Emails / Primary Email': 'email',
      'Phones / Primary Phone Number': 'phone',
      'Phones / Primary Phone Calling Code': 'phoneCallingCode',
      City: 'addressCity',
      'Creation date': 'createdAt',
    },
  },
  {
    name: 'atomic-crm',
    knownBy: ['first_seen', 'last_seen', 'has_newsletter', 'email_work'],
    columns: {
      first_name: 'firstName',
      last_name: 'lastName',
      email_work: 'email',
      phone_work: 'phone',
      background: 'notes',
      tags: 'tags',
      has_newsletter: 'subscribed',
      first_seen: 'createdAt',
    },
  },
  {
    name: 'ghost',
    knownBy: ['email', 'subscribed_to_emails', 'complimentary_plan'],
    columns: {
      id: 'sourceId',
      email: 'email',
      name: 'fullName',
      note: 'notes',
      labels: 'tags',
      subscribed_to_emails: 'subscribed',
      created_at: 'consentGivenAt',
    },
  },
  {
    name: 'listmonk',
    knownBy: ['uuid', 'email', 'attributes', 'status'],
    columns: {
      uuid: 'sourceId',
      email: 'email',
      name: 'fullName',
      status: 'subscribed',
      created_at: 'consentGivenAt',
    },
  },
  {
    name: 'mailchimp',
    knownBy: ['Email Address', 'OPTIN_TIME', 'CONFIRM_TIME', 'LEID', 'EUID'],
    columns: {
      EUID: 'sourceId',
      'Email Address': 'email',
      'First Name': 'firstName',
      'Last Name': 'lastName',
      CONFIRM_TIME: 'consentGivenAt',
      UNSUB_TIME: 'left',
      CLEAN_TIME: 'left',
      NOTES: 'notes',
      TAGS: 'tags',
    },
  },
  {
    name: 'easy-appointments',
    knownBy: ['first_name', 'phone_number', 'zip_code', 'timezone'],
    columns: {
      id: 'sourceId',
      first_name: 'firstName',
      last_name: 'lastName',
      email: 'email',
      phone_number: 'phone',
      address: 'address',
      city: 'addressCity',
      state: 'addressProvince',
      zip_code: 'addressPostalCode',
      notes: 'notes',
    },
  },
  {
    name: 'vcard',
    knownBy: ['UID', 'Full name', 'Categories'],
    columns: {
      UID: 'sourceId',
      'Full name': 'fullName',
      'First name': 'firstName',
      'Last name': 'lastName',
      Prefix: 'namePrefix',
      'Middle name': 'middleName',
      Suffix: 'suffix',
      'E-mail': 'email',
      Phone: 'phone',
      'E-mail (2)': 'secondEmail',
      'Phone (2)': 'secondPhone',
      'Job title': 'occupation',
      Birthday: 'dateOfBirth',
      Address: 'address',
      Categories: 'tags',
      Note: 'notes',
    },
  },
];

/** The heading of the column that is added to the wrong rows of an import. */
export const ERROR_HEADING = 'Error';

/** Whether this software wrote the file: then its cells have no formulas, and are read back as they were. */
export function isOwnFile(headings: readonly string[]): boolean {
  return isOwnList(headings) || headings.at(-1) === ERROR_HEADING;
}

/** Whether it is a list that was exported from this software. */
export function isOwnList(headings: readonly string[]): boolean {
  return OWN.some(({ knownBy }) => knownBy.every((heading) => headings.includes(heading)));
}

/** The source of a file with these headings; null when none is known. */
export function presetOf(headings: readonly string[]): Preset | null {
  return PRESETS.find(({ knownBy }) => knownBy.every((heading) => headings.includes(heading))) ?? null;
}
