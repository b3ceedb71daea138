import { anAppointment } from '../testing/builders.js';
import { BOOKING_STATUSES } from './appointment.js';
import { UNSAID } from './imported-lead.js';
import { visitorMailAfter } from './visitor-mail.js';

describe('of a booking without a day', () => {
  const undated = { ...UNSAID, bookingStatus: 'Confirmed' } as const;

  it.each(['confirm', 'accept-move', 'accept-cancel', 'dismiss'] as const)('the act %s has no mail', (act) =>
    expect(visitorMailAfter(act, undated, true)).toBeNull(),
  );

  it('the first day has a mail once the booking is Confirmed', () => {
    expect(visitorMailAfter('move', undated)).toBe('booking_confirmed');
    expect(visitorMailAfter('move', UNSAID, true)).toBeNull();
    expect(visitorMailAfter('move-and-confirm', UNSAID)).toBe('booking_confirmed');
  });
});

describe('the mail that tells the visitor what staff did', () => {
  it.each([
    ['confirm', 'booking_confirmed'],
    ['accept-move', 'booking_rescheduled'],
    ['accept-cancel', 'booking_cancelled'],
    ['dismiss', null],
  ] as const)('of the act %s is %s in every status', (act, kind) => {
    for (const bookingStatus of BOOKING_STATUSES)
      expect(visitorMailAfter(act, anAppointment({ bookingStatus }))).toBe(kind);
  });

  it.each([
    ['Pending', 'booking_confirmed'],
    ['Hold', 'booking_confirmed'],
    ['Confirmed', 'booking_rescheduled'],
  ] as const)('of a move with the confirmation of a booking that is %s is %s', (bookingStatus, kind) =>
    expect(visitorMailAfter('move-and-confirm', anAppointment({ bookingStatus }))).toBe(kind),
  );

  it.each([
    ['move', 'booking_rescheduled'],
    ['dismiss', 'booking_unchanged'],
  ] as const)('with a word to the visitor, the act %s has the mail %s', (act, kind) =>
    expect(visitorMailAfter(act, anAppointment(), true)).toBe(kind),
  );

  it.each([
    ['Pending', null],
    ['Hold', null],
    ['Confirmed', 'booking_rescheduled'],
  ] as const)(
    'of a move that the visitor did not ask for depends on the status: %s',
    (bookingStatus, kind) => {
      expect(visitorMailAfter('move', anAppointment({ bookingStatus }))).toBe(kind);
    },
  );
});
