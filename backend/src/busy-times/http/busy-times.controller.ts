import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { dayRange } from '../../calendar/day-range.js';
import { addDays, nearestRecordedDate } from '../../calendar/domain/calendar-date.js';
import { NotFound, type Said } from '../../platform/domain-error.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { SealedTexts } from '../../platform/sealed-text.js';
import { sentenceOf } from '../../platform/sentences/said.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { AddBusyCalendar } from '../application/add-busy-calendar.js';
import {
  type BusyCalendar,
  ENTRIES,
  isFailure,
  isLeftOut,
  maskedAddress,
  type NamedEntry,
  TITLE,
} from '../domain/busy-calendar.js';
import { BusyCalendarJob } from '../infrastructure/busy-calendar-job.js';
import { BusyCalendarView, BusyTimeView, NewBusyCalendarBody, UnreadDayView } from './busy-times.dto.js';
import { SqlBusyCalendars } from '../store/sql-busy-calendars.js';

const HOUR = 3_600;
/** A month filled up to whole weeks, as the console shows it. */
const MOST_DAYS = 42;
/** Of one answer: seventy times a day. */
const MOST_SHOWN = 3_000;

/** The calendars of staff that other programs keep, and when staff are busy by them. */
@ApiTags('calendar')
@AllowTo('staff')
@Controller('api')
export class BusyTimesController {
  private readonly changes: RateLimiter;

  constructor(
    private readonly calendars: SqlBusyCalendars,
    private readonly adding: AddBusyCalendar,
    private readonly job: BusyCalendarJob,
    private readonly sealed: SealedTexts,
    private readonly time: BusinessTime,
    private readonly limiters: RateLimiters,
  ) {
    this.changes = limiters.create('busy-calendar-changes', 30, HOUR);
  }

  @Get('user/busy-calendars')
  @NoPersonalRows('what belongs to the user who asks')
  @ApiOkResponse({ type: [BusyCalendarView] })
  async list(@CurrentUser() { id }: SessionUser): Promise<BusyCalendarView[]> {
    return (await this.calendars.ofUser(id)).map((calendar) => this.viewOf(calendar));
  }

  @Post('user/busy-calendars')
  @Audited('busy-calendar.added')
  @ApiCreatedResponse({ type: BusyCalendarView })
  async add(
    @Body() body: NewBusyCalendarBody,
    @CurrentUser() { id }: SessionUser,
  ): Promise<BusyCalendarView> {
    await this.countChange(id);
    const added = await this.adding.execute(id, body);
    this.job.runSoon();
    return this.viewOf(added);
  }

  @Delete('user/busy-calendars/:id')
  @Audited('busy-calendar.removed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<void> {
    await this.countChange(user.id);
    if (!(await this.calendars.remove(user.id, id))) throw new NotFound('busy-calendar.unknown');
    this.job.runSoon();
  }

  /** Each change asks other servers, and reads all that is due. */
  private async countChange(userId: string): Promise<void> {
    if (this.limiters.enabled) await this.changes.count(userId);
  }

  @Get('admin/calendar/busy')
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
      ...{ userId, start, end },
      ...(userId === user.id && { title: this.sealed.open(sealedTitle, TITLE) ?? '' }),
    }));
  }

  @Get('admin/calendar/busy/unread')
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
        this.entriesOf(sealedEntries)
          .filter((entry) => isLeftOut(entry) && entry.day !== null && entry.day >= from && entry.day <= to)
          .map(({ day, title }) => ({ userId, day: day!, ...(userId === user.id && { title }) })),
      )
      .sort((one, other) => (one.day < other.day ? -1 : 1));
  }

  private viewOf(calendar: BusyCalendar): BusyCalendarView {
    const { id, name, host, createdAt, readAt, problem, leftOut, sealedEntries } = calendar;
    return {
      ...{ id, name, url: maskedAddress(host), createdAt, readAt, leftOut },
      problem: problem === null ? null : sentenceOf(JSON.parse(problem) as Said),
      isStale: readAt !== null && isFailure(problem),
      entries: this.entriesOf(sealedEntries).map(({ title, day, reason }) => ({
        ...{ title, day, reason: sentenceOf(reason) },
      })),
    };
  }

  /** None when the secret of the server was changed since they were sealed. */
  private entriesOf(sealed: string | null): readonly NamedEntry[] {
    const text = sealed === null ? null : this.sealed.open(sealed, ENTRIES);
    return text === null ? [] : (JSON.parse(text) as NamedEntry[]);
  }
}
