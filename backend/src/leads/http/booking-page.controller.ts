import { Controller, Get, Ip, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '../../platform/http/api-docs.js';
import type { Request, Response } from 'express';
import { validated } from '../../platform/http/body.pipe.js';
import { type ErrorResponse, sendErrorsWith } from '../../platform/http/error-response.js';
import { FormLimits } from '../../platform/http/form-limits.js';
import type { ReturnedRequest } from '../../site/page-data.js';
import { setPrivate, visitorMessage } from '../../site/private-pages.js';
import { AllowTo } from '../../users/access.js';
import { OpenBooking } from '../application/open-booking.js';
import { RequestChange } from '../application/request-change.js';
import type { VisitorWish } from '../domain/rescheduling.js';
import { BookingPages } from './booking-page.js';
import { CancelBody, MoveBody } from './leads.dto.js';

/** The visitor's page of a booking. Only POST changes anything: mail scanners follow links. */
@ApiExcludeController()
@AllowTo('public')
@Controller('booking')
export class BookingPageController {
  constructor(
    private readonly openBooking: OpenBooking,
    private readonly requestChange: RequestChange,
    private readonly limits: FormLimits,
    private readonly pages: BookingPages,
  ) {}

  @Get(':token.ics')
  async calendarFile(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const booking = await this.openBooking.execute(token);
    if (!booking || !this.pages.sendCalendarFile(booking, response)) this.pages.notFound(response);
  }

  @Get(':token')
  async page(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const booking = await this.openBooking.execute(token);
    if (!booking) return this.pages.notFound(response);
    this.pages.send(booking, token, response);
  }

  @Post(':token')
  async request(
    @Param('token') token: string,
    @Req() { body }: Request,
    @Res() response: Response,
    @Ip() address: string,
  ): Promise<void> {
    const booking = await this.openBooking.execute(token);
    if (!booking) return this.pages.notFound(response);
    sendErrorsWith(response, (error) =>
      this.pages.send(booking, token, response, error.status, returnedRequest(body, error)),
    );
    const wish = wishOf(body);
    await this.limits.count(address, () => this.requestChange.execute(booking, wish));
    setPrivate(response);
    response.status(303).setHeader('Location', `/booking/${token}`);
    response.end();
  }
}

/** Throws `Invalid` for a form that breaks a rule. */
function wishOf(body: unknown): VisitorWish {
  if (isCancellation(body)) {
    const { message } = validated(CancelBody, body);
    return { type: 'cancel', message: message ?? null };
  }
  const { preferredDate, preferredTime, message } = validated(MoveBody, body);
  return { type: 'move', preferredDate, preferredTime, message: message ?? null };
}

/** The form with what the visitor typed, and the errors beside their fields. */
function returnedRequest(body: unknown, error: ErrorResponse): ReturnedRequest {
  const values = Object.entries((body ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    request: isCancellation(body) ? 'cancel' : 'move',
    values: Object.fromEntries(values),
    errors: error.errors ?? {},
    ...(!error.errors && { formError: visitorMessage(error) }),
  };
}

function isCancellation(body: unknown): boolean {
  return (body as { request?: unknown } | undefined)?.request === 'cancel';
}
