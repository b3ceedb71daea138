import { Controller, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '../../platform/http/api-docs.js';
import type { Request, Response } from 'express';
import { Invalid } from '../../platform/domain-error.js';
import { AllowTo } from '../../users/access.js';
import { validated } from '../../platform/http/body.pipe.js';
import { errorResponseOf } from '../../platform/http/error.filter.js';
import { FormPages } from '../../site/form-pages.js';
import type { BookingSummary, ThanksContent } from '../../site/page-data.js';
import { bookingReference } from '../domain/booking-reference.js';
import { BookingBody, bookingOf, SubscriptionBody, subscriptionOf } from './leads.dto.js';
import { type SentBooking, SentBookings, SentSubscriptions } from './sent-forms.js';

/** The two public forms without script: the same rules and use cases, with a page as the response. */
@ApiExcludeController()
@AllowTo('public')
@Controller()
export class FormsController {
  constructor(
    private readonly bookings: SentBookings,
    private readonly subscriptions: SentSubscriptions,
    private readonly pages: FormPages,
  ) {}

  @Post('book')
  book(@Req() request: Request, @Res() response: Response, @Ip() address: string): Promise<void> {
    return this.answer('booking', request, response, async () => {
      const body = validated(BookingBody, request.body);
      const key = keyOf(bookingOf(body).request);
      return { form: 'booking', booking: bookingSummary(await this.bookings.store(body, { key, address })) };
    });
  }

  @Post('subscribe')
  newsletter(@Req() request: Request, @Res() response: Response, @Ip() address: string): Promise<void> {
    return this.answer('newsletter', request, response, async () => {
      const body = validated(SubscriptionBody, request.body);
      const key = keyOf(subscriptionOf(body).request);
      await this.subscriptions.store(body, { key, address });
      return { form: 'newsletter' };
    });
  }

  private async answer(
    form: 'booking' | 'newsletter',
    request: Request,
    response: Response,
    store: () => Promise<ThanksContent>,
  ): Promise<void> {
    let thanks: ThanksContent;
    try {
      thanks = await store();
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      return this.pages.returned(form, errorResponseOf(error), request, response);
    }
    this.pages.thanks(thanks, response);
  }
}

function bookingSummary({ appointment, pageIsMailed }: SentBooking): BookingSummary {
  const { id, firstName, email, preferredDate, preferredTime, serviceInterest } = appointment;
  const reference = bookingReference(id);
  return { reference, firstName, email, preferredDate, preferredTime, serviceInterest, pageIsMailed };
}

/**
 * A page without script has no key of its own, so its values are the key: the same form sent twice, by a double tap or a
 * reload, is one lead. No key of a header has a space in it.
 */
function keyOf(body: object): string {
  return `form ${JSON.stringify(body)}`;
}
