import pLimit from 'p-limit';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { openedDatabase } from '../src/app/testing/opened-database.js';
import { BookAppointment } from '../src/leads/application/book-appointment.js';
import { ChangeBookingStatus } from '../src/leads/application/change-booking-status.js';
import { ChangeLeadStatus } from '../src/leads/application/change-lead-status.js';
import { SqlLeads } from '../src/leads/store/sql-leads.js';
import { LeadChanges } from '../src/leads/application/lead-changes.js';
import { NewBookings } from '../src/leads/application/new-bookings.js';
import { SubscribeToNewsletter } from '../src/leads/application/subscribe-to-newsletter.js';
import { BOOKING_STATUSES } from '../src/leads/domain/appointment.js';
import { LEAD_STATUSES } from '../src/leads/domain/lead.js';
import { leadsOn } from '../src/leads/testing/leads-on.js';
import { bookingMails } from '../src/leads/testing/booking-mails.js';
import { aBookingRequest, anActivity, anAppointment, bookingRef } from '../src/leads/testing/builders.js';
import { chooser, storeLeads } from '../src/leads/testing/many-leads.js';
import { BusinessTime } from '../src/calendar/business-time.js';
import { aConfig } from '../src/platform/testing/config.js';
import { FixedClock } from '../src/platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../src/platform/testing/recording-live-updates.js';

const ANA = { id: '0198f000-0000-7000-8000-000000000001', name: 'Ana Cruz' };

describe.each(DATABASES)('concurrent requests on $name', ({ create }) => {
  const database = openedDatabase(create);
  const units = leadsOn(database);
  const live = new RecordingLiveUpdates();
  const clock = new FixedClock();
  const messages = bookingMails(clock);
  const changes = new LeadChanges(units, live, clock);
  const time = new BusinessTime(clock, aConfig());
  const book = new BookAppointment(new NewBookings(units, new SqlLeads(database), messages, live), time);
  const subscribe = new SubscribeToNewsletter(units, live, clock);
  const changeLead = new ChangeLeadStatus(changes);
  const changeBooking = new ChangeBookingStatus(changes, messages, clock);

  const number = async (sql: string) =>
    Number(Object.values((await database.reader.query<object[]>(`SELECT ${sql} AS number`))[0] ?? {})[0]);

  const count = (rows: string) => number(`(SELECT COUNT(*) FROM ${rows})`);

  /** Leads without a first activity or missing in a counter, read in one snapshot. */
  const halfDone = () =>
    number(`(SELECT COUNT(*) FROM appointments) + (SELECT COUNT(*) FROM subscriptions)
      - (SELECT COUNT(*) FROM activity_logs WHERE actionType = 'lead_created')
      + 1000000 * ((SELECT COUNT(*) FROM appointments) + (SELECT COUNT(*) FROM subscriptions)
      - (SELECT COALESCE(SUM(leads), 0) FROM lead_counters WHERE scope = 'bucket'))`);

  it('lose no change, store none partially, and show none before its commit', async () => {
    const known = Array.from({ length: 10 }, () => anAppointment());
    await storeLeads(units, known);
    const pick = chooser(11);
    const announcedTooEarly: Promise<boolean>[] = [];
    live.onPublish = () => {
      const { type, data } = live.messages.at(-1)!;
      if (type === 'appointment_created')
        announcedTooEarly.push(count(`appointments WHERE id = '${data.id}'`).then((rows) => rows === 0));
    };

    const operations: ((index: number) => Promise<unknown>)[] = [
      () => book.execute(aBookingRequest()),
      (index) => subscribe.execute({ firstName: 'Elena', email: `e${index % 40}@sample.example` }),
      () => changeLead.execute(bookingRef(pick(known)), pick(LEAD_STATUSES), ANA),
      () => changeBooking.execute(pick(known).id, pick(BOOKING_STATUSES), ANA),
      () => units.addAppointment(pick(known), anActivity(bookingRef(pick(known)))),
      () => changeLead.execute({ leadType: 'appointment', leadId: 'nobody' }, 'New', ANA),
      () => book.execute(aBookingRequest({ preferredDate: '2020-01-01' })),
    ];
    let busy = true;
    const reading = (async () => {
      const seen = new Set<number>();
      while (busy) {
        seen.add(await halfDone());
        // SQLite responds synchronously and would block everything else
        await new Promise(setImmediate);
      }
      return seen;
    })();
    // twice the connections of the pool; a longer queue would only prove the checkout deadline
    const queue = pLimit(20);
    const work = Array.from({ length: 200 }, (_, index) =>
      queue(() => operations[index % operations.length]!(index)),
    );
    const results = await Promise.allSettled(work);
    busy = false;

    const failed = results.map(({ status }) => status === 'rejected');
    expect(failed).toEqual(results.map((_, index) => index % operations.length >= 4));
    expect([...(await reading)]).toEqual([0]);
    expect(await Promise.all(announcedTooEarly)).toEqual(Array(29).fill(false));

    const acknowledged = results.flatMap((result, index) =>
      result.status === 'fulfilled' && index % operations.length === 0
        ? [(result.value as { appointment: { id: string } }).appointment.id]
        : [],
    );
    const ids = acknowledged.map((id) => `'${id}'`).join(', ');
    expect(await count(`appointments WHERE id IN (${ids})`)).toBe(29);
    expect(await count('appointments')).toBe(10 + 29);

    const addresses = new Set(results.map((_, index) => (index % operations.length === 1 ? index % 40 : -1)));
    expect(await count('subscriptions')).toBe(addresses.size - 1);

    const announced = live.messages.filter(({ type }) => type === 'appointment_updated').length;
    expect(await count("activity_logs WHERE actionType LIKE '%status_changed'")).toBe(announced);
  });

  it('leave each lead in the status of its last activity', async () => {
    const leads = await database.reader.query<{ id: string; leadStatus: string }[]>(
      'SELECT id, leadStatus FROM appointments',
    );
    for (const { id, leadStatus } of leads) {
      const steps = await database.reader.query<{ actionDetails: string }[]>(
        "SELECT actionDetails FROM activity_logs WHERE leadId = ? AND actionType = 'lead_status_changed'",
        [id],
      );
      // the changes form a path: each status except the first and last is left as often as it is entered
      const balance = new Map([
        [leadStatus, -1],
        ['New', leadStatus === 'New' ? 0 : 1],
      ]);
      for (const { actionDetails } of steps) {
        const [, from = '', to = ''] = /from (.*) to (.*)/.exec(actionDetails) ?? [];
        balance.set(from, (balance.get(from) ?? 0) - 1);
        balance.set(to, (balance.get(to) ?? 0) + 1);
      }
      expect([...balance.values()].every((count) => count === 0)).toBe(true);
    }
  });
});
