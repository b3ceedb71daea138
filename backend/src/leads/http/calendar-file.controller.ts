import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '../../platform/http/api-docs.js';
import type { Request, Response } from 'express';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { PrivatePages, setPrivate } from '../../site/private-pages.js';
import { AllowTo } from '../../users/access.js';
import { OpenCalendarFeed } from '../application/open-calendar-feed.js';
import { ReadCalendarFeed } from '../application/read-calendar-feed.js';

const MINUTE = 60;
const HOUR = 3_600;
/** Calendars fetch a feed about once an hour, each device for itself. */
const FETCHES_AN_HOUR = 60;
const FETCHES_A_MINUTE = 2;

/** The consultations as a calendar to subscribe to, at a secret address for each user. */
@AllowTo('public')
@Controller('calendar')
export class CalendarFileController {
  private readonly limits: readonly RateLimiter[];

  constructor(
    private readonly openFeed: OpenCalendarFeed,
    private readonly readFeed: ReadCalendarFeed,
    private readonly pages: PrivatePages,
    private readonly limiters: RateLimiters,
  ) {
    this.limits = [
      limiters.create('calendar-feed-minute', FETCHES_A_MINUTE, MINUTE),
      limiters.create('calendar-feed', FETCHES_AN_HOUR, HOUR),
    ];
  }

  @Get(':token.ics')
  @ApiExcludeEndpoint()
  async file(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const feed = await this.openFeed.execute(token);
    if (!feed) return this.pages.notFound(response);
    if (this.limiters.enabled) for (const limit of this.limits) await limit.count(feed.userId);
    const calendar = await this.readFeed.execute(feed);
    setPrivate(response);
    // the calendar itself may keep it, and asks whether it is still good
    response.setHeader('Cache-Control', 'private, no-cache');
    // weak, because two replicas write different times of writing
    response.setHeader('ETag', `W/"${calendar.version}"`);
    if (request.fresh) response.status(304).end();
    else response.type('text/calendar; charset=utf-8').send(await calendar.text());
  }
}
