import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { AllowTo } from '../../users/access.js';
import { ClosedDays } from '../closed-days.js';
import { dayRange } from '../day-range.js';
import type { ClosedDay } from '../domain/closed-day.js';

class ClosedDayView implements ClosedDay {
  @ApiProperty() date: string;
  @ApiProperty() name: string;
}

/** The closed days that the console's calendar names. */
@ApiTags('calendar')
@AllowTo('staff')
@Controller('api/admin/calendar')
export class ClosedDaysController {
  constructor(private readonly closedDays: ClosedDays) {}

  @Get('closed-days')
  @NoPersonalRows('days of the calendar')
  @ApiQuery({ name: 'from', example: '2026-11-01' })
  @ApiQuery({ name: 'to', example: '2026-11-30' })
  @ApiOkResponse({ type: [ClosedDayView] })
  list(@Query() query: Readonly<Record<string, unknown>>): ClosedDayView[] {
    const { from, to } = dayRange(query);
    return this.closedDays.between(from, to);
  }
}
