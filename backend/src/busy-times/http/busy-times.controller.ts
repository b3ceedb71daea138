import { Controller, Get, Query } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { dayRange } from '../../calendar/day-range.js';
import { addDays, nearestRecordedDate } from '../../calendar/domain/calendar-date.js';
import { ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { CalendarSecrets } from '../application/calendar-secrets.js';
import { isLeftOut } from '../domain/busy-calendar.js';
import { SqlBusyCalendars } from '../store/sql-busy-calendars.js';
import { BusyTimeView, UnreadDayView } from './busy-times.dto.js';

/** A month filled up to whole weeks, as the console shows it. */
const MOST_DAYS = 42;
/** Of one answer: seventy times a day. */
const MOST_SHOWN = 3_000;

/** When staff are busy by their calendars. */
@ApiTags('calendar')
@AllowTo('staff')
@Controller('api/admin/calendar/busy')
export class BusyTimesController {
  constructor(
    private readonly calendars: SqlBusyCalendars,
    private readonly secrets: CalendarSecrets,
    private readonly time: BusinessTime,
  ) {}

  @Get()
  @NoPersonalRows('own times, and when colleagues are busy, without titles')
  @ApiQuery({ name: 'from', example: '2026-11-01' })
  @ApiQuery({ name: 'to', example: '2026-11-30' })
  @ApiOkResponse({ type: [BusyTimeView] })
  async busy(
    @Query() query: Readonly<Record<string, unknown>>,
    @CurrentUser() user: SessionUser,
  ): Promise<BusyTimeView[]> {
    const { from, to } = dayRange(query, MOST_DAYS);
    const times = await this.calendars.timesBetween(
      this.time.startOf(nearestRecordedDate(from)),
      this.time.startOf(addDays(nearestRecordedDate(to), 1)),
      MOST_SHOWN,
    );
    return times.map(({ userId, startAt: start, endAt: end, sealedTitle }) => ({
      userId,
      start,
      end,
      ...(userId === user.id && { title: this.secrets.openTitle(sealedTitle) }),
    }));
  }

  @Get('unread')
  @NoPersonalRows('own entries, and on which days those of colleagues were not read, without titles')
  @ApiQuery({ name: 'from', example: '2026-11-01' })
  @ApiQuery({ name: 'to', example: '2026-11-30' })
  @ApiOkResponse({ type: [UnreadDayView] })
  async unread(
    @Query() query: Readonly<Record<string, unknown>>,
    @CurrentUser() user: SessionUser,
  ): Promise<UnreadDayView[]> {
    const { from, to } = dayRange(query, MOST_DAYS);
    const calendars = await this.calendars.all();
    return calendars
      .flatMap(({ userId, sealedEntries }) =>
        this.secrets
          .openEntries(sealedEntries)
          .filter((entry) => isLeftOut(entry) && entry.day !== null && entry.day >= from && entry.day <= to)
          .map(({ day, title }) => ({ userId, day: day!, ...(userId === user.id && { title }) })),
      )
      .sort((one, other) => (one.day < other.day ? -1 : 1));
  }
}
