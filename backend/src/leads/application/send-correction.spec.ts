import type { MailOfLead, MailStates } from '../../mail/mail-states.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { Appointment } from '../domain/appointment.js';
import { bookingDesk } from '../testing/booking-desk.js';
import { anAppointment } from '../testing/builders.js';
import { SendCorrection } from './send-correction.js';

const ANA = { id: 'ana', name: 'Ana Cruz' };
// unconfirmed after it was confirmed once, on a day to come
const booking = anAppointment({
  bookingStatus: 'Pending',
  preferredDate: '2026-12-03',
  calendarSequence: 1,
});

/** Sends the correction of a stored booking whose visitor got these messages, the newest first. */
function correction(
  mails: readonly Pick<MailOfLead, 'kind' | 'state'>[],
  stored: Appointment = booking,
  id = stored.id,
) {
  const {
    leads,
    outbox,
    changes,
    mails: bookingMails,
    time,
  } = bookingDesk('2026-11-21T02:00:00.000Z', stored);
  const states = portWith<MailStates>({ ofLead: () => Promise.resolve(mails as MailOfLead[]) });
  const sendCorrection = new SendCorrection(changes, bookingMails, states, time);
  return { leads, outbox, sent: sendCorrection.execute(id, ANA) };
}

const CONFIRMED = { kind: 'booking_confirmed', state: 'sent' } as const;

describe('a correction', () => {
  it.each([
    ['a confirmation', [CONFIRMED]],
    ['a confirmation with another time', [{ kind: 'booking_rescheduled', state: 'sent' }]],
    ['a confirmation before a reminder', [{ kind: 'booking_reminder', state: 'sent' }, CONFIRMED]],
    [
      'a confirmation before a goodbye that was not sent',
      [{ kind: 'booking_cancelled', state: 'skipped' }, CONFIRMED],
    ],
  ] as const)('takes back %s, and is recorded under the member of staff', async (_, mails) => {
    const { outbox, leads, sent } = correction(mails);
    expect(await sent).toMatchObject({ id: booking.id, bookingStatus: 'Pending' });
    expect(outbox.added).toMatchObject([
      { kind: 'booking_cancelled', recipient: booking.email, data: { correction: true, invited: true } },
    ]);
    expect(leads.activities).toMatchObject([
      {
        actionType: 'mail_sent_again',
        actionDetails: 'Correction sent: the booking is not confirmed',
        performedBy: 'ana',
      },
    ]);
  });

  it.each([
    ['has no message', []],
    ['has only the receipt', [{ kind: 'booking_received', state: 'sent' }]],
    ['did not get the confirmation', [{ kind: 'booking_confirmed', state: 'failed' }]],
    ['was spared the confirmation by an Undo', [{ kind: 'booking_confirmed', state: 'skipped' }]],
    ['has a correction already', [{ kind: 'booking_cancelled', state: 'sent' }, CONFIRMED]],
  ] as const)('is refused when the visitor %s', async (_, mails) => {
    const { outbox, leads, sent } = correction(mails);
    expect((await rejectionOf(sent)).message).toBe(
      'The visitor has no confirmation that could be taken back',
    );
    expect([outbox.changes, leads.activities]).toEqual([[], []]);
  });

  it.each([
    ['is confirmed', { bookingStatus: 'Confirmed' }, 'This booking is confirmed'],
    ['is cancelled', { cancelledAt: '2026-11-20T02:00:00.000Z' }, 'This consultation is cancelled already'],
    ['is over', { preferredDate: '2026-11-20' }, 'The day of this consultation has passed'],
  ] as const)('is refused for a booking that %s', async (_, changes, message) => {
    const { outbox, leads, sent } = correction([CONFIRMED], { ...booking, ...changes });
    expect((await rejectionOf(sent)).message).toBe(message);
    expect([outbox.changes, leads.activities]).toEqual([[], []]);
  });

  it('is possible on the day of the booking', async () => {
    const { outbox, sent } = correction([CONFIRMED], { ...booking, preferredDate: '2026-11-21' });
    await sent;
    expect(outbox.changes).toHaveLength(1);
  });

  it('is refused for a booking that does not exist', async () => {
    const { sent } = correction([CONFIRMED], booking, 'nobody');
    expect(await rejectionOf(sent)).toMatchObject({ kind: 'NotFound' });
  });
});
