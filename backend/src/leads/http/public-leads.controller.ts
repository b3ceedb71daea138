import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '../../platform/http/api-docs.js';
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
  @ApiCreatedResponse({ type: BookingConfirmation })
  async book(
    @Body() body: BookingBody,
    @IdempotencyKey() key: string | null,
    @Ip() address: string,
  ): Promise<BookingConfirmation> {
    return bookingConfirmation(await this.bookings.store(body, { key, address }));
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
