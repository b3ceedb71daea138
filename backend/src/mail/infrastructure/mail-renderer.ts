import type { BusinessIdentity } from '../../settings/business.js';
import type { OutgoingMail, RenderedMail } from '../application/ports.js';
import { calendarEntry } from '../calendar-entry.js';
import type { InvitationMail, MailContent, MailData, MailKind } from '../domain/mail-kinds.js';
import { accountNews, passwordReset, staffNewSignIn } from '../templates/account-mails.js';
import { bookingCancelled } from '../templates/booking-cancelled.js';
import { bookingConfirmed, bookingReminder, bookingRescheduled } from '../templates/booking-confirmed.js';
import { bookingReceived } from '../templates/booking-received.js';
import { oneLine } from '../domain/clean-text.js';
import { newsletter, newsletterFooter, unsubscribeUrl } from '../templates/newsletter.js';
import { subscriptionConfirmation } from '../templates/subscription-confirmation.js';
import { toHtml } from '../templates/html.js';
import { toPlainText } from '../templates/plain-text.js';
import { staffNewBooking, staffVisitorRequest } from '../templates/staff-booking.js';
import { staffDailyBrief } from '../templates/staff-daily-brief.js';
import type { Link } from '../templates/blocks.js';
import type { MailContext, Template } from '../templates/template.js';
import { testMail } from '../templates/test-mail.js';
import { bookingUrl } from '../templates/visitor-words.js';

export type { MailContext } from '../templates/template.js';

/** A message to render: its content and what else is stored with it. */
type RenderableMail = MailContent & Pick<OutgoingMail, 'recipient' | 'createdAt'>;

const MAX_SUBJECT = 150;

const TEMPLATES: { readonly [K in MailKind]: Template<K> } = {
  booking_received: bookingReceived,
  booking_confirmed: bookingConfirmed,
  booking_rescheduled: bookingRescheduled,
  booking_cancelled: bookingCancelled,
  booking_reminder: bookingReminder,
  staff_new_booking: staffNewBooking,
  staff_visitor_request: staffVisitorRequest,
  staff_daily_brief: staffDailyBrief,
  staff_new_sign_in: staffNewSignIn,
  password_reset: passwordReset,
  account_news: accountNews,
  subscription_confirmation: subscriptionConfirmation,
  newsletter,
  test: testMail,
};

/** A single line without control characters, of at most 150 characters. */
export function subjectOf(content: MailContent, business: BusinessIdentity): string {
  return subjectFrom(content, business);
}

/** A message as it is sent. Equal messages give equal bytes, so that every attempt sends the same. */
export function renderMail(mail: RenderableMail, context: MailContext): RenderedMail {
  const subject = subjectOf(mail, context.business);
  const body = bodyFrom(mail, context);
  const footer = footerOf(mail, context);
  return {
    subject,
    text: toPlainText(body, footer),
    html: toHtml(body, { title: subject, name: context.business.name, footer }),
    invitation: invitationOf(mail, context),
    headers: headersOf(mail, context),
  };
}

type ContentOf<K extends MailKind> = { [P in K]: { readonly kind: P; readonly data: MailData[P] } }[K];

function subjectFrom<K extends MailKind>({ kind, data }: ContentOf<K>, business: BusinessIdentity): string {
  return oneLine(TEMPLATES[kind].subject(data, business), MAX_SUBJECT);
}

function bodyFrom<K extends MailKind>({ kind, data }: ContentOf<K>, context: MailContext) {
  return TEMPLATES[kind].body(data, context);
}

function footerOf(mail: MailContent, context: MailContext): (string | Link)[] {
  const { name, advisor, licence, address, phone, email } = context.business;
  return [
    ...(mail.kind === 'newsletter' ? newsletterFooter(unsubscribeUrl(mail.data, context)) : []),
    name,
    `${advisor}, licence ${licence}`,
    address,
    `${phone} · ${email}`,
    ...(mail.kind.startsWith('booking_')
      ? ['You get this mail because you booked a consultation on our site.']
      : []),
  ];
}

/** Mail programs offer to unsubscribe by the headers of RFC 2369 and RFC 8058; RFC 2919 names the list. */
function headersOf(mail: MailContent, context: MailContext): Readonly<Record<string, string>> {
  const url = mail.kind === 'newsletter' ? unsubscribeUrl(mail.data, context) : null;
  if (url === null) return {};
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<newsletter.${new URL(context.baseUrl).hostname}>`,
    Precedence: 'bulk',
  };
}

function invitationOf(mail: RenderableMail, context: MailContext): RenderedMail['invitation'] {
  switch (mail.kind) {
    case 'booking_confirmed':
      return invitation('REQUEST', mail.data, mail, context);
    case 'booking_rescheduled':
      return mail.data.confirmed ? invitation('REQUEST', mail.data, mail, context) : null;
    case 'booking_cancelled':
      return mail.data.invited ? invitation('CANCEL', mail.data, mail, context) : null;
    default:
      return null;
  }
}

function invitation(
  method: 'REQUEST' | 'CANCEL',
  booking: InvitationMail,
  { recipient, createdAt }: RenderableMail,
  context: MailContext,
) {
  const { business, meeting, timeZone, senderAddress } = context;
  const content = calendarEntry({
    method,
    booking,
    stamp: new Date(createdAt),
    business,
    meeting,
    timeZone,
    organizerEmail: senderAddress,
    attendeeEmail: recipient,
    url: bookingUrl(booking, context),
  });
  return { method, content };
}
