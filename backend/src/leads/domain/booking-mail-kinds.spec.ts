import { aBookingRequest, anAppointment } from '../testing/builders.js';
import { DATA_AGAIN, invitationData } from './booking-mail-kinds.js';

describe('a confirmation that is sent once more', () => {
  const booking = { ...anAppointment({ bookingStatus: 'Confirmed' }), ...aBookingRequest() };
  const said = { ...invitationData(booking, 'first'), message: 'See you' };
  const previous = { previousDate: '2026-11-20', previousTime: '2pm' } as const;

  it('still names the time from which it moved the booking', () => {
    expect(DATA_AGAIN.booking_confirmed(booking, { ...said, ...previous }, 'second')).toEqual({
      ...said,
      ...previous,
      token: 'second',
    });
  });

  it('names no earlier time when it moved nothing', () => {
    expect(DATA_AGAIN.booking_confirmed(booking, said, 'second')).toEqual({ ...said, token: 'second' });
  });
});
