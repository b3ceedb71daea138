import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { Config } from '../../platform/config.js';
import { AllowTo, CurrentActor, CurrentUser } from '../../users/access.js';
import type { Actor } from '../../users/own-password.js';
import type { SessionUser } from '../../users/staff.js';
import { MakeCalendarFeed } from '../application/make-calendar-feed.js';
import { CalendarFeeds } from '../application/calendar-feed.ports.js';
import { NewCalendarFeedBody } from './leads.dto.js';
import { CalendarFeedView, NewCalendarFeedView } from './calendar-feed.views.js';

/** The secret address of each user's calendar. */
@ApiTags('session')
@AllowTo('staff')
@Controller('api/user/calendar-feed')
export class CalendarFeedController {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly makeFeed: MakeCalendarFeed,
    private readonly config: Config,
  ) {}

  @Get()
  @NoPersonalRows('what belongs to the user who asks')
  @ApiOkResponse({ type: CalendarFeedView })
  async current(@CurrentUser() user: SessionUser): Promise<CalendarFeedView> {
    const feed = await this.feeds.ofUser(user.id);
    return { createdAt: feed?.createdAt ?? null, fetchedAt: feed?.fetchedAt ?? null };
  }

  @Post()
  @Audited('calendar-feed.made')
  @ApiCreatedResponse({ type: NewCalendarFeedView })
  async make(
    @Body() { password }: NewCalendarFeedBody,
    @CurrentActor() actor: Actor,
  ): Promise<NewCalendarFeedView> {
    const token = await this.makeFeed.execute(actor, password);
    return { url: `${this.config.publicUrl}/calendar/${token}.ics` };
  }

  @Delete()
  @Audited('calendar-feed.removed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async revoke(@CurrentUser() user: SessionUser): Promise<void> {
    await this.feeds.delete(user.id);
  }
}
