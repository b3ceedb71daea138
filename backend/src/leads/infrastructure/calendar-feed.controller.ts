import { Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExcludeEndpoint,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import type { Response } from 'express';
import { BusinessTime } from '../../calendar/business-time.js';
import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { PREFERRED_TIMES } from '../../calendar/domain/booking-options.js';
import { calendarFeed } from '../../mail/calendar-feed.js';
import { Config } from '../../platform/config.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { PrivatePages, setPrivate } from '../../site/private-pages.js';
import { Business } from '../../settings/business.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { MakeCalendarFeed } from '../application/make-calendar-feed.js';
import { OpenCalendarFeed } from '../application/open-calendar-feed.js';
import { CalendarFeeds } from '../application/ports.js';
import type { Appointment } from '../domain/appointment.js';
import { bookingReference } from '../domain/booking-reference.js';
import { CalendarFeedView, NewCalendarFeedView } from './leads.views.js';

const HOUR = 3_600;
/** Calendars fetch a feed about once an hour. */
const FETCHES_AN_HOUR = 60;

/** The consultations as a calendar to subscribe to, at a secret address for each user. */
@ApiTags('session')
@AllowTo('staff')
@Controller()
export class CalendarFeedController {
  private readonly limiter: RateLimiter;

  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly makeFeed: MakeCalendarFeed,
    private readonly openFeed: OpenCalendarFeed,
    private readonly config: Config,
    private readonly business: Business,
    private readonly time: BusinessTime,
    private readonly pages: PrivatePages,
    private readonly limiters: RateLimiters,
  ) {
    this.limiter = limiters.create('calendar-feed', FETCHES_AN_HOUR, HOUR);
  }

  @Get('api/user/calendar-feed')
  @ApiOkResponse({ type: CalendarFeedView })
  async current(@CurrentUser() user: SessionUser): Promise<CalendarFeedView> {
    return { createdAt: (await this.feeds.ofUser(user.id))?.createdAt ?? null };
  }

  @Post('api/user/calendar-feed')
  @ApiCreatedResponse({ type: NewCalendarFeedView })
  async make(@CurrentUser() user: SessionUser): Promise<NewCalendarFeedView> {
    const token = await this.makeFeed.execute(user.id);
    return { url: `${this.config.publicUrl}/calendar/${token}.ics` };
  }

  @Delete('api/user/calendar-feed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async revoke(@CurrentUser() user: SessionUser): Promise<void> {
    await this.feeds.delete(user.id);
  }

  @Get('calendar/:token.ics')
  @AllowTo('public')
  @ApiExcludeEndpoint()
  async file(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const feed = await this.openFeed.find(token);
    if (!feed) return this.pages.notFound(response);
    if (this.limiters.enabled) await this.limiter.count(feed.userId);
    const bookings = await this.openFeed.consultations();
    const { timeZone, publicUrl: baseUrl } = this.config;
    const { identity: business, hours } = await this.business.latest();
    const stamp = new Date(this.time.timestamp());
    const file = calendarFeed(bookings.filter(isPossible).map(feedEntry), {
      ...{ business, meeting: hours.meeting, timeZone, baseUrl, stamp },
    });
    setPrivate(response);
    response.type('text/calendar; charset=utf-8').send(file);
  }
}

/** A row that another program changed must not make the whole feed unreadable. */
function isPossible({ preferredDate, preferredTime }: Appointment): boolean {
  return isCalendarDate(preferredDate) && PREFERRED_TIMES.includes(preferredTime);
}

function feedEntry(booking: Appointment) {
  return {
    ...booking,
    bookingId: booking.id,
    reference: bookingReference(booking.id),
    confirmed: booking.bookingStatus === 'Confirmed',
    sequence: booking.calendarSequence,
  };
}
