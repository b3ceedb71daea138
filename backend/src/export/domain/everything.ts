import type { ExportColumn, ExportFile } from './export-file.js';

type More = Pick<ExportColumn, 'as' | 'of'>;

const column = (
  heading: string,
  from: ExportColumn['from'],
  about: string,
  more: More = {},
): ExportColumn => ({
  ...{ heading, from, about },
  ...more,
});
const NAME_OF_USER = { of: ['users', 'name'] } as const;
const AMOUNT = { as: 'amount' } as const;
const day = 'day, YYYY-MM-DD';
const time = 'time, ISO 8601 UTC';
const first = column('First Name', 'firstName', 'text');
const last = column('Last Name', 'lastName', 'text');
const middle = column('Middle Name', 'middleName', 'text');
const suffix = column('Suffix', 'suffix', 'behind the name, such as Jr.');
const email = column('Email', 'email', 'address');
const phone = column('Phone', 'phone', 'as people write it');
const birth = column('Date of Birth', 'dateOfBirth', day);
const owner = column('Owner', 'ownerId', 'name of the member of staff', NAME_OF_USER);
const currency = column('Currency', 'currency', 'three letters, ISO 4217');
const policy = column('Policy ID', 'policyId', 'of policies.csv');
const created = column('Created (UTC)', 'createdAt', time);
const changed = column('Changed (UTC)', 'updatedAt', time);

/** The lists of the office. The headings of those that can be imported are those by which an import knows them. */
export const EXPORT_FILES: readonly ExportFile[] = [
  {
    name: 'leads.csv',
    about:
      'Bookings, and people who subscribed to the newsletter. Can be imported. Erased leads are left out.',
    tables: { appointments: 'erasedAt IS NULL', subscriptions: 'erasedAt IS NULL' },
    columns: [
      ...[first, last, email, phone, birth],
      column('Preferred Date', 'preferredDate', `${day}, of the consultation`),
      column('Preferred Time', 'preferredTime', 'such as 9am'),
      column('Service of Interest', 'serviceInterest', 'word'),
      column('Notes', 'notes', 'what the visitor wrote'),
      column('Booking Status', 'bookingStatus', 'word'),
      column('Lead Status', 'leadStatus', 'word'),
      column('Lead Source', 'leadSource', 'word; subscription for a subscriber'),
      column('Product Purchased', 'productPurchased', 'text, of a sale'),
      column('Premium Frequency', 'premiumFrequency', 'word, of a sale'),
      column('Premium Rate', 'premiumRate', 'text, of a sale'),
      column('Sold On', 'soldOn', day),
      column('Meeting Way', 'meetingWay', 'word'),
      column('Meeting Minutes', 'meetingMinutes', 'number'),
      column('Cancelled (UTC)', 'cancelledAt', time),
      column('Answered (UTC)', 'answeredAt', time),
      ...[owner, created],
      column('Client ID', 'clientId', 'of clients.csv'),
      column('Lead ID', 'id', 'id'),
    ],
  },
  {
    name: 'clients.csv',
    about: 'Clients. Can be imported. A client that was merged into another is left out.',
    tables: { clients: 'mergedInto IS NULL' },
    columns: [
      ...[first, middle, last, suffix, email, phone, birth],
      column('Address', 'address', 'text with lines'),
      column('Prefers', 'channel', 'how the client prefers to be reached'),
      owner,
      column('Referred By', 'referredBy', 'name, or id of clients.csv'),
      column('Tags', 'tags', 'with semicolons between them', { as: 'tags' }),
      column('Policies in Force', 'policiesInForce', 'number'),
      column('Notes', 'notes', 'text with lines'),
      column('Household ID', 'householdId', 'of households.csv'),
      column('Household Role', 'householdRole', 'word'),
      ...[created, changed],
      column('Client ID', 'id', 'id'),
    ],
  },
  {
    name: 'households.csv',
    about: 'Households; clients.csv says who belongs to them.',
    tables: { households: '' },
    columns: [column('Name', 'name', 'text'), created, changed, column('Household ID', 'id', 'id')],
  },
  {
    name: 'policies.csv',
    about: 'Policies. Can be imported after clients.csv.',
    tables: { policies: '' },
    columns: [
      column('Policy Number', 'policyNumber', 'of the insurer'),
      column('Insured', 'insured', 'name, or id of clients.csv; empty for the owner'),
      column('Insurer', 'insurerId', 'name', { of: ['insurers', 'name'] }),
      column('Product', 'productId', 'name', { of: ['products', 'name'] }),
      column('Line', 'line', 'life, health, accident or non-life'),
      column('Application', 'application', 'word'),
      column('State', 'forceState', 'word'),
      column('Start', 'startsOn', day),
      column('End', 'endsOn', day),
      column('Premium', 'amount', 'amount of each premium', AMOUNT),
      currency,
      column('Mode', 'mode', 'how often a premium is due'),
      column('Grace Days', 'graceDays', 'number'),
      column('Premiums Paid Before', 'paidBefore', `${day}; premiums due before are not asked for`),
      column('Reinstatement Until', 'reinstateUntil', day),
      column('Remarks', 'remarks', 'text with lines'),
      column('State Since', 'forceSince', day),
      column('Terms Since', 'termsSince', day),
      column('Planned From', 'planFrom', day),
      column('Terms To Come', 'upcoming', 'JSON: the terms that change, and from when'),
      ...[created, changed],
      column('Policy ID', 'id', 'id'),
      column('Client ID', 'clientId', 'of the owner, in clients.csv'),
    ],
  },
  {
    name: 'beneficiaries.csv',
    about: 'Who is paid when the insured person of a policy dies.',
    tables: { policies: '' },
    each: 'beneficiaries',
    columns: [
      column('Name', 'name', 'text'),
      column('Relationship', 'relationship', 'to the owner'),
      column('Share', 'share', 'percent of the class', { as: 'percent' }),
      column('Class', 'class', 'primary or contingent'),
      column('Revocable', 'revocable', 'yes or no', { as: { true: 'yes', false: 'no' } }),
      column('Policy ID', 'id', 'of policies.csv'),
    ],
  },
  {
    name: 'premiums.csv',
    about: 'Premiums that are or were due.',
    tables: { premiums: '' },
    columns: [
      column('Due', 'dueDate', day),
      column('Covers From', 'coversFrom', day),
      column('Covers Until', 'coversUntil', day),
      column('Grace Ends', 'graceEndsOn', day),
      column('Amount', 'amount', 'amount', AMOUNT),
      column('Paid', 'paidAmount', 'amount', AMOUNT),
      currency,
      column('Premium ID', 'id', 'id'),
      policy,
    ],
  },
  {
    name: 'payments.csv',
    about: 'Payments of premiums. One that takes another back has a negative amount and its id.',
    tables: { premium_payments: '' },
    columns: [
      column('Amount', 'amount', 'amount', AMOUNT),
      column('Paid On', 'paidOn', day),
      column('Remitted On', 'remittedOn', day),
      column('Posted On', 'postedOn', day),
      column('Receipt Number', 'receiptNumber', 'text'),
      column('Takes Back', 'reversalOf', 'id of payments.csv'),
      column('Carried From', 'carriedFrom', 'id of payments.csv, of which it is a part'),
      column('Reason', 'reason', 'text'),
      column('Recorded By', 'recordedByName', 'name'),
      created,
      column('Payment ID', 'id', 'id'),
      column('Premium ID', 'premiumId', 'of premiums.csv'),
    ],
  },
  {
    name: 'premium-corrections.csv',
    about: 'What premiums were before they were corrected.',
    tables: { premium_corrections: '' },
    columns: [
      column('Amount', 'amount', 'amount', AMOUNT),
      column('Due', 'dueDate', day),
      column('Reason', 'reason', 'text'),
      column('Corrected By', 'correctedByName', 'name'),
      column('Corrected (UTC)', 'correctedAt', time),
      column('Premium ID', 'premiumId', 'of premiums.csv'),
    ],
  },
  {
    name: 'service-cases.csv',
    about: 'Claims and other work for policies.',
    tables: { service_cases: '' },
    columns: [
      column('Kind', 'kind', 'word'),
      column('Title', 'title', 'text'),
      column('Reference', 'reference', 'of the insurer'),
      column('Next Step', 'nextStep', 'text'),
      column('Next By', 'nextBy', day),
      column('Opened (UTC)', 'openedAt', time),
      column('Opened By', 'openedByName', 'name'),
      column('Closed (UTC)', 'closedAt', time),
      column('Closed By', 'closedByName', 'name'),
      column('Case ID', 'id', 'id'),
      policy,
    ],
  },
  {
    name: 'subscribers.csv',
    about: 'Who gets the newsletter, and who left. Can be imported.',
    tables: { newsletter_subscribers: '' },
    columns: [
      ...[first, email],
      column('Newsletter', 'state', 'Confirmed, Not confirmed, Left, or Failing address', {
        as: {
          ...{ confirmed: 'Confirmed', unconfirmed: 'Not confirmed' },
          ...{ left: 'Left', failing: 'Failing address' },
        },
      }),
      column('Consent Given', 'consentId', time, { of: ['consents', 'givenAt'] }),
      column('Consent', 'consentId', 'the text that was agreed to', { of: ['consents', 'wording'] }),
      column('Subscriber ID', 'subscriptionId', 'the Lead ID of leads.csv'),
    ],
  },
  {
    name: 'tasks.csv',
    about: 'Tasks, open and done.',
    tables: { tasks: '' },
    columns: [
      column('Title', 'title', 'text'),
      column('Due', 'dueDate', day),
      column('For', 'assigneeId', 'name of the member of staff', NAME_OF_USER),
      column('Done (UTC)', 'doneAt', time),
      column('Done By', 'doneBy', 'name of the member of staff', NAME_OF_USER),
      created,
      column('Task ID', 'id', 'id'),
      column('Lead ID', 'leadId', 'of leads.csv'),
      column('Client ID', 'clientId', 'of clients.csv'),
    ],
  },
  {
    name: 'notes.csv',
    about: 'What staff wrote about leads and clients.',
    tables: { lead_notes: '', client_activity: "actionType = 'note_added'" },
    columns: [
      column('Note', ['note', 'actionDetails'], 'text with lines'),
      column('Channel', 'channel', 'how the person was reached'),
      column('Written By', ['createdByName', 'performedByName'], 'name'),
      created,
      column('Note ID', 'id', 'id'),
      column('Lead ID', 'leadId', 'of leads.csv'),
      column('Client ID', 'clientId', 'of clients.csv'),
    ],
  },
  {
    name: 'articles.csv',
    about: 'The articles of the site, published and not. Deleted ones are left out.',
    tables: { blog_posts: 'deletedAt IS NULL' },
    columns: [
      column('Title', 'title', 'text'),
      column('Address', 'slug', 'the end of its address on the site'),
      column('Excerpt', 'excerpt', 'text'),
      column('Content', 'content', 'Markdown'),
      column('Category', 'category', 'text'),
      column('Picture', 'imageUrl', 'address'),
      column('Picture Text', 'imageAlt', 'text'),
      column('Author', 'author', 'name'),
      column('Reviewed On', 'reviewedOn', day),
      column('Status', 'status', 'word'),
      column('Published (UTC)', 'publishedAt', time),
      changed,
      column('Article ID', 'id', 'id'),
    ],
  },
];
