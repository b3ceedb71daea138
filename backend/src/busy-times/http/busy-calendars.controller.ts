import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Said } from '../../platform/domain-error.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { sentenceOf } from '../../platform/sentences/said.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { CalendarSecrets } from '../application/calendar-secrets.js';
import { ManageBusyCalendars } from '../application/manage-busy-calendars.js';
import { type BusyCalendar, isFailure, maskedAddress } from '../domain/busy-calendar.js';
import { BusyCalendarChanges } from './busy-calendar-changes.js';
import { BusyCalendarView, NewBusyCalendarBody } from './busy-times.dto.js';

/** The calendars of the signed-in user that other programs keep. */
@ApiTags('calendar')
@AllowTo('staff')
@Controller('api/user/busy-calendars')
export class BusyCalendarsController {
  constructor(
    private readonly calendars: ManageBusyCalendars,
    private readonly changes: BusyCalendarChanges,
    private readonly secrets: CalendarSecrets,
  ) {}

  @Get()
  @NoPersonalRows('what belongs to the user who asks')
  @ApiOkResponse({ type: [BusyCalendarView] })
  async list(@CurrentUser() { id }: SessionUser): Promise<BusyCalendarView[]> {
    return (await this.calendars.ofUser(id)).map((calendar) => this.viewOf(calendar));
  }

  @Post()
  @Audited('busy-calendar.added')
  @ApiCreatedResponse({ type: BusyCalendarView })
  async add(
    @Body() body: NewBusyCalendarBody,
    @CurrentUser() { id }: SessionUser,
  ): Promise<BusyCalendarView> {
    await this.changes.count(id);
    const added = await this.calendars.add(id, body);
    this.changes.made();
    return this.viewOf(added);
  }

  @Delete(':id')
  @Audited('busy-calendar.removed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<void> {
    await this.changes.count(user.id);
    await this.calendars.remove(user.id, id);
    this.changes.made();
  }

  private viewOf(calendar: BusyCalendar): BusyCalendarView {
    const { id, name, host, createdAt, readAt, problem, leftOut, sealedEntries } = calendar;
    return {
      id,
      name,
      url: maskedAddress(host),
      createdAt,
      readAt,
      leftOut,
      problem: problem === null ? null : sentenceOf(JSON.parse(problem) as Said),
      isStale: readAt !== null && isFailure(problem),
      entries: this.secrets.openEntries(sealedEntries).map(({ title, day, reason }) => ({
        title,
        day,
        reason: sentenceOf(reason),
      })),
    };
  }
}
