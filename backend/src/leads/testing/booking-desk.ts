import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { LeadChanges } from '../application/lead-changes.js';
import type { Appointment } from '../domain/appointment.js';
import { bookingMails } from './booking-mails.js';
import { leadsInMemory } from './leads-on.js';

/** What use cases of bookings work with in an office in Manila, with these bookings in memory. */
export function bookingDesk(now: string, ...bookings: readonly Appointment[]) {
  const { units, leads, outbox } = leadsInMemory(...bookings);
  const clock = new FixedClock(now);
  const live = new RecordingLiveUpdates();
  return {
    leads,
    outbox,
    live,
    clock,
    changes: new LeadChanges(units, live, clock),
    mails: bookingMails(clock),
    time: new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' })),
  };
}
