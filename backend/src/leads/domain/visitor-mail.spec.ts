import { BOOKING_STATUSES } from './appointment.js';
import { visitorMailAfter } from './visitor-mail.js';

describe('the mail that tells the visitor what staff did', () => {
  it.each([
    ['confirm', 'booking_confirmed'],
    ['accept-move', 'booking_rescheduled'],
    ['accept-cancel', 'booking_cancelled'],
    ['dismiss', null],
  ] as const)('of the act %s is %s in every status', (act, kind) => {
    for (const bookingStatus of BOOKING_STATUSES) expect(visitorMailAfter(act, { bookingStatus })).toBe(kind);
  });

  it.each([
    ['Pending', null],
    ['Hold', null],
    ['Confirmed', 'booking_rescheduled'],
  ] as const)(
    'of a move that the visitor did not ask for depends on the status: %s',
    (bookingStatus, kind) => {
      expect(visitorMailAfter('move', { bookingStatus })).toBe(kind);
    },
  );
});
