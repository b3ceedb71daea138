import {
  type Described,
  type Words,
  counted,
  failedSignIn,
  listNames,
  merged,
  listName,
  statusChanged,
  USER_CHANGES,
} from './action-words.js';
import { FORMER_ACTIONS } from './former-actions.js';

/**
 * Every action that can be recorded, by the area that the console filters by: its code, and what was done as the end of
 * a sentence that begins with the user's name. Codes are stored for good: no entry could be read after a change of one.
 */
const ACTIONS = {
  'sign-in': {
    'sign-in': ({ browser }) => (browser ? `signed in with ${browser}` : 'signed in'),
    'sign-in.failed': failedSignIn(''),
    'sign-in.second-factor.failed': failedSignIn(' at the second factor'),
    'sign-out': 'signed out',
  },
  accounts: {
    'password.reset': 'set a new password by the link of a mail',
    'password.link-asked': 'asked for a link to set a new password',
    'account.password-changed': 'changed their own password',
    'calendar-feed.made': 'made a link to the calendar',
    'calendar-feed.removed': 'removed the link to the calendar',
    'busy-calendar.added': 'added a calendar with busy times',
    'busy-calendar.removed': 'removed a calendar with busy times',
    'account.email-changed': 'changed their own e-mail address',
    'account.sessions-ended': 'ended all of their other sessions',
    'account.session-ended': 'ended one of their sessions',
    'second-factor.app-begun': 'began to set up an authenticator app',
    'second-factor.app-set-up': 'set up an authenticator app',
    'second-factor.recovery-codes-made': 'made new recovery codes',
    'second-factor.removed': 'removed their own second factors',
    'passkey.begun': 'began to add a passkey',
    'passkey.added': 'added a passkey',
    'passkey.renamed': 'renamed a passkey',
    'passkey.removed': 'removed a passkey',
    'account.confirmed': 'confirmed with their password',
    'user.created': 'created a user',
    'user.status-changed': ({ status }) => USER_CHANGES[String(status)] ?? 'changed the status of a user',
    'user.password-reset': 'reset the password of a user',
    'user.second-factor-reset': 'reset the second factors of a user',
    'user.email-changed': 'changed the e-mail address of a user',
  },
  leads: {
    'calendar-feed.read': ({ events }) =>
      `read the calendar feed, ${counted(events, 'consultation', 'consultations')}`,
    'leads.read': ({ list, rows }) =>
      `read ${counted(rows, 'row', 'rows')} of the list of ${listName(list ?? 'leads')} at once`,
    'booking.entered': 'entered a booking',
    'booking.sent': 'sent a booking',
    'booking.visitor-request-answered': 'answered what a visitor asked for',
    'booking.visitor-request-reopened': 'took back the answer to what a visitor asked for',
    'booking.confirmation-taken-back': 'took back a confirmation',
    'booking.confirmation-sent': 'sent the confirmation of a booking',
    'booking.status-changed': statusChanged('a booking'),
    'booking.corrected': 'corrected a booking',
    'booking.lead-status-changed': statusChanged('a lead'),
    'booking.sale-recorded': 'recorded a sale',
    'booking.moved': 'moved a booking',
    'booking.outcome-recorded': 'recorded whether a consultation took place',
    'subscription.corrected': 'corrected a subscription',
    'subscription.lead-status-changed': statusChanged('a lead'),
    'lead.status-changed': statusChanged('a lead'),
    'lead.owner-changed': 'changed who takes care of a lead',
    'lead.note-written': 'wrote a note about a lead',
    'lead.client-linked': 'linked a lead to a client',
    'lead.client-unlinked': 'unlinked a lead from a client',
    'leads.changed': 'changed several leads at once',
    'subscription.confirmation-asked': 'asked a subscriber to confirm',
    'subscription.consent-withdrawn': 'ended the newsletter of a subscriber',
    'block-list.entry-added': 'added an entry to the block list',
    'block-list.entry-removed': 'removed an entry from the block list',
    'suspected.released': 'released a suspected submission',
    'suspected.discarded': 'discarded a suspected submission',
    'suspected.several-released': 'released suspected submissions',
    'suspected.several-discarded': 'discarded suspected submissions',
  },
  clients: {
    'client.added': 'added a client',
    'client.changed': 'changed a client',
    'client.deleted': 'deleted a client',
    'client.note-written': 'wrote a note about a client',
    'client.numbers-shown': 'read the whole TIN, SSS or GSIS number of a client',
    'client.merged': 'merged two clients',
    'client.merge-undone': 'took back the merge of two clients',
    'household.added': 'added a household',
    'household.changed': 'changed a household',
    'household.dissolved': 'dissolved a household',
  },
  policies: {
    'policy.added': 'added a policy',
    'policy.changed': 'changed a policy',
    'policy.beneficiaries-changed': 'changed the beneficiaries of a policy',
    'premium.corrected': 'corrected a premium',
    'premium.paid': 'recorded the payment of a premium',
    'premium.payment-changed': 'changed the payment of a premium',
    'premium.payment-moved': 'moved the payment of a premium to another',
    'premium.payment-reversed': 'took back the payment of a premium',
    'case.opened': 'opened a service case of a policy',
    'case.changed': 'changed a service case of a policy',
    'insurer.renamed': 'corrected the name of an insurer',
    'insurer.merged': merged('insurer'),
    'product.changed': 'corrected a product of an insurer',
    'product.merged': merged('product'),
  },
  imports: {
    'import.uploaded': 'uploaded a file to import',
    'import.mapped': 'said what the columns of an import are',
    'import.laid-out': 'said how the file of an import is laid out',
    'import.check-asked': 'had the rows of an import checked',
    'import.choice-made': 'decided about rows of an import',
    'import.apply-asked': 'had an import applied',
    'import.applied': ({ kind, created, updated }) =>
      `imported ${listName(kind ?? 'records')}: ${counted(created, 'new', 'new')}, ${counted(updated, 'changed', 'changed')}`,
    'import.undo-asked': 'had an import taken back',
    'import.undone': ({ undone, left }) =>
      `took back ${counted(undone, 'row', 'rows')} of an import; of ${counted(left, 'row', 'rows')} something was left`,
    'import.stopped': 'stopped an import',
    'import.deleted': 'deleted an import',
    'import.mapping-deleted': 'deleted a mapping of imports',
  },
  connections: {
    'api-key.made': 'made an API key',
    'api-key.ended': 'ended an API key',
    'webhook.added': 'added a webhook',
    'webhook.changed': 'changed a webhook',
    'webhook.deleted': 'deleted a webhook',
    'webhook.secret-rotated': 'made a new secret for a webhook',
    'webhook.tested': 'sent a test to a webhook',
    'webhook.replayed': 'had a span of time delivered to a webhook again',
    'webhook.delivery-resent': 'had one delivery sent to a webhook again',
  },
  messages: {
    'message.sent-again': 'sent a message again',
    'message.test-sent': 'sent a test message',
  },
  newsletter: {
    'newsletter.begun': 'began an issue of the newsletter',
    'newsletter.changed': 'changed an issue of the newsletter',
    'newsletter.deleted': 'deleted an issue of the newsletter',
    'newsletter.test-sent': 'sent a test copy of the newsletter',
    'newsletter.sent': 'sent or scheduled the newsletter',
    'newsletter.taken-back': 'took an issue of the newsletter back before it was sent',
    'newsletter.sent-now': 'ended the hold of an issue of the newsletter',
    'newsletter.paused': 'paused the sending of the newsletter',
    'newsletter.resumed': 'continued the sending of the newsletter',
    'newsletter.cancelled': 'cancelled the sending of the newsletter',
  },
  blog: {
    'post.created': 'created a blog post',
    'post.changed': 'changed a blog post',
    'post.deleted': 'moved a blog post to the trash',
    'post.deleted-for-good': 'deleted a blog post for good',
    'post.restored': 'took a blog post out of the trash',
    'post.preview-link-made': 'made a preview link for a blog post',
    'post.preview-link-removed': 'removed the preview link of a blog post',
  },
  pictures: {
    'picture.uploaded': 'uploaded a picture',
    'picture.changed': 'changed the description of a picture',
    'picture.deleted': 'deleted a picture',
  },
  tasks: {
    'task.created': 'created a task',
    'task.changed': 'changed a task',
    'task.deleted': 'deleted a task',
  },
  settings: {
    'settings.identity-changed': 'changed the name and contact data of the business',
    'settings.hours-changed': 'changed the business hours',
    'settings.hero-changed': 'changed the head of the home page',
    'settings.stats-changed': 'changed the figures of the home page',
    'settings.services-changed': 'changed the services',
    'settings.about-changed': 'changed the text about the advisor',
    'settings.testimonials-changed': 'changed the testimonials',
    'settings.calculators-changed': 'changed the calculators and their figures',
    'settings.legal-changed': 'changed the legal texts',
    'settings.appearance-changed': 'changed the colour and the pictures of the site',
    'settings.visitor-mails-changed': 'changed which messages visitors get',
    'settings.retention-changed': 'changed how long personal data is kept',
  },
  privacy: {
    'lists.read': ({ lists, rows }) =>
      `read ${counted(rows, 'row', 'rows')} of ${listNames(String(lists))} within an hour`,
    'privacy.look-up': ({ rows }) => `looked up people: ${counted(rows, 'person', 'people')} found`,
    'privacy.export': 'exported everything that is held about a person',
    'export.everything': 'exported everything that the office keeps in lists',
    'privacy.breach.export': 'exported who is affected by a breach',
    'privacy.erasure': 'erased a person',
    'privacy.due.erase': 'erased what was due',
    'privacy.restore.erasures': 'applied earlier erasures to a restored backup',
    'privacy.erasure-confirmed': 'confirmed the erasure of a person',
    'privacy.due-erasure-asked': 'asked for the erasure of what is due',
    'privacy.request-entered': 'entered a privacy request',
    'privacy.request-changed': 'changed a privacy request',
    'privacy.hold-placed': 'placed a legal hold',
    'privacy.hold-lifted': 'lifted a legal hold',
    'privacy.breach-begun': 'began the report of a breach',
    'privacy.breach-changed': 'changed the report of a breach',
  },
  other: {
    'self-check.run': 'ran the self-check',
    'site.booking-sent': 'sent the booking form of the site',
    'site.subscription-sent': 'sent the subscription form of the site',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** What an action is about; the filter of the console. */
export type AuditArea = keyof typeof ACTIONS;
// a pure call, so that the bundle of the site leaves the table out
export const AUDIT_AREAS = /* @__PURE__ */ Object.keys(ACTIONS) as readonly AuditArea[];

/** The name of an action in the audit trail. */
export type AuditCode = { [A in AuditArea]: keyof (typeof ACTIONS)[A] }[AuditArea];

function known(code: string): { readonly area: AuditArea; readonly words: Words } | undefined {
  const area = AUDIT_AREAS.find((one) => Object.hasOwn(ACTIONS[one], code));
  return area && { area, words: (ACTIONS[area] as Readonly<Record<string, Words>>)[code]! };
}

/** The code of a recorded action, also of one that was recorded by its route; an unknown action is its own. */
export function codeOf(action: string): string {
  return Object.hasOwn(FORMER_ACTIONS, action) ? FORMER_ACTIONS[action]! : action;
}

/** What the entries of an action have: its code or the routes of former ones, and the area, if the action is known. */
export function recordedAs(action: string) {
  const code = codeOf(action);
  const former = Object.keys(FORMER_ACTIONS).filter((route) => FORMER_ACTIONS[route] === code);
  return { actions: [code, ...former], area: known(code)?.area };
}

/** The area of a recorded action; `other` for one that this version does not know. */
export function areaOf(action: string): AuditArea {
  return known(codeOf(action))?.area ?? 'other';
}

/** What was done, such as `changed the status of a lead`; null for an action that this version does not know. */
export function actionWords({ action, details }: Described): string | null {
  const words = known(codeOf(action))?.words;
  return typeof words === 'function' ? words(details) : (words ?? null);
}
