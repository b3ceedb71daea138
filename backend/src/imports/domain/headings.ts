import type { Fields } from '../../platform/fields/fields.js';
import { plainWord } from './cell-words.js';
import { fieldsOfKind, IMPORT_KINDS } from './import-kinds.js';

const FIELD_LISTS = IMPORT_KINDS.map((kind) => fieldsOfKind(kind) ?? {});

/** What people call a field, in English and Filipino, with commas between. */
const HEADINGS = headingsIn(FIELD_LISTS, {
  namePrefix: 'name prefix, prefix, honorific prefix, salutation',
  fullName: 'name, full name, client name, customer name, contact name, buong pangalan',
  addressCity: 'city, municipality, city/municipality, lungsod, bayan',
  addressProvince: 'province, state, region, lalawigan',
  addressPostalCode: 'postal code, zip, zip code, postcode',
  addressCountry: 'country, bansa',
  preferredDate: 'preferred date, appointment date, booking date',
  preferredTime: 'preferred time, appointment time',
  serviceInterest: 'service, service of interest, interest, serbisyo',
  bookingStatus: 'booking status',
  outcome: 'outcome, attendance',
  leadStatus: 'lead status, status',
  leadSource: 'lead source, source',
  productPurchased: 'product purchased, product',
  premiumFrequency: 'premium frequency, frequency',
  premiumRate: 'premium rate, premium',
  createdAt: 'created, created at, date created, created on',
  clientSourceId: 'client id, customer id',
  clientFirstName: 'client first name, first name, owner first name, policy owner first name',
  clientLastName: 'client last name, last name, surname, owner last name, policy owner last name',
  clientFullName: `client, client name, policy owner, policyowner, owner, name, policyholder, policy holder,
    owner name, name of owner, policy owner name, name of policy owner, policyholder name, kliyente,
    applicant owner, customer, customer name, full name`,
  clientEmail: 'client email, client e-mail, email, e-mail, email address, owner email, e-mail address',
  clientPhone: `client phone, phone, mobile, mobile number, mobile no, contact number, phone number, contact no,
    cellphone, cellphone number, cp no, cp number, telephone, tel no, owner phone`,
  clientDateOfBirth: `client date of birth, date of birth, birthday, birth date, dob, bday, kaarawan,
    owner date of birth, owner birthdate, policy owner date of birth`,
  currency: 'currency, ccy, currency code, policy currency',
  subscribed: `subscribed, newsletter, status, gets the newsletter, opt in, state, member status,
    subscription status, subscriber status, email status, marketing status, email permission status`,
  consentGivenAt: 'consent given, consent date, subscribed on, subscribed at, opt in date, consented at',
});

const PLAIN_HEADINGS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...HEADINGS].map(([field, words]) => [field, new Set([field, ...words].map(plainWord))]),
);

const ALL_HEADINGS = new Set([...PLAIN_HEADINGS.values()].flatMap((words) => [...words]));

/** Whether people call any field like that. */
export function isHeading(heading: string): boolean {
  return ALL_HEADINGS.has(plainWord(withoutRemark(heading)));
}

/** Whether people call the field like that. A unit or zone in brackets, as in `Created (Asia/Manila)`, is not compared. */
export function isHeadingOf(field: string, heading: string): boolean {
  return PLAIN_HEADINGS.get(field)?.has(plainWord(withoutRemark(heading))) ?? false;
}

/** A name means the same in each kind of file: it is called what any list says. */
function headingsIn(
  lists: readonly Fields[],
  others: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly string[]> {
  const entries = lists.flatMap((fields) =>
    Object.entries(fields).map(([name, { importedAs = name, headings }]) => [importedAs, headings] as const),
  );
  const all = new Map<string, string[]>();
  for (const [name, words] of [...entries, ...Object.entries(others)])
    if (words) all.set(name, [...(all.get(name) ?? []), ...words.split(/,\s+/)]);
  return all;
}

/** Without what is in brackets at its end. */
function withoutRemark(heading: string): string {
  if (!heading.endsWith(')')) return heading;
  const open = heading.indexOf('(', heading.lastIndexOf(')', heading.length - 2) + 1);
  return open < 0 ? heading : heading.slice(0, open);
}
