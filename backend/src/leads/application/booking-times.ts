import type { NewMail } from '../../mail/outbox.js';
import type { ScheduledBooking } from '../domain/appointment.js';
import { type InvitationMail, visitorData } from '../domain/booking-mail-kinds.js';
import { startOf, toVisitor } from './booking-mail-parts.js';

/** After an outage a reminder is sent only when it still leaves that much time. */
const REMINDER_NOTICE_MS = 30 * 60_000;

/** What the configuration says about times. */
export abstract class OfficeTimes {
  /** IANA name. */
  abstract readonly timeZone: string;
  /** Milliseconds before a consultation at which reminders go out. */
  abstract readonly reminders: readonly number[];
}

/** When mails are written, and where. */
export interface SentAt {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly config: OfficeTimes;
}

/** No calendar gets an entry for a time that has passed; null for one to come. */
export function passedMark(
  booking: ScheduledBooking,
  { now, config }: SentAt,
): Pick<InvitationMail, 'withoutInvitation'> | null {
  return startOf(booking, config.timeZone) <= now ? { withoutInvitation: true } : null;
}

/** The reminders of a booking that are still to come. */
export function remindersOf(booking: ScheduledBooking, token: string, { now, config }: SentAt): NewMail[] {
  const start = startOf(booking, config.timeZone);
  const data = visitorData(booking, token);
  return config.reminders
    .map((before) => ({ before, dueAt: start - before }))
    .filter(({ dueAt }) => dueAt > now)
    .map(({ before, dueAt }) => ({
      ...toVisitor(booking, `reminder:${booking.calendarSequence}:${before / 60_000}`, {
        kind: 'booking_reminder',
        data,
      }),
      dueAt: new Date(dueAt).toISOString(),
      usefulUntil: new Date(start - REMINDER_NOTICE_MS).toISOString(),
    }));
}
