/** The parts of an entry that its sentence depends on. */
interface Described {
  readonly action: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

type Words = string | ((details: Described['details']) => string);

const counted = (count: unknown, one: string, many: string) =>
  `${Number(count ?? 0).toLocaleString('en')} ${count === 1 ? one : many}`;

const LISTS: Readonly<Record<string, string>> = {
  leads: 'leads',
  appointments: 'bookings',
  subscriptions: 'subscriptions',
  subscribers: 'newsletter subscribers',
  mails: 'messages',
  deliveries: 'newsletter deliveries',
  suspected: 'suspected posts',
};

const listNames = (lists: string) =>
  lists
    .split(' ')
    .map((list) => LISTS[list] ?? list)
    .join(', ');

const SECTIONS: Readonly<Record<string, string>> = {
  identity: 'the name and contact data of the business',
  hours: 'the business hours',
  hero: 'the head of the home page',
  stats: 'the figures of the home page',
  services: 'the services',
  about: 'the text about the advisor',
  testimonials: 'the testimonials',
  legal: 'the legal texts',
  appearance: 'the colour and the pictures of the site',
  visitorMails: 'which messages visitors get',
  retention: 'how long personal data is kept',
};

const failedSignIn =
  (step: string): Words =>
  ({ times }) =>
    times === undefined
      ? `failed to sign in${step}`
      : `failed to sign in${step}, ${counted(times, 'time', 'times')}`;

/** What was done, as the end of a sentence that begins with the user's name. */
const WORDS: Readonly<Record<string, Words>> = {
  'sign-in': ({ browser }) => (browser ? `signed in with ${browser}` : 'signed in'),
  'sign-in.failed': failedSignIn(''),
  'sign-in.second-factor.failed': failedSignIn(' at the second factor'),
  'POST /api/logout': 'signed out',
  'password.reset': 'set a new password by the link of a mail',
  'POST /api/user/password': 'changed their own password',
  'POST /api/user/calendar-feed': 'made a link to the calendar',
  'DELETE /api/user/calendar-feed': 'removed the link to the calendar',
  'PUT /api/user/email': 'changed their own e-mail address',
  'DELETE /api/user/sessions': 'ended all of their other sessions',
  'DELETE /api/user/sessions/:id': 'ended one of their sessions',
  'POST /api/user/second-factor/totp': 'began to set up an authenticator app',
  'POST /api/user/second-factor/totp/confirm': 'set up an authenticator app',
  'POST /api/user/second-factor/recovery-codes': 'made new recovery codes',
  'DELETE /api/user/second-factor': 'removed their own second factors',
  'POST /api/user/passkeys/options': 'began to add a passkey',
  'POST /api/user/passkeys': 'added a passkey',
  'PATCH /api/user/passkeys/:id': 'renamed a passkey',
  'DELETE /api/user/passkeys/:id': 'removed a passkey',
  'POST /api/user/confirmation': 'confirmed with their password',
  'POST /api/admin/users': 'created a user',
  'PATCH /api/admin/users/:id/status': ({ status }) =>
    USER_CHANGES[String(status)] ?? 'changed the status of a user',
  'PATCH /api/admin/users/:id/password': 'reset the password of a user',
  'DELETE /api/admin/users/:id/second-factor': 'reset the second factors of a user',
  'PUT /api/admin/users/:id/email': 'changed the e-mail address of a user',
  'calendar-feed.read': ({ events }) =>
    `read the calendar feed, ${counted(events, 'consultation', 'consultations')}`,
  'leads.read': ({ list, rows }) =>
    `read ${counted(rows, 'row', 'rows')} of the list of ${LISTS[String(list)] ?? 'leads'} at once`,
  'lists.read': ({ lists, rows }) =>
    `read ${counted(rows, 'row', 'rows')} of ${listNames(String(lists))} within an hour`,
  'POST /api/admin/appointments': 'entered a booking',
  'POST /api/admin/appointments/:id/visitor-request': 'answered what a visitor asked for',
  'POST /api/admin/appointments/:id/correction': 'took back a confirmation',
  'PATCH /api/admin/appointments/:id/booking-status': 'changed the status of a booking',
  'PATCH /api/admin/appointments/:id/details': 'corrected a booking',
  'PATCH /api/admin/appointments/:id/lead-status': 'changed the status of a lead',
  'PATCH /api/admin/appointments/:id/sales-info': 'recorded a sale',
  'PATCH /api/admin/appointments/:id/schedule': 'moved a booking',
  'PATCH /api/admin/subscriptions/:id/details': 'corrected a subscription',
  'PATCH /api/admin/subscriptions/:id/lead-status': 'changed the status of a lead',
  'PATCH /api/admin/leads/:leadType/:id/owner': 'changed who takes care of a lead',
  'POST /api/admin/leads/:leadType/:id/notes': 'wrote a note about a lead',
  'POST /api/admin/leads/bulk': 'changed several leads at once',
  'POST /api/admin/subscriptions/:id/consents/confirmation': 'asked a subscriber to confirm',
  'POST /api/admin/subscriptions/:id/consents/withdraw': 'ended the newsletter of a subscriber',
  'POST /api/admin/blocked': 'added an entry to the block list',
  'DELETE /api/admin/blocked/:id': 'removed an entry from the block list',
  'POST /api/admin/suspected/:id/release': 'released a suspected post',
  'POST /api/admin/suspected/:id/discard': 'discarded a suspected post',
  'POST /api/admin/suspected/release': 'released suspected posts',
  'POST /api/admin/suspected/discard': 'discarded suspected posts',
  'POST /api/admin/mails/:id/resend': 'sent a message again',
  'POST /api/admin/mails/test': 'sent a test message',
  'POST /api/admin/newsletters': 'began an issue of the newsletter',
  'PUT /api/admin/newsletters/:id': 'changed an issue of the newsletter',
  'DELETE /api/admin/newsletters/:id': 'deleted an issue of the newsletter',
  'POST /api/admin/newsletters/:id/test': 'sent a test copy of the newsletter',
  'POST /api/admin/newsletters/:id/send': 'sent or scheduled the newsletter',
  'POST /api/admin/newsletters/:id/pause': 'paused the sending of the newsletter',
  'POST /api/admin/newsletters/:id/resume': 'continued the sending of the newsletter',
  'POST /api/admin/newsletters/:id/cancel': 'cancelled the sending of the newsletter',
  'POST /api/admin/blog-posts': 'created a blog post',
  'PUT /api/admin/blog-posts/:id': 'changed a blog post',
  'DELETE /api/admin/blog-posts/:id': 'moved a blog post to the trash',
  'DELETE /api/admin/blog-posts/deleted/:id': 'deleted a blog post for good',
  'POST /api/admin/blog-posts/:id/restore': 'took a blog post out of the trash',
  'POST /api/admin/blog-posts/:id/preview-link': 'made a preview link for a blog post',
  'DELETE /api/admin/blog-posts/:id/preview-link': 'removed the preview link of a blog post',
  'POST /api/admin/media': 'uploaded a picture',
  'PATCH /api/admin/media/:id': 'changed the description of a picture',
  'DELETE /api/admin/media/:id': 'deleted a picture',
  'POST /api/admin/tasks': 'created a task',
  'PATCH /api/admin/tasks/:id': 'changed a task',
  'DELETE /api/admin/tasks/:id': 'deleted a task',
  'POST /api/admin/self-check': 'ran the self-check',
  'privacy.look-up': ({ rows }) => `looked up people: ${counted(rows, 'person', 'people')} found`,
  'privacy.export': 'exported everything that is held about a person',
  'privacy.breach.export': 'exported who is affected by a breach',
  'privacy.erasure': 'erased a person',
  'privacy.due.erase': 'erased what was due',
  'privacy.restore.erasures': 'applied earlier erasures to a restored backup',
  'POST /api/admin/privacy/erasures': 'confirmed the erasure of a person',
  'POST /api/admin/privacy/due/erase': 'asked for the erasure of what is due',
  'POST /api/admin/privacy/requests': 'entered a privacy request',
  'PATCH /api/admin/privacy/requests/:id': 'changed a privacy request',
  'POST /api/admin/privacy/holds': 'placed a legal hold',
  'DELETE /api/admin/privacy/holds/:id': 'lifted a legal hold',
  'POST /api/admin/privacy/breaches': 'began the report of a breach',
  'PATCH /api/admin/privacy/breaches/:id': 'changed the report of a breach',
};

const USER_CHANGES: Readonly<Record<string, string>> = {
  active: 'restored a user',
  deactivated: 'deactivated a user',
  removed: 'removed a user',
};

const SETTINGS = 'PUT /api/admin/settings/';

/** What was done, such as `changed the status of a lead`; null for an action without words of its own. */
export function actionWords({ action, details }: Described): string | null {
  if (action.startsWith(SETTINGS)) {
    const section = SECTIONS[action.slice(SETTINGS.length)];
    return section ? `changed ${section}` : 'changed the settings';
  }
  const words = Object.hasOwn(WORDS, action) ? WORDS[action] : undefined;
  return typeof words === 'function' ? words(details) : (words ?? null);
}
