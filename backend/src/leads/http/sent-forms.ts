import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { FormLimits } from '../../platform/http/form-limits.js';
import { Screening } from '../../screening/screening.js';
import { Calculations } from '../../site/calculations.js';
import { Settings } from '../../settings/settings.js';
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

export interface SentBooking {
  readonly appointment: Appointment;
  /**
   * Whether the office mails visitors the link to the page of their booking. It says nothing about this one: a suspected or
   * repeated booking has the same answer. The link itself is in the mail alone, because a suspected booking has none.
   */
  readonly pageIsMailed: boolean;
}

/** Bookings of the public forms: counted against the limits, screened and stored. */
@Injectable()
export class SentBookings {
  constructor(
    private readonly limits: FormLimits,
    private readonly screening: Screening,
    private readonly recipients: RecipientLimits,
    private readonly bookAppointment: BookAppointment,
    private readonly settings: Settings,
    private readonly config: Config,
    private readonly calculations: Calculations,
  ) {}

  async store(body: BookingBody, { key, address }: FormOrigin): Promise<SentBooking> {
    const { booking_received: isOn } = await this.settings.read('visitorMails');
    const { request, timeZone: visitorTimeZone } = bookingOf(body);
    const calculation = body.calculation ? await this.calculations.words(body.calculation) : null;
    const { appointment } = await this.limits.count(address, () =>
      this.screening.screen({ ...body, address }, async (suspicion) => {
        const mayMail = suspicion !== null || (await this.recipients.allow(request.email));
        return this.bookAppointment.execute(request, {
          key,
          visitorTimeZone,
          calculation,
          suspicion,
          mayMail,
        });
      }),
    );
    return { appointment, pageIsMailed: isOn && this.config.mail.server !== null };
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
