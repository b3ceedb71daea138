import { Global, Module } from '@nestjs/common';
import { ClosedDays } from './closed-days.js';
import { ClosedDaysController } from './infrastructure/closed-days.controller.js';
import { OfficeHours } from './office-hours.js';
import { OpenTimes } from './open-times.js';

/** When the office is open; global. */
@Global()
@Module({
  controllers: [ClosedDaysController],
  providers: [ClosedDays, OfficeHours, OpenTimes],
  exports: [ClosedDays, OfficeHours, OpenTimes],
})
export class CalendarModule {}
