import { Module } from '@nestjs/common';
import { ClosedDays } from './closed-days.js';
import { ClosedDaysController } from './infrastructure/closed-days.controller.js';

@Module({ controllers: [ClosedDaysController], providers: [ClosedDays], exports: [ClosedDays] })
export class CalendarModule {}
