import { FIGURE_MAILS } from '../care/domain/figure-mails.js';
import { DESK_MAILS } from '../desk/domain/desk-mails.js';
import { BOOKING_MAILS } from '../leads/domain/booking-mail-kinds.js';
import { TEST_MAIL } from '../mail/domain/mail-words.js';
import { NEWSLETTER_MAILS } from '../newsletter/domain/newsletter-mails.js';
import { POLICY_MAILS } from '../policies/domain/policy-mails.js';
import { ACCOUNT_MAILS } from '../users/domain/account-mails.js';
import { WEBHOOK_MAILS } from '../webhooks/domain/webhook-mails.js';

const all = () => ({
  ...BOOKING_MAILS,
  ...DESK_MAILS,
  ...ACCOUNT_MAILS,
  ...NEWSLETTER_MAILS,
  ...POLICY_MAILS,
  ...WEBHOOK_MAILS,
  ...FIGURE_MAILS,
  ...TEST_MAIL,
});

/** Every kind of mail, in the order of the console's filter. */
// a pure call, so that the bundle of the site leaves it out
export const MAIL_KINDS = /* @__PURE__ */ all();
export type MailKind = keyof typeof MAIL_KINDS;

type Kinds = typeof MAIL_KINDS;
/** The kinds that the owner can turn off. */
export type SwitchedMail = {
  [K in MailKind]: Kinds[K] extends { readonly when: string } ? K : never;
}[MailKind];
export const SWITCHED_MAILS = /* @__PURE__ */ (Object.keys(MAIL_KINDS) as MailKind[]).filter(
  (kind): kind is SwitchedMail => 'when' in MAIL_KINDS[kind],
);
