import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { AllowTo } from '../../users/access.js';
import { IDEMPOTENCY_KEY, IdempotencyKey } from '../../platform/http/idempotency-key.js';
import { FormLimits } from '../../platform/http/form-limits.js';
import { Screening } from '../../screening/screening.js';
import { BookAppointment } from '../application/book-appointment.js';
import { SubscribeToNewsletter } from '../application/subscribe-to-newsletter.js';
import { ConfirmationLimits } from './confirmation-limits.js';
import { RecipientLimits } from './recipient-limits.js';
import { BookingBody, bookingOf, SubscriptionBody, subscriptionOf } from './leads.dto.js';
import {
  BookingConfirmation,
  bookingConfirmation,
  SubscriptionConfirmation,
  subscriptionConfirmation,
} from './leads.views.js';

/** The forms of the public site, as JSON. */
@ApiTags('public')
@AllowTo('public')
@Controller('api')
export class PublicLeadsController {
  constructor(
    private readonly bookAppointment: BookAppointment,
    private readonly subscribe: SubscribeToNewsletter,
    private readonly limits: FormLimits,
    private readonly confirmations: ConfirmationLimits,
    private readonly recipients: RecipientLimits,
    private readonly screening: Screening,
  ) {}

  @Post('appointments')
  @Audited('site.booking-sent')
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: BookingConfirmation })
  async book(
    @Body() body: BookingBody,
    @IdempotencyKey() key: string | null,
    @Ip() address: string,
  ): Promise<BookingConfirmation> {
    const { request, timeZone } = bookingOf(body);
    const { appointment } = await this.limits.count(address, () =>
      this.screening.screen({ ...body, address }, async (suspicion) => {
        const mayMail = suspicion !== null || (await this.recipients.allow(request.email));
        return this.bookAppointment.execute(request, { key, visitorTimeZone: timeZone, suspicion, mayMail });
      }),
    );
    return bookingConfirmation(appointment);
  }

  @Post('subscriptions')
  @Audited('site.subscription-sent')
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: SubscriptionConfirmation })
  async subscription(
    @Body() body: SubscriptionBody,
    @IdempotencyKey() key: string | null,
    @Ip() address: string,
  ): Promise<SubscriptionConfirmation> {
    const { request, form } = subscriptionOf(body);
    const { subscription } = await this.limits.count(address, () =>
      this.screening.screen({ ...body, address }, async (suspicion) => {
        const mayMail = suspicion === null && (await this.confirmations.allow(address));
        return this.subscribe.execute(request, { key, consent: { form, mayMail }, suspicion });
      }),
    );
    return subscriptionConfirmation(subscription);
  }
}
