import { Global, Module } from '@nestjs/common';
import { ClosedDays } from './closed-days.js';
import { ClosedDaysController } from './http/closed-days.controller.js';
import { ElapsedBusinessTime } from './elapsed-business-time.js';
import { OpenTimes } from './open-times.js';

/** When the office is open; global. */
@Global()
@Module({
  controllers: [ClosedDaysController],
  providers: [ClosedDays, ElapsedBusinessTime, OpenTimes],
  exports: [ClosedDays, ElapsedBusinessTime, OpenTimes],
})
export class CalendarModule {}
