import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { Invalid, KeyReused } from '../../platform/domain-error.js';
import { activityEntry, WEBSITE } from '../domain/activity.js';
import { type Appointment, bookAppointment, type BookingRequest } from '../domain/appointment.js';
import { dateOfBirthError, preferredDateError } from '../domain/booking-dates.js';
import { LiveUpdates } from '../live-updates.js';
import { BookingMessages } from './booking-messages.js';
import { idempotencyToken } from './idempotency-token.js';
import { LeadRepository } from './ports.js';

/**
 * Books a free consultation for a visitor. Rejects impossible dates (booking-dates.ts).
 *
 * The time zone of the visitor's browser is kept for mails; it is not a part of the request that a key stands for.
 *
 * A repeated request with the same key gets the first result, whatever has become of the booking since; nothing is
 * stored or published again. Rejects a key that was used for another request.
 */
@Injectable()
export class BookAppointment {
  constructor(
    private readonly leads: LeadRepository,
    private readonly live: LiveUpdates,
    private readonly time: BusinessTime,
    private readonly messages: BookingMessages,
  ) {}

  async execute(
    request: BookingRequest,
    key: string | null = null,
    visitorTimeZone: string | null = null,
  ): Promise<{ appointment: Appointment; repeated: boolean }> {
    const createdAt = this.time.timestamp();
    const token = idempotencyToken('appointment', key, request, createdAt);
    const appointment = bookAppointment(request, newId(), createdAt, visitorTimeZone);
    const errors = dateErrors(request, this.time.today());
    const { change: tell } = await this.messages.telling('booking_received', undefined);
    // dates that are impossible now may have been possible when the request was first sent
    const result = errors
      ? token && (await this.leads.findResult(token))
      : await this.leads.addAppointment(
          appointment,
          created(appointment),
          token,
          this.messages.booked(appointment, tell),
        );
    if (!result) throw errors ? new Invalid(errors) : new KeyReused();
    const { leadId: id, repeated } = result;
    if (!repeated) this.live.publish({ type: 'appointment_created', data: { id } });
    return { appointment: { ...appointment, id, createdAt: result.createdAt }, repeated };
  }
}

function created({ id, createdAt }: Appointment) {
  return activityEntry(
    { leadType: 'appointment', leadId: id },
    { actionType: 'lead_created', actionDetails: 'Consultation booked on the website' },
    WEBSITE,
    newId(),
    createdAt,
  );
}

function dateErrors(request: BookingRequest, today: string): Record<string, string> | null {
  const dateOfBirth = dateOfBirthError(request.dateOfBirth, today);
  const preferredDate = preferredDateError(request.preferredDate, today);
  if (!dateOfBirth && !preferredDate) return null;
  return { ...(dateOfBirth && { dateOfBirth }), ...(preferredDate && { preferredDate }) };
}
