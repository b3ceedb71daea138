import { plainWord } from './cell-words.js';

/** What people call a field, in English and Filipino. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  firstName: ['first name', 'given name', 'forename', 'fname', 'pangalan', 'unang pangalan'],
  lastName: ['last name', 'surname', 'family name', 'lname', 'apelyido'],
  namePrefix: ['name prefix', 'prefix', 'honorific prefix', 'salutation'],
  middleName: [
    ...['middle name', 'middle initial', 'middle', 'mi', 'm.i.', 'mname', 'additional name'],
    ...['gitnang pangalan', 'panggitnang pangalan'],
  ],
  suffix: ['name suffix', 'honorific suffix', 'extension name', 'name extension', 'ext. name', 'generation'],
  fullName: ['name', 'full name', 'client name', 'customer name', 'contact name', 'buong pangalan'],
  email: ['email', 'e-mail', 'email address', 'mail', 'e-mail address', 'email 1'],
  phone: [
    ...[
      'phone',
      'phone number',
      'mobile',
      'mobile number',
      'mobile no',
      'cellphone',
      'cell',
      'cp number',
      'cp no',
    ],
    ...['contact number', 'contact no', 'telephone', 'tel', 'tel no', 'telepono', 'numero', 'phone 1'],
  ],
  dateOfBirth: [
    'date of birth',
    'birth date',
    'birthdate',
    'birthday',
    'dob',
    'bday',
    'kaarawan',
    'petsa ng kapanganakan',
  ],
  address: ['address', 'home address', 'street', 'street address', 'mailing address', 'tirahan'],
  addressCity: ['city', 'municipality', 'city/municipality', 'lungsod', 'bayan'],
  addressProvince: ['province', 'state', 'region', 'lalawigan'],
  addressPostalCode: ['postal code', 'zip', 'zip code', 'postcode'],
  addressCountry: ['country', 'bansa'],
  channel: ['prefers', 'preferred channel', 'contact by', 'channel'],
  owner: ['owner', 'advisor', 'adviser', 'agent', 'assigned to', 'assigned user'],
  notes: ['notes', 'note', 'remarks', 'comment', 'comments', 'background', 'description', 'tala', 'puna'],
  referredBy: ['referred by', 'referrer', 'referral', 'nirefer ni'],
  tags: ['tags', 'labels', 'groups', 'categories'],
  preferredDate: ['preferred date', 'appointment date', 'booking date'],
  preferredTime: ['preferred time', 'appointment time'],
  serviceInterest: ['service', 'service of interest', 'interest', 'serbisyo'],
  bookingStatus: ['booking status'],
  leadStatus: ['lead status', 'status'],
  leadSource: ['lead source', 'source'],
  productPurchased: ['product purchased', 'product'],
  premiumFrequency: ['premium frequency', 'frequency'],
  premiumRate: ['premium rate', 'premium'],
  createdAt: ['created', 'created at', 'date created', 'created on'],
  policyNumber: ['policy number', 'policy no', 'policy no.', 'policy #', 'policy', 'numero ng polisiya'],
  clientSourceId: ['client id', 'customer id'],
  clientFirstName: ['client first name', 'first name', 'owner first name'],
  clientLastName: ['client last name', 'last name', 'surname', 'owner last name'],
  clientFullName: [
    'client',
    'client name',
    'policy owner',
    'owner',
    'name',
    'policyholder',
    'policy holder',
    'kliyente',
  ],
  clientEmail: ['client email', 'client e-mail', 'email', 'e-mail', 'email address'],
  clientPhone: ['client phone', 'phone', 'mobile', 'mobile number', 'contact number', 'phone number'],
  clientDateOfBirth: ['client date of birth', 'date of birth', 'birthday', 'birth date', 'dob'],
  insured: ['insured', 'life insured', 'insured name', 'nakaseguro'],
  insurer: ['insurer', 'company', 'insurance company', 'provider', 'kompanya'],
  product: ['product', 'plan', 'plan name', 'product name', 'policy name'],
  line: ['line', 'line of business', 'type', 'policy type'],
  application: ['application', 'application status'],
  force: ['state', 'status', 'policy status', 'force'],
  startsOn: [
    'start',
    'start date',
    'starts on',
    'effective date',
    'effectivity date',
    'effectivity',
    'issue date',
    'inception date',
    'simula',
  ],
  endsOn: [
    'end',
    'end date',
    'ends on',
    'expiry',
    'expiry date',
    'expiration date',
    'maturity',
    'maturity date',
  ],
  premium: ['premium', 'premium amount', 'modal premium', 'amount', 'hulog'],
  currency: ['currency'],
  mode: [
    'mode',
    'mode of payment',
    'payment mode',
    'premium mode',
    'frequency',
    'premium frequency',
    'payment frequency',
  ],
  graceDays: ['grace days', 'grace period'],
  paidBefore: [
    'premiums paid before',
    'paid before',
    ...['paid until', 'paid to', 'paid to date', 'paid up to', 'premium paid to', 'premium paid to date'],
    ...['premium paid until', 'premium paid up to', 'premiums paid until', 'premiums paid to'],
    ...[
      'next due',
      'next due date',
      'next premium due',
      'next premium due date',
      'premium due date',
      'due date',
    ],
    'bayad hanggang',
  ],
  reinstateUntil: ['reinstatement until', 'reinstate until'],
  remarks: ['remarks', 'notes', 'note', 'comments'],
  subscribed: ['subscribed', 'newsletter', 'status', 'gets the newsletter', 'opt in'],
  consentGivenAt: [
    'consent given',
    'consent date',
    'subscribed on',
    'subscribed at',
    'opt in date',
    'consented at',
  ],
};

const PLAIN_HEADINGS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(HEADINGS).map(([field, words]) => [field, new Set([field, ...words].map(plainWord))]),
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

/** Without what is in brackets at its end. */
function withoutRemark(heading: string): string {
  if (!heading.endsWith(')')) return heading;
  const open = heading.indexOf('(', heading.lastIndexOf(')', heading.length - 2) + 1);
  return open < 0 ? heading : heading.slice(0, open);
}
