import { Body, Controller, Ip, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AllowTo } from '../../shared/http/access.js';
import { IDEMPOTENCY_KEY, IdempotencyKey } from '../../shared/http/idempotency-key.js';
import { RateLimits } from '../../shared/http/rate-limits.js';
import { BookAppointment } from '../application/book-appointment.js';
import { SubscribeToNewsletter } from '../application/subscribe-to-newsletter.js';
import { BookingBody, SubscriptionBody } from './leads.dto.js';
import {
  BookingConfirmation,
  bookingConfirmation,
  SubscriptionConfirmation,
  subscriptionConfirmation,
} from './leads.views.js';

/** What visitors send. */
@ApiTags('public')
@AllowTo('public')
@Controller('api')
export class PublicLeadsController {
  constructor(
    private readonly bookAppointment: BookAppointment,
    private readonly subscribe: SubscribeToNewsletter,
    private readonly limits: RateLimits,
  ) {}

  @Post('appointments')
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: BookingConfirmation })
  async book(
    @Body() body: BookingBody,
    @IdempotencyKey() key: string | null,
    @Ip() address: string,
  ): Promise<BookingConfirmation> {
    const { appointment } = await this.limits.form(
      address,
      () => this.bookAppointment.execute({ ...body, notes: body.notes ?? null }, key),
      ({ repeated }) => repeated,
    );
    return bookingConfirmation(appointment);
  }

  @Post('subscriptions')
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: SubscriptionConfirmation })
  @ApiOkResponse({ type: SubscriptionConfirmation, description: 'The address is subscribed already' })
  async subscription(
    @Body() body: SubscriptionBody,
    @IdempotencyKey() key: string | null,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubscriptionConfirmation> {
    const { subscription, isNew } = await this.limits.form(
      address,
      () => this.subscribe.execute(body, key),
      ({ repeated }) => repeated,
    );
    response.status(isNew ? 201 : 200);
    return subscriptionConfirmation(subscription);
  }
}
