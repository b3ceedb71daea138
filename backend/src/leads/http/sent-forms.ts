import { Injectable } from '@nestjs/common';
import { FormLimits } from '../../platform/http/form-limits.js';
import { Screening } from '../../screening/screening.js';
import { BookAppointment } from '../application/book-appointment.js';
import { SubscribeToNewsletter } from '../application/subscribe-to-newsletter.js';
import type { Appointment } from '../domain/appointment.js';
import type { Subscription } from '../domain/subscription.js';
import { ConfirmationLimits } from './confirmation-limits.js';
import { type BookingBody, bookingOf, type SubscriptionBody, subscriptionOf } from './leads.dto.js';
import { RecipientLimits } from './recipient-limits.js';

/** Where a form of the public site comes from. */
export interface FormOrigin {
  /** The idempotency key. */
  readonly key: string | null;
  /** The IP address. */
  readonly address: string;
}

/** Bookings of the public forms: counted against the limits, screened and stored. */
@Injectable()
export class SentBookings {
  constructor(
    private readonly limits: FormLimits,
    private readonly screening: Screening,
    private readonly recipients: RecipientLimits,
    private readonly bookAppointment: BookAppointment,
  ) {}

  async store(body: BookingBody, { key, address }: FormOrigin): Promise<Appointment> {
    const { request, timeZone: visitorTimeZone } = bookingOf(body);
    const { appointment } = await this.limits.count(address, () =>
      this.screening.screen({ ...body, address }, async (suspicion) => {
        const mayMail = suspicion !== null || (await this.recipients.allow(request.email));
        return this.bookAppointment.execute(request, { key, visitorTimeZone, suspicion, mayMail });
      }),
    );
    return appointment;
  }
}

/** Subscriptions of the public forms: counted against the limits, screened and stored. */
@Injectable()
export class SentSubscriptions {
  constructor(
    private readonly limits: FormLimits,
    private readonly screening: Screening,
    private readonly confirmations: ConfirmationLimits,
    private readonly subscribe: SubscribeToNewsletter,
  ) {}

  async store(body: SubscriptionBody, { key, address }: FormOrigin): Promise<Subscription> {
    const { request, form } = subscriptionOf(body);
    const { subscription } = await this.limits.count(address, () =>
      this.screening.screen({ ...body, address }, async (suspicion) => {
        const mayMail = suspicion === null && (await this.confirmations.allow(address));
        return this.subscribe.execute(request, { key, consent: { form, mayMail }, suspicion });
      }),
    );
    return subscription;
  }
}
