import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { WEBSITE } from '../domain/activity.js';
import { type Appointment, bookAppointment, type BookingRequest } from '../domain/appointment.js';
import type { Suspicion } from '../../screening/screening.js';
import type { SuspectedSubmission } from '../../screening/suspected-submissions.js';
import { bookingReference } from '../domain/booking-reference.js';
import { idempotencyToken } from '../../platform/idempotency-token.js';
import { NewBookings } from './new-bookings.js';

interface HowBooked {
  /** Of the request; see platform/idempotency-token.ts. */
  readonly key?: string | null;
  readonly visitorTimeZone?: string | null;
  /** In words; like the time zone no part of the request. */
  readonly calculation?: string | null;
  readonly suspicion?: Suspicion | null;
  readonly mayMail?: boolean;
  /** The API key that sent it; without it, the booking is from the website. */
  readonly sentBy?: { readonly id: string; readonly name: string } | null;
}

/**
 * Books a free consultation for a visitor (new-bookings.ts). The time zone of the visitor's browser is kept for mails; it is
 * not a part of the request that a key stands for. A suspected booking gets the same result and is stored apart. Without
 * `mayMail` the visitor is not mailed, which the history says. Idempotency keys of an API key are its own.
 */
@Injectable()
export class BookAppointment {
  constructor(
    private readonly bookings: NewBookings,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    request: BookingRequest,
    {
      key = null,
      visitorTimeZone = null,
      calculation = null,
      suspicion = null,
      mayMail = true,
      sentBy = null,
    }: HowBooked = {},
  ): Promise<{ appointment: Appointment; repeated: boolean }> {
    const now = this.time.timestamp();
    const token = idempotencyToken(sentBy ? `appointment of ${sentBy.id}` : 'appointment', key, request, now);
    const appointment = bookAppointment(request, newId(), now, { visitorTimeZone, calculation });
    const booked = `Consultation booked ${sentBy ? 'through the API' : 'on the website'}`;
    const actionDetails = mayMail
      ? booked
      : `${booked}; not mailed to the visitor: too many bookings for this address`;
    const by = { actor: sentBy ? { id: null, name: sentBy.name } : WEBSITE, actionDetails };
    const {
      leadId: id,
      createdAt,
      repeated,
    } = await this.bookings.add(appointment, this.time.today(), by, {
      token,
      ...(!mayMail && { tellVisitor: false }),
      suspected: suspicion && suspectedSubmission(appointment, request, suspicion),
    });
    return { appointment: { ...appointment, id, createdAt }, repeated };
  }
}

function suspectedSubmission(
  { id, createdAt, visitorTimeZone, calculation }: Appointment,
  request: BookingRequest,
  reason: Suspicion,
): SuspectedSubmission {
  const form = { ...request, timeZone: visitorTimeZone, calculation };
  return { id, createdAt, reference: bookingReference(id), leadType: 'appointment', reason, form };
}
