import { fileURLToPath } from 'node:url';
import { Global, Module } from '@nestjs/common';
import { BusyOffice } from '../calendar/busy-office.js';
import { AddedChecks } from '../care/added-checks.js';
import { job, registration } from '../platform/start.js';
import { AccountData } from '../users/account-data.js';
import { UsersModule } from '../users/users.module.js';
import { CalendarSecrets } from './application/calendar-secrets.js';
import { KnownBusyOffice } from './application/known-busy-office.js';
import { CalendarAddresses, ManageBusyCalendars } from './application/manage-busy-calendars.js';
import { BusyCalendarRepository, CalendarReader, CalendarServers } from './application/ports.js';
import { ReadBusyCalendars } from './application/read-busy-calendars.js';
import { ReadCalendarFile } from './application/read-calendar-file.js';
import { RefreshBusyTimes } from './application/refresh-busy-times.js';
import { BusyCalendarChanges } from './http/busy-calendar-changes.js';
import { BusyCalendarsController } from './http/busy-calendars.controller.js';
import { BusyTimesController } from './http/busy-times.controller.js';
import { BusyTimesProbe } from './infrastructure/busy-times-probe.js';
import { OutboundCalendarServers } from './infrastructure/outbound-calendar-servers.js';
import { CalendarThread, ThreadedCalendarReader } from './infrastructure/threaded-calendar-reader.js';
import { SqlBusyCalendars } from './store/sql-busy-calendars.js';

const THREAD = new CalendarThread(
  fileURLToPath(new URL('../busy-times/infrastructure/calendar-thread.js', import.meta.url)),
);

/** When staff are busy by calendars that other programs keep; global, because it ends with accounts. */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [BusyCalendarsController, BusyTimesController],
  providers: [
    CalendarSecrets,
    CalendarAddresses,
    ManageBusyCalendars,
    ReadCalendarFile,
    ReadBusyCalendars,
    RefreshBusyTimes,
    KnownBusyOffice,
    { provide: BusyOffice, useExisting: KnownBusyOffice },
    BusyCalendarChanges,
    BusyTimesProbe,
    SqlBusyCalendars,
    { provide: BusyCalendarRepository, useExisting: SqlBusyCalendars },
    { provide: AccountData, useExisting: SqlBusyCalendars },
    { provide: CalendarServers, useClass: OutboundCalendarServers },
    { provide: CalendarReader, useClass: ThreadedCalendarReader },
    { provide: CalendarThread, useValue: THREAD },
    registration([AddedChecks, BusyTimesProbe], (checks, probe) => checks.add(probe)),
    // each calendar is due every ten minutes; another replica goes on when one was killed
    job('read busy calendars', '* * * * *', [RefreshBusyTimes], (refresh) => refresh.execute(), {
      atStart: true,
      stop: (refresh) => refresh.stop(),
    }),
  ],
  exports: [AccountData, BusyOffice],
})
export class BusyTimesModule {}
