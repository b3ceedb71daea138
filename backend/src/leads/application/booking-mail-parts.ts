import type { BusinessTime } from '../../calendar/business-time.js';
import { PREFERRED_TIME_MINUTES } from '../../calendar/domain/booking-options.js';
import { momentIn } from '../../calendar/domain/calendar-date.js';
import type { ContentOf } from '../../mail/mail-kinds.js';
import type { MailChanges, NewMail } from '../../mail/outbox.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import type { Appointment, BookingTime } from '../domain/appointment.js';
import type { BookingMailData, VisitorMailKind } from '../domain/booking-mail-kinds.js';
import type { MailsAndLinks } from './lead-follow-ups.js';

/** The kind of a mail about a booking, with its data. */
export type Content = ContentOf<keyof BookingMailData>;

/** What a member of staff decides about the mail to the visitor of a booking. */
export interface Telling {
  /** Undefined leaves it to the office's switches. */
  readonly tellVisitor?: boolean | undefined;
  /** A word to the visitor, which is always mailed. */
  readonly message?: string | null | undefined;
  /** Also of a time that has passed; otherwise the visitor gets no mail about one without a word. */
  readonly evenPast?: boolean | undefined;
}

/** Which mails visitors get for one change, and the word of staff in them. */
export interface MailChoice {
  readonly tells: (kind: VisitorMailKind) => boolean;
  readonly reminders: boolean;
  readonly evenPast: boolean;
  readonly message: string | null;
}

/** Of a confirmed booking that meets in another way. */
export const INVITED_AGAIN: MailChoice = {
  tells: () => true,
  reminders: false,
  evenPast: false,
  message: null,
};

export function toVisitor(booking: Appointment, event: string, content: Content): NewMail {
  return { ...content, ...common(booking, event), recipient: booking.email };
}

/** To each member of staff who is told of bookings. */
export function toStaff(
  recipients: readonly string[],
  booking: Appointment,
  event: string,
  content: Content,
): NewMail[] {
  return recipients.map((recipient, index) => ({
    ...content,
    ...common(booking, `${event}:${index}`),
    recipient,
  }));
}

/** Milliseconds since 1970. */
export function startOf({ preferredDate, preferredTime }: BookingTime, timeZone: string): number {
  return momentIn(timeZone, preferredDate, PREFERRED_TIME_MINUTES[preferredTime]).getTime();
}

export function hasBegun({ preferredDate, preferredTime }: BookingTime, time: BusinessTime): boolean {
  return time.at(preferredDate, PREFERRED_TIME_MINUTES[preferredTime]) <= time.timestamp();
}

export function common({ id }: Appointment, event: string) {
  const lead = { leadType: 'appointment', leadId: id };
  return { lead, dedupKey: `booking:${id}:${event}`, dueAt: null, usefulUntil: null };
}

const OF_A_TIME = [
  'booking_confirmed',
  'booking_rescheduled',
  'booking_reminder',
  'booking_cancelled',
] as const;

export function withdrawal(
  { id }: Appointment,
  reason: string,
  kinds: readonly VisitorMailKind[] = OF_A_TIME,
) {
  return { lead: { leadType: 'appointment', leadId: id }, kinds, reason };
}

/** Held back for some seconds, so that Undo withdraws it. */
export const undoable = (mail: NewMail): NewMail => ({ ...mail, undoable: true });

export function linkTo({ id }: Appointment, token: string, createdAt: string) {
  return { tokenHash: secretTokenHash(token), appointmentId: id, createdAt };
}

/** A link is stored only for a mail that carries it. */
export function withLink(
  booking: Appointment,
  now: string,
  write: (token: string) => MailChanges,
): MailsAndLinks {
  const token = newSecretToken();
  const mails = write(token);
  return { mails, ...(mails.add.length > 0 && { link: linkTo(booking, token, now) }) };
}
