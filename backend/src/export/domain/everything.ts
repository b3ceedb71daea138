import { POST_FIELDS } from '../../blog/domain/post-fields.js';
import { CLIENT_FIELDS } from '../../clients/domain/client-fields.js';
import { TASK_FIELDS } from '../../tasks/domain/task-fields.js';
import { changed, column, columnsFrom, created, day, NAME_OF_USER, time } from './export-columns.js';
import type { ExportFile } from './export-file.js';
import { POLICY_FILES } from './files-of-policies.js';

const first = column('First Name', 'firstName', 'text');
const last = column('Last Name', 'lastName', 'text');
const email = column('Email', 'email', 'address');
const phone = column('Phone', 'phone', 'as people write it');
const birth = column('Date of Birth', 'dateOfBirth', day);
const owner = column('Owner', 'ownerId', 'name of the member of staff', NAME_OF_USER);

const ABOUT = [
  column('Lead ID', 'leadId', 'of leads.csv'),
  column('Client ID', 'clientId', 'of clients.csv'),
  column('Policy ID', 'policyId', 'of policies.csv'),
];

/** The lists of the office. The headings of those that can be imported are those by which an import knows them. */
export const EXPORT_FILES: readonly ExportFile[] = [
  {
    name: 'leads.csv',
    about:
      'Bookings, and people who subscribed to the newsletter. Can be imported. Erased leads are left out.',
    tables: { appointments: 'erasedAt IS NULL', subscriptions: 'erasedAt IS NULL' },
    columns: [
      first,
      last,
      email,
      phone,
      birth,
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
      column('Visitor Time Zone', 'visitorTimeZone', 'IANA name'),
      column('Visitor Request', 'visitorRequest', 'JSON: what the visitor asked for and nobody answered'),
      column('Cancelled (UTC)', 'cancelledAt', time),
      column('Answered (UTC)', 'answeredAt', time),
      owner,
      created,
      column('Client ID', 'clientId', 'of clients.csv'),
      column('Lead ID', 'id', 'id'),
    ],
  },
  {
    name: 'clients.csv',
    about: 'Clients. Can be imported. A client that was merged into another is left out.',
    tables: { clients: 'mergedInto IS NULL' },
    columns: columnsFrom(CLIENT_FIELDS),
  },
  {
    name: 'households.csv',
    about: 'Households; clients.csv says who belongs to them.',
    tables: { households: '' },
    columns: [column('Name', 'name', 'text'), created, changed, column('Household ID', 'id', 'id')],
  },
  ...POLICY_FILES,
  {
    name: 'subscribers.csv',
    about: 'Who gets the newsletter, and who left. Can be imported.',
    tables: { newsletter_subscribers: '' },
    columns: [
      first,
      email,
      column('Newsletter', 'state', 'Confirmed, Not confirmed, Left, or Failing address', {
        as: {
          confirmed: 'Confirmed',
          unconfirmed: 'Not confirmed',
          left: 'Left',
          failing: 'Failing address',
        },
      }),
      column('Consent Given', 'consentId', time, { of: ['consents', 'givenAt'] }),
      column('Consent', 'consentId', 'the text that was agreed to', { of: ['consents', 'wording'] }),
      column('Confirmation Sent (UTC)', 'confirmationSentAt', time),
      column('Subscriber ID', 'subscriptionId', 'the Lead ID of leads.csv'),
    ],
  },
  {
    name: 'consents.csv',
    about: 'What subscribers agreed to, also before they left.',
    tables: { consents: '' },
    columns: [
      column('Purpose', 'purpose', 'word'),
      column('Consent', 'wording', 'the text that was agreed to'),
      column('Version', 'wordingVersion', 'of the text'),
      column('Privacy Policy Of', 'policyDate', day),
      column('Form', 'form', 'word'),
      column('Given (UTC)', 'givenAt', time),
      column('Confirmed (UTC)', 'confirmedAt', time),
      column('Confirmed By', 'confirmedHow', 'word'),
      column('Withdrawn (UTC)', 'withdrawnAt', time),
      column('Withdrawn By', 'withdrawnHow', 'word'),
      column('Consent ID', 'id', 'id'),
      column('Subscriber ID', 'subscriptionId', 'the Lead ID of leads.csv'),
    ],
  },
  {
    name: 'tasks.csv',
    about: 'Tasks, open and done.',
    tables: { tasks: '' },
    columns: columnsFrom(TASK_FIELDS),
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
      ...ABOUT,
    ],
  },
  {
    name: 'history.csv',
    about: 'What happened to leads and clients, besides the notes.',
    tables: { activity_logs: '', client_activity: "actionType <> 'note_added'" },
    columns: [
      column('Kind', 'actionType', 'word'),
      column('What', 'actionDetails', 'text'),
      column('By', 'performedByName', 'name'),
      created,
      column('History ID', 'id', 'id'),
      ...ABOUT,
    ],
  },
  {
    name: 'articles.csv',
    about: 'The articles of the site, published and not. Deleted ones are left out.',
    tables: { blog_posts: 'deletedAt IS NULL' },
    columns: columnsFrom(POST_FIELDS),
  },
];
