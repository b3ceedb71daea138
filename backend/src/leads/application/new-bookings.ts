import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { dateOfBirthError } from '../../calendar/domain/date-of-birth.js';
import { newId } from '../../platform/clock.js';
import { Invalid, KeyReused, type Said } from '../../platform/domain-error.js';
import type { SuspectedSubmission } from '../../screening/suspected-submissions.js';
import { BookingMails } from './booking-mails.js';
import { type Actor, activityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { preferredDateError } from '../domain/booking-dates.js';
import { afterActivity } from '../domain/first-answer.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { LeadMessage } from '../lead-message.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import { LeadUnits } from './lead-units.js';
import { LeadRepository, type StoredResult } from './ports.js';

/** Whose activity the creation is. */
interface By {
  readonly actor: Actor;
  readonly actionDetails: string;
}

interface HowAdded {
  readonly token?: IdempotencyToken | null;
  /** Otherwise than the office's switch. */
  readonly tellVisitor?: boolean | undefined;
  readonly suspected?: SuspectedSubmission | null;
}

/**
 * Common to all new bookings: impossible dates are rejected (booking-dates.ts), staff are notified, the visitor as
 * `tellVisitor` or else the office's switch says, and a live message is published.
 *
 * With a token, a repeated request gets the first result, whatever has become of the booking since; nothing is stored or
 * published again. Rejects a key that was used for another request.
 *
 * A suspected booking is stored apart under the same rules, without notifications until it is released.
 */
@Injectable()
export class NewBookings {
  constructor(
    private readonly units: LeadUnits,
    private readonly leads: LeadRepository,
    private readonly mails: BookingMails,
    private readonly live: LiveUpdates<LeadMessage>,
  ) {}

  /** `today` is the date of the office. */
  async add(
    booking: Appointment,
    today: CalendarDate,
    by: By,
    { token = null, tellVisitor, suspected }: HowAdded,
  ): Promise<StoredResult> {
    const errors = dateErrors(booking, today);
    // dates that are impossible now may have been possible when the request was first sent
    const result = errors
      ? token && (await this.leads.findResult(token))
      : suspected
        ? await this.units.addSuspected(suspected, token)
        : await this.store(booking, by, { token, tellVisitor });
    if (!result) throw errors ? new Invalid(errors) : new KeyReused();
    const { leadId: id, repeated } = result;
    if (!repeated && !suspected) this.live.publish({ type: 'appointment_created', data: { id } });
    return result;
  }

  /**
   * Adds a booking that was suspected, even if its dates are in the past by now. Throws `NotFound` when it was released or
   * discarded before.
   */
  async release(booking: Appointment, by: By): Promise<void> {
    await this.store(booking, by, { isReleased: true });
    this.live.publish({ type: 'appointment_created', data: { id: booking.id } });
  }

  private async store(
    booking: Appointment,
    by: By,
    { tellVisitor, ...how }: Pick<HowAdded, 'tellVisitor' | 'token'> & { readonly isReleased?: true },
  ): Promise<StoredResult | null> {
    const { tells } = await this.mails.mailChoice({ tellVisitor });
    const tell = tells('booking_received');
    const otherBookings = await this.leads.otherBookings(booking.id, booking);
    const mails = this.mails.booked(booking, tell, otherBookings);
    const activity = created(booking, by);
    return this.units.addAppointment(afterActivity(booking, activity), activity, { ...mails, ...how });
  }
}

function created({ id, createdAt }: Appointment, { actor, actionDetails }: By) {
  const ref = { leadType: 'appointment', leadId: id } as const;
  return activityEntry(ref, { actionType: 'lead_created', actionDetails }, actor, newId(), createdAt);
}

function dateErrors(booking: Appointment, today: CalendarDate): Record<string, Said> | null {
  const dateOfBirth = booking.dateOfBirth === null ? undefined : dateOfBirthError(booking.dateOfBirth, today);
  const preferredDate = preferredDateError(booking.preferredDate, today);
  if (!dateOfBirth && !preferredDate) return null;
  return { ...(dateOfBirth && { dateOfBirth }), ...(preferredDate && { preferredDate }) };
}
