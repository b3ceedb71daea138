import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExcludeEndpoint,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { PrivatePages, setPrivate } from '../../site/private-pages.js';
import { AllowTo, CurrentActor, CurrentUser } from '../../users/access.js';
import type { Actor } from '../../users/own-password.js';
import type { SessionUser } from '../../users/staff.js';
import { MakeCalendarFeed } from '../application/make-calendar-feed.js';
import { OpenCalendarFeed } from '../application/open-calendar-feed.js';
import { CalendarFeeds } from '../application/calendar-feed.ports.js';
import { ReadCalendarFeed } from '../application/read-calendar-feed.js';
import { NewCalendarFeedBody } from './leads.dto.js';
import { CalendarFeedView, NewCalendarFeedView } from './calendar-feed.views.js';

const MINUTE = 60;
const HOUR = 3_600;
/** Calendars fetch a feed about once an hour, each device for itself. */
const FETCHES_AN_HOUR = 60;
const FETCHES_A_MINUTE = 2;

/** The consultations as a calendar to subscribe to, at a secret address for each user. */
@ApiTags('session')
@AllowTo('staff')
@Controller()
export class CalendarFeedController {
  private readonly limits: readonly RateLimiter[];

  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly makeFeed: MakeCalendarFeed,
    private readonly openFeed: OpenCalendarFeed,
    private readonly readFeed: ReadCalendarFeed,
    private readonly config: Config,
    private readonly pages: PrivatePages,
    private readonly limiters: RateLimiters,
  ) {
    this.limits = [
      limiters.create('calendar-feed-minute', FETCHES_A_MINUTE, MINUTE),
      limiters.create('calendar-feed', FETCHES_AN_HOUR, HOUR),
    ];
  }

  @Get('api/user/calendar-feed')
  @NoPersonalRows('what belongs to the user who asks')
  @ApiOkResponse({ type: CalendarFeedView })
  async current(@CurrentUser() user: SessionUser): Promise<CalendarFeedView> {
    const feed = await this.feeds.ofUser(user.id);
    return { createdAt: feed?.createdAt ?? null, fetchedAt: feed?.fetchedAt ?? null };
  }

  @Post('api/user/calendar-feed')
  @Audited('calendar-feed.made')
  @ApiCreatedResponse({ type: NewCalendarFeedView })
  async make(
    @Body() { password }: NewCalendarFeedBody,
    @CurrentActor() actor: Actor,
  ): Promise<NewCalendarFeedView> {
    const token = await this.makeFeed.execute(actor, password);
    return { url: `${this.config.publicUrl}/calendar/${token}.ics` };
  }

  @Delete('api/user/calendar-feed')
  @Audited('calendar-feed.removed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async revoke(@CurrentUser() user: SessionUser): Promise<void> {
    await this.feeds.delete(user.id);
  }

  @Get('calendar/:token.ics')
  @AllowTo('public')
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
