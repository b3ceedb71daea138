import { Global, Module } from '@nestjs/common';
import { StandingAccess } from '../users/standing-access.js';
import { CalendarFeeds } from './application/calendar-feed.ports.js';
import { SqlCalendarFeeds } from './store/sql-calendar-feeds.js';

/** The calendar feeds, for the leads and for the users, whose access they end with; global. */
@Global()
@Module({
  providers: [
    { provide: CalendarFeeds, useClass: SqlCalendarFeeds },
    { provide: StandingAccess, useExisting: CalendarFeeds },
  ],
  exports: [CalendarFeeds, StandingAccess],
})
export class CalendarFeedsModule {}
