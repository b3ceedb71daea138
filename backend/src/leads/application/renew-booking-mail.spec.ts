import { secretTokenHash } from '../../platform/secret-token.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Appointment } from '../domain/appointment.js';
import { visitorData } from '../domain/booking-mail-kinds.js';
import { bookingDesk } from '../testing/booking-desk.js';
import { anAppointment } from '../testing/builders.js';
import { RenewBookingMail } from './renew-booking-mail.js';

const NOW = '2026-11-21T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };

/** A booking whose visitor got a mail of that kind before the booking became what it is. */
function mailed(
  kind: 'booking_received' | 'booking_confirmed' | 'booking_cancelled',
  now: Partial<Appointment>,
) {
  const then = { preferredDate: '2026-12-01', preferredTime: '9am' } as const;
  const before = anAppointment({ ...then, email: 'liza@before.example' });
  const booking = { ...before, ...now };
  const { leads, outbox, changes, mails, clock } = bookingDesk(NOW, booking);
  const renew = new RenewBookingMail(changes, mails, clock);
  const original = { kind, data: { ...visitorData({ ...before, ...then }, 'old'), notes: 'As written' } };
  return {
    leads,
    outbox,
    booking,
    again: (id = booking.id) =>
      renew.execute(id, original as Parameters<typeof renew.execute>[1], 'again:1', ANA),
  };
}

describe('a mail to a visitor that is sent again', () => {
  it('says the booking of now, to the address of now, with a new link', async () => {
    const { again, outbox, leads, booking } = mailed('booking_confirmed', {
      bookingStatus: 'Confirmed',
      preferredDate: '2026-12-03',
      email: 'liza@now.example',
    });
    expect(await again()).toBe(true);
    expect(outbox.added).toMatchObject([
      {
        kind: 'booking_confirmed',
        recipient: 'liza@now.example',
        dedupKey: 'again:1',
        data: { preferredDate: '2026-12-03' },
      },
    ]);
    const { token } = outbox.added[0]!.data as { readonly token: string };
    expect(token).not.toBe('old');
    expect(leads.links.get(secretTokenHash(token))).toMatchObject({ appointmentId: booking.id });
    expect(leads.activities).toMatchObject([{ actionType: 'mail_sent_again', performedBy: 'ana' }]);
  });

  it('repeats the note as the visitor wrote it', async () => {
    const { again, outbox } = mailed('booking_received', { notes: 'Changed by staff' });
    expect(await again()).toBe(true);
    expect(outbox.added).toMatchObject([{ data: { notes: 'As written' } }]);
  });

  it.each([
    ['the confirmation of a booking that is not confirmed', 'booking_confirmed', { bookingStatus: 'Hold' }],
    ['the receipt of a cancelled booking', 'booking_received', { cancelledAt: NOW }],
    ['the goodbye of a booking that takes place', 'booking_cancelled', {}],
    [
      'about a time that has begun',
      'booking_received',
      { preferredDate: '2026-11-21', preferredTime: '10am' },
    ],
    [
      'about a booking without a time',
      'booking_received',
      { preferredDate: 'Not set', preferredTime: 'Not set' },
    ],
  ] as const)('is not sent when it makes no sense any more: %s', async (_, kind, now) => {
    const { again, outbox, leads } = mailed(kind, now);
    expect(await again()).toBe(false);
    expect([outbox.changes, leads.activities, leads.links.size]).toEqual([[], [], 0]);
  });

  it('is rejected about a booking that does not exist', async () => {
    const { again } = mailed('booking_received', {});
    expect(await rejectionOf(again('nobody'))).toMatchObject({ kind: 'NotFound' });
  });
});
