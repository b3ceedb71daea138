import { openedDatabase } from '../../app/testing/opened-database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { anActivity, bookingRef } from '../testing/builders.js';
import { calendarFeedsContract } from '../testing/calendar-feeds.contract.js';
import { InMemoryCalendarFeeds } from '../testing/in-memory-calendar-feeds.js';
import { SqlCalendarFeeds } from './sql-calendar-feeds.js';
import { leadsOn } from '../testing/leads-on.js';

describe('calendar feeds in memory', () => {
  const feeds = new InMemoryCalendarFeeds();
  calendarFeedsContract(
    feeds,
    async (booking) => feeds.bookings.push(booking),
    (work) => work({} as Unit),
  );
});

describe.each(DATABASES)('calendar feeds on $name', ({ create }) => {
  const database = openedDatabase(create);
  const leads = leadsOn(database);
  calendarFeedsContract(
    new SqlCalendarFeeds(database),
    (booking) => leads.addAppointment(booking, anActivity(bookingRef(booking))),
    (work) => database.run(work),
  );
});
