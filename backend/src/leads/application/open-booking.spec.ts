import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { bookingDesk } from '../testing/booking-desk.js';
import { anAppointment } from '../testing/builders.js';
import { OpenBooking } from './open-booking.js';

const NOW = '2026-11-21T02:00:00.000Z';

/** A booking with a link to its page. */
function page(changes: Parameters<typeof anAppointment>[0] = {}) {
  const booking = anAppointment({ preferredDate: '2026-11-25', ...changes });
  const { leads, clock, time } = bookingDesk(NOW, booking);
  const token = newSecretToken();
  const tokenHash = secretTokenHash(token);
  leads.links.set(tokenHash, { tokenHash, appointmentId: booking.id, createdAt: NOW });
  return { booking, token, tokenHash, leads, clock, open: new OpenBooking(leads, time) };
}

describe('the link to a booking', () => {
  it('opens that booking, whatever became of it', async () => {
    const { booking, token, open } = page({ bookingStatus: 'Hold', cancelledAt: NOW });
    expect(await open.execute(token)).toEqual(booking);
  });

  it('works until 30 days after the day of the booking, in the time zone of the office', async () => {
    const { booking, token, clock, open } = page();
    clock.moveTo('2026-12-25T15:59:59.000Z');
    expect(await open.execute(token)).toEqual(booking);
    clock.moveTo('2026-12-25T16:00:00.000Z');
    expect(await open.execute(token)).toBeNull();
  });

  it('opens nothing with another secret, the stored hash included', async () => {
    const { token, tokenHash, leads, open } = page();
    for (const wrong of [
      newSecretToken(),
      tokenHash,
      tokenHash.slice(0, 43),
      token.slice(1),
      `${token}a`,
      '',
    ])
      expect(await open.execute(wrong)).toBeNull();
    leads.links.clear();
    expect(await open.execute(token)).toBeNull();
  });

  it('opens nothing while the booking has no time', async () => {
    const { token, open } = page({ preferredDate: 'Not set', preferredTime: 'Not set' });
    expect(await open.execute(token)).toBeNull();
  });
});
