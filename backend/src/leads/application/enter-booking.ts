import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import type { Actor } from '../domain/activity.js';
import { type Appointment, enterBooking, type EnteredBooking } from '../domain/appointment.js';
import { idempotencyToken } from '../../platform/idempotency-token.js';
import { NewBookings } from './new-bookings.js';

const HOW: Readonly<Record<EnteredBooking['leadSource'], string>> = {
  phone: 'Consultation booked on the phone',
  'walk-in': 'Consultation booked in the office',
  referral: 'Consultation booked on a referral',
};

/**
 * Enters a booking of a person that staff have spoken to (new-bookings.ts), so the lead is answered at once. The visitor
 * is notified as for a booking on the website; `tellVisitor` decides otherwise than the office's switch.
 */
@Injectable()
export class EnterBooking {
  constructor(
    private readonly bookings: NewBookings,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    request: EnteredBooking,
    actor: Actor,
    { key = null, tellVisitor }: { key?: string | null; tellVisitor?: boolean | undefined } = {},
  ): Promise<Appointment> {
    const now = this.time.timestamp();
    const token = idempotencyToken('entered booking', key, request, now);
    const booking = enterBooking(request, newId(), now);
    const by = { actor, actionDetails: HOW[request.leadSource] };
    const { leadId: id, createdAt } = await this.bookings.add(booking, this.time.today(), by, {
      token,
      tellVisitor,
    });
    return { ...booking, id, createdAt, answeredAt: createdAt };
  }
}
