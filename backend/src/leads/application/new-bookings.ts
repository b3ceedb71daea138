import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { Invalid, KeyReused } from '../../platform/domain-error.js';
import { type Actor, activityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import { dateOfBirthError, preferredDateError } from '../domain/booking-dates.js';
import { afterActivity } from '../domain/first-answer.js';
import { LiveUpdates } from '../live-updates.js';
import { BookingMessages } from './booking-messages.js';
import type { IdempotencyToken } from './idempotency-token.js';
import { LeadRepository, type StoredResult } from './ports.js';

/**
 * Common to all new bookings: impossible dates are rejected (booking-dates.ts), staff are notified, the visitor as
 * `tellVisitor` or else the office's switch says, and a live message is published.
 *
 * With a token, a repeated request gets the first result, whatever has become of the booking since; nothing is stored or
 * published again. Rejects a key that was used for another request.
 */
@Injectable()
export class NewBookings {
  constructor(
    private readonly leads: LeadRepository,
    private readonly live: LiveUpdates,
    private readonly time: BusinessTime,
    private readonly messages: BookingMessages,
  ) {}

  async add(
    booking: Appointment,
    by: { readonly actor: Actor; readonly actionDetails: string },
    token: IdempotencyToken | null,
    tellVisitor?: boolean,
  ): Promise<StoredResult> {
    const activity = created(booking, by);
    const errors = dateErrors(booking, this.time.today());
    const { change: tell } = await this.messages.telling('booking_received', tellVisitor);
    // dates that are impossible now may have been possible when the request was first sent
    const result = errors
      ? token && (await this.leads.findResult(token))
      : await this.leads.addAppointment(
          afterActivity(booking, activity),
          activity,
          token,
          this.messages.booked(booking, tell),
        );
    if (!result) throw errors ? new Invalid(errors) : new KeyReused();
    const { leadId: id, repeated } = result;
    if (!repeated) this.live.publish({ type: 'appointment_created', data: { id } });
    return result;
  }
}

function created(
  { id, createdAt }: Appointment,
  { actor, actionDetails }: { readonly actor: Actor; readonly actionDetails: string },
) {
  const ref = { leadType: 'appointment', leadId: id } as const;
  return activityEntry(ref, { actionType: 'lead_created', actionDetails }, actor, newId(), createdAt);
}

function dateErrors(booking: Appointment, today: string): Record<string, string> | null {
  const dateOfBirth = booking.dateOfBirth === null ? undefined : dateOfBirthError(booking.dateOfBirth, today);
  const preferredDate = preferredDateError(booking.preferredDate, today);
  if (!dateOfBirth && !preferredDate) return null;
  return { ...(dateOfBirth && { dateOfBirth }), ...(preferredDate && { preferredDate }) };
}
