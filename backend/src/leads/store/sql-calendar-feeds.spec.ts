import { openedDatabase } from '../../app/testing/opened-database.js';
import { RecordingOutbox } from '../../mail/testing/recording-outbox.js';
import { RecordingConsents } from '../../newsletter/testing/recording-consents.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { anActivity, bookingRef } from '../testing/builders.js';
import { calendarFeedsContract } from '../testing/calendar-feeds.contract.js';
import { InMemoryCalendarFeeds } from '../testing/in-memory-calendar-feeds.js';
import { SqlCalendarFeeds } from './sql-calendar-feeds.js';
import { TypeormLeadRepository } from './typeorm-lead.repository.js';
import { RecordingEvents } from '../../webhooks/testing/recording-events.js';

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
  const leads = new TypeormLeadRepository(
    database,
    new RecordingOutbox(),
    new RecordingConsents(),
    new RecordingEvents(),
  );
  calendarFeedsContract(
    new SqlCalendarFeeds(database),
    (booking) => leads.addAppointment(booking, anActivity(bookingRef(booking))),
    (work) => database.run(work),
  );
});
