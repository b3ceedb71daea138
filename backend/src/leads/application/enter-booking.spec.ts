import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { VisitorMailKind } from '../domain/booking-mail-kinds.js';
import type { EnteredBooking } from '../domain/appointment.js';
import { bookingMails } from '../testing/booking-mails.js';
import { aBookingRequest } from '../testing/builders.js';
import { leadsInMemory } from '../testing/leads-on.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { BookAppointment } from './book-appointment.js';
import { EnterBooking } from './enter-booking.js';
import { NewBookings } from './new-bookings.js';

const NOW = '2026-11-21T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };

function office(off: readonly VisitorMailKind[] = []) {
  const { units, leads, outbox } = leadsInMemory();
  const live = new RecordingLiveUpdates();
  const clock = new FixedClock(NOW);
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  const bookings = new NewBookings(units, leads, bookingMails(clock, off), live);
  return {
    leads,
    outbox,
    live,
    clock,
    enterBooking: new EnterBooking(bookings, time),
    bookAppointment: new BookAppointment(bookings, time),
    kinds: () => outbox.added.map(({ kind }) => kind),
  };
}

const aCall = (changes: Partial<EnteredBooking> = {}): EnteredBooking => ({
  ...aBookingRequest(),
  dateOfBirth: null,
  leadSource: 'phone',
  ...changes,
});

describe('entering a booking', () => {
  it.each([
    ['phone', 'Consultation booked on the phone'],
    ['walk-in', 'Consultation booked in the office'],
    ['referral', 'Consultation booked on a referral'],
  ] as const)('of the source %s stores it under the member of staff', async (leadSource, actionDetails) => {
    const { leads, enterBooking } = office();
    const booking = await enterBooking.execute(aCall({ leadSource }), ANA);
    expect(booking).toMatchObject({
      leadSource,
      dateOfBirth: null,
      bookingStatus: 'Pending',
      createdAt: NOW,
    });
    expect([...leads.appointments.values()]).toEqual([booking]);
    expect(leads.activities).toMatchObject([
      { actionType: 'lead_created', actionDetails, performedBy: 'ana', performedByName: 'Ana Cruz' },
    ]);
  });

  it('answers the lead at once, and publishes its id', async () => {
    const { live, enterBooking } = office();
    const { id, answeredAt } = await enterBooking.execute(aCall(), ANA);
    expect(answeredAt).toBe(NOW);
    expect(live.messages).toEqual([{ type: 'appointment_created', data: { id } }]);
  });

  it.each([
    ['as the office decides: on', [], undefined, true],
    ['as the office decides: off', ['booking_received'], undefined, false],
    ['as the member of staff decides: on', ['booking_received'], true, true],
    ['as the member of staff decides: off', [], false, false],
  ] as const)('tells the visitor %s', async (_, off, tellVisitor, told) => {
    const { kinds, enterBooking } = office(off);
    await enterBooking.execute(aCall(), ANA, { tellVisitor });
    expect(kinds()).toEqual([...(told ? ['booking_received'] : []), 'staff_new_booking']);
  });

  it('never mails the visitor the words of the member of staff', async () => {
    const { outbox, enterBooking } = office();
    await enterBooking.execute(aCall({ notes: 'Sounded worried' }), ANA);
    expect(outbox.added).toMatchObject([
      { kind: 'booking_received', data: { notes: null } },
      { kind: 'staff_new_booking', data: { notes: 'Sounded worried' } },
    ]);
  });

  it('rejects impossible and past dates as the public form does', async () => {
    const { leads, enterBooking } = office();
    const wrong = aCall({ dateOfBirth: '2030-01-01', preferredDate: '2026-11-20' });
    expect(await rejectionOf(enterBooking.execute(wrong, ANA))).toMatchObject({
      kind: 'Invalid',
      errors: {
        dateOfBirth: 'Date of birth must be in the past',
        preferredDate: 'Preferred date must not be in the past',
      },
    });
    expect(leads.appointments.size).toBe(0);
  });

  it('again with the same key gives the first result and stores nothing', async () => {
    const { leads, live, clock, enterBooking } = office();
    const first = await enterBooking.execute(aCall(), ANA, { key: 'a key' });
    clock.moveBy(3_600_000);
    expect(await enterBooking.execute(aCall(), ANA, { key: 'a key' })).toEqual(first);
    expect([leads.appointments.size, leads.activities.length, live.messages.length]).toEqual([1, 1, 1]);
    const other = aCall({ leadSource: 'referral' });
    expect(await rejectionOf(enterBooking.execute(other, ANA, { key: 'a key' }))).toMatchObject({
      kind: 'KeyReused',
    });
  });

  it('does not share keys with the public form', async () => {
    const { leads, enterBooking, bookAppointment } = office();
    await bookAppointment.execute(aBookingRequest(), { key: 'a key' });
    await enterBooking.execute(aCall(), ANA, { key: 'a key' });
    expect(leads.appointments.size).toBe(2);
  });
});
