import { fileURLToPath } from 'node:url';
import {
  Global,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { BusyOffice } from '../calendar/busy-office.js';
import { AddedChecks } from '../care/added-checks.js';
import { Scheduler } from '../platform/scheduler.js';
import { AccountData } from '../users/account-data.js';
import { UsersModule } from '../users/users.module.js';
import { AddBusyCalendar } from './application/add-busy-calendar.js';
import { CalendarReader, CalendarServers } from './application/ports.js';
import { ReadBusyCalendars } from './application/read-busy-calendars.js';
import { BusyCalendarJob } from './infrastructure/busy-calendar-job.js';
import { BusyTimesController } from './http/busy-times.controller.js';
import { BusyTimesProbe } from './infrastructure/busy-times-probe.js';
import { OutboundCalendarServers } from './infrastructure/outbound-calendar-servers.js';
import { SqlBusyCalendars } from './store/sql-busy-calendars.js';
import { StoredBusyOffice } from './infrastructure/stored-busy-office.js';
import { CalendarThread, ThreadedCalendarReader } from './infrastructure/threaded-calendar-reader.js';

const THREAD = new CalendarThread(
  fileURLToPath(new URL('../busy-times/calendar-thread.js', import.meta.url)),
);

/** When staff are busy by calendars that other programs keep; global, because it ends with accounts. */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [BusyTimesController],
  providers: [
    AddBusyCalendar,
    ReadBusyCalendars,
    StoredBusyOffice,
    { provide: BusyOffice, useExisting: StoredBusyOffice },
    BusyCalendarJob,
    BusyTimesProbe,
    SqlBusyCalendars,
    { provide: AccountData, useExisting: SqlBusyCalendars },
    { provide: CalendarServers, useClass: OutboundCalendarServers },
    { provide: CalendarReader, useClass: ThreadedCalendarReader },
    { provide: CalendarThread, useValue: THREAD },
  ],
  exports: [AccountData, BusyOffice],
})
export class BusyTimesModule implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly job: BusyCalendarJob,
    private readonly probe: BusyTimesProbe,
    private readonly checks: AddedChecks,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.checks.add(this.probe);
  }

  onApplicationBootstrap(): void {
    // each calendar is due every ten minutes; another replica goes on when one was killed
    this.scheduler.every('read busy calendars', '* * * * *', () => this.job.run(), { atStart: true });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.job.stop();
  }
}
