import { CLIENT_FIELDS } from '../../clients/domain/client-fields.js';
import type { Fields } from '../../platform/fields/fields.js';
import { plainWord } from './cell-words.js';

/** What people call a field, in English and Filipino, with commas between. */
const HEADINGS: Readonly<Record<string, string>> = {
  ...headingsIn(CLIENT_FIELDS),
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
  leadStatus: 'lead status, status',
  leadSource: 'lead source, source',
  productPurchased: 'product purchased, product',
  premiumFrequency: 'premium frequency, frequency',
  premiumRate: 'premium rate, premium',
  createdAt: 'created, created at, date created, created on',
  policyNumber: `policy number, policy no, policy no., policy #, policy, policy num, pol no, pol #, pol num,
    pol number, policy contract no, contract number, contract no, certificate no, certificate number,
    numero ng polisiya`,
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
  insured: `insured, life insured, insured name, name of insured, insured person, life assured, assured,
    name of life insured, proposed insured, nakaseguro`,
  insurer: `insurer, company, insurance company, provider, carrier, insurance provider, name of insurer,
    company name, kompanya`,
  product: `product, plan, plan name, product name, policy name, plan description, basic plan, plan code,
    product description`,
  line: `line, line of business, lob, type, policy type, type of policy, insurance type, plan type,
    type of insurance, product line, product type, class of business, class, coverage type`,
  application: 'application, application status, underwriting status',
  force: `state, status, policy status, force, pol status, contract status, status of policy, inforce status`,
  startsOn: `start, start date, starts on, effective date, effectivity date, effectivity, issue date,
    inception date, policy date, date issued, issued on, date of issue, policy effective date,
    policy effectivity date, commencement date, policy start date, risk commencement date, simula`,
  endsOn: `end, end date, ends on, expiry, expiry date, expiration date, expiration, maturity, maturity date,
    policy end date, date of maturity, valid until`,
  premium: `premium, premium amount, modal premium, modal prem, premium amt, amount, hulog, installment premium,
    premium per mode`,
  currency: 'currency, ccy, currency code, policy currency',
  mode: `mode, mode of payment, payment mode, premium mode, frequency, premium frequency, mop,
    payment frequency, billing mode, billing frequency, pay mode, mode of premium payment`,
  graceDays: 'grace days, grace period',
  paidBefore: `premiums paid before, paid until, paid to date, paid to, paid before, ptd, paid up to,
     premium paid to, premium paid to date, premium paid until, premium paid up to, premiums paid until, premiums paid to,
    next due date, due date, next due, next premium due, next premium due date, premium due date, bayad hanggang`,
  reinstateUntil: 'reinstatement until, reinstate until',
  remarks: 'remarks, notes, note, comments',
  subscribed: `subscribed, newsletter, status, gets the newsletter, opt in, state, member status,
    subscription status, subscriber status, email status, marketing status, email permission status`,
  consentGivenAt: 'consent given, consent date, subscribed on, subscribed at, opt in date, consented at',
};

const PLAIN_HEADINGS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(HEADINGS).map(([field, words]) => [
    field,
    new Set([field, ...words.split(/,\s+/)].map(plainWord)),
  ]),
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

function headingsIn(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { importedAs = name, headings }]) =>
      headings === undefined ? [] : [[importedAs, headings]],
    ),
  );
}

/** Without what is in brackets at its end. */
function withoutRemark(heading: string): string {
  if (!heading.endsWith(')')) return heading;
  const open = heading.indexOf('(', heading.lastIndexOf(')', heading.length - 2) + 1);
  return open < 0 ? heading : heading.slice(0, open);
}
