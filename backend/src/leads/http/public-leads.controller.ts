import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiProperty, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { AllowTo } from '../../users/access.js';
import { IDEMPOTENCY_KEY, IdempotencyKey } from '../../platform/http/idempotency-key.js';
import { BookingBody, SubscriptionBody } from './leads.dto.js';
import {
  BookingConfirmation,
  bookingConfirmation,
  SubscriptionConfirmation,
  subscriptionConfirmation,
} from './leads.views.js';
import { SentBookings, SentSubscriptions } from './sent-forms.js';

/** Equal for suspected submissions, which are not mailed. */
class SentBookingConfirmation extends BookingConfirmation {
  @ApiProperty({ description: 'Whether visitors are mailed the link to the page of their booking' })
  pageIsMailed: boolean;
}

/** The forms of the public site, as JSON. */
@ApiTags('public')
@AllowTo('public')
@Controller('api')
export class PublicLeadsController {
  constructor(
    private readonly bookings: SentBookings,
    private readonly subscriptions: SentSubscriptions,
  ) {}

  @Post('appointments')
  @Audited('site.booking-sent')
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: SentBookingConfirmation })
  async book(
    @Body() body: BookingBody,
    @IdempotencyKey() key: string | null,
    @Ip() address: string,
  ): Promise<SentBookingConfirmation> {
    const { appointment, pageIsMailed } = await this.bookings.store(body, { key, address });
    return { ...bookingConfirmation(appointment), pageIsMailed };
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
    return subscriptionConfirmation(await this.subscriptions.store(body, { key, address }));
  }
}
