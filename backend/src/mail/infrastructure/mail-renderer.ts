import type { BusinessIdentity } from '../../platform/business-identity.js';
import type { OutgoingMail, RenderedMail } from '../application/ports.js';
import { calendarEntry } from '../calendar-entry.js';
import type { InvitationMail, MailContent, MailData, MailKind } from '../domain/mail-kinds.js';
import { bookingCancelled } from '../templates/booking-cancelled.js';
import { bookingConfirmed, bookingReminder, bookingRescheduled } from '../templates/booking-confirmed.js';
import { bookingReceived } from '../templates/booking-received.js';
import { oneLine } from '../domain/clean-text.js';
import { toHtml } from '../templates/html.js';
import { toPlainText } from '../templates/plain-text.js';
import { staffNewBooking, staffVisitorRequest } from '../templates/staff-booking.js';
import { staffDailyBrief } from '../templates/staff-daily-brief.js';
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
  const footer = footerOf(mail.kind, context.business);
  return {
    subject,
    text: toPlainText(body, footer),
    html: toHtml(body, { title: subject, name: context.business.name, footer }),
    invitation: invitationOf(mail, context),
  };
}

type ContentOf<K extends MailKind> = { [P in K]: { readonly kind: P; readonly data: MailData[P] } }[K];

function subjectFrom<K extends MailKind>({ kind, data }: ContentOf<K>, business: BusinessIdentity): string {
  return oneLine(TEMPLATES[kind].subject(data, business), MAX_SUBJECT);
}

function bodyFrom<K extends MailKind>({ kind, data }: ContentOf<K>, context: MailContext) {
  return TEMPLATES[kind].body(data, context);
}

function footerOf(kind: MailKind, business: BusinessIdentity): string[] {
  const { name, advisor, licence, address, phone, email } = business;
  return [
    name,
    `${advisor}, licence ${licence}`,
    address,
    `${phone} · ${email}`,
    ...(kind.startsWith('booking_')
      ? ['You get this mail because you booked a consultation on our site.']
      : []),
  ];
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
  const { business, timeZone, senderAddress } = context;
  const content = calendarEntry({
    method,
    booking,
    stamp: new Date(createdAt),
    business,
    timeZone,
    organizerEmail: senderAddress,
    attendeeEmail: recipient,
    url: bookingUrl(booking, context),
  });
  return { method, content };
}
