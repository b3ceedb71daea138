import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { dateOfBirthError } from '../../calendar/domain/date-of-birth.js';
import { newId } from '../../platform/clock.js';
import { Invalid, KeyReused, type Said } from '../../platform/domain-error.js';
import { SuspectedSubmissions, type SuspectedSubmission } from '../../screening/suspected-submissions.js';
import { BookingMails } from './booking-mails.js';
import { type Actor, type ActivityEntry, activityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { preferredDateError } from '../domain/booking-dates.js';
import { afterActivity } from '../domain/first-answer.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { LeadMessage } from '../lead-message.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import { type StoredWithBooking, LeadRepository, type StoredResult } from './ports.js';

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
    private readonly leads: LeadRepository,
    private readonly live: LiveUpdates<LeadMessage>,
    private readonly time: BusinessTime,
    private readonly mails: BookingMails,
    private readonly submissions: SuspectedSubmissions,
  ) {}

  async add(
    booking: Appointment,
    by: By,
    { token = null, tellVisitor, suspected }: HowAdded,
  ): Promise<StoredResult> {
    const activity = created(booking, by);
    const errors = dateErrors(booking, this.time.today());
    // dates that are impossible now may have been possible when the request was first sent
    const result = errors
      ? token && (await this.leads.findResult(token))
      : suspected
        ? await this.leads.addSuspected(booking, token, (unit) => this.submissions.hold(unit, suspected))
        : await this.store(booking, activity, { token, tellVisitor });
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
    const activity = created(booking, by);
    await this.store(booking, activity, { joins: (unit) => this.submissions.take(unit, booking.id) });
    this.live.publish({ type: 'appointment_created', data: { id: booking.id } });
  }

  private async store(
    booking: Appointment,
    activity: ActivityEntry,
    {
      tellVisitor,
      ...storedWith
    }: Pick<HowAdded, 'tellVisitor'> & Pick<StoredWithBooking, 'token' | 'joins'>,
  ): Promise<StoredResult | null> {
    const { tells } = await this.mails.mailChoice({ tellVisitor });
    const tell = tells('booking_received');
    const otherBookings = await this.leads.otherBookings(booking.id, booking);
    return this.leads.addAppointment(afterActivity(booking, activity), activity, {
      ...this.mails.booked(booking, tell, otherBookings),
      ...storedWith,
    });
  }
}

function created({ id, createdAt }: Appointment, { actor, actionDetails }: By) {
  const ref = { leadType: 'appointment', leadId: id } as const;
  return activityEntry(ref, { actionType: 'lead_created', actionDetails }, actor, newId(), createdAt);
}

function dateErrors(booking: Appointment, today: string): Record<string, Said> | null {
  const dateOfBirth = booking.dateOfBirth === null ? undefined : dateOfBirthError(booking.dateOfBirth, today);
  const preferredDate = preferredDateError(booking.preferredDate, today);
  if (!dateOfBirth && !preferredDate) return null;
  return { ...(dateOfBirth && { dateOfBirth }), ...(preferredDate && { preferredDate }) };
}
