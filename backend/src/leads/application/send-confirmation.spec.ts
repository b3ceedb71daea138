import type { MailStates } from '../../mail/mail-states.js';
import { secretTokenHash } from '../../platform/secret-token.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { portWith } from '../../platform/testing/port-with.js';
import { bookingDesk } from '../testing/booking-desk.js';
import { anAppointment } from '../testing/builders.js';
import { SendConfirmation } from './send-confirmation.js';

const NOW = '2026-11-21T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };

type SentMails = Awaited<ReturnType<MailStates['recipients']>>;
const sent = (recipient: string, changes: Partial<SentMails[number]> = {}): SentMails[number] => ({
  kind: 'booking_confirmed',
  state: 'sent',
  recipient,
  ...changes,
});

/** A confirmed booking whose invitations went there, the newest first. */
function confirmation(mails: SentMails, changes: Parameters<typeof anAppointment>[0] = {}) {
  const booking = anAppointment({
    bookingStatus: 'Confirmed',
    preferredDate: '2026-12-03',
    email: 'liza@now.example',
    calendarSequence: 3,
    ...changes,
  });
  const { leads, outbox, changes: lead, mails: bookingMails, time } = bookingDesk(NOW, booking);
  const states = portWith<MailStates>({ recipients: () => Promise.resolve(mails) });
  const send = new SendConfirmation(lead, bookingMails, states, time);
  return {
    booking,
    leads,
    outbox,
    send: () => send.execute(booking.id, ANA),
    addressed: () => outbox.added.map(({ kind, recipient }) => [kind, recipient]),
  };
}

describe('the confirmation that staff send again', () => {
  it('goes to the address of now with a new link to the page', async () => {
    const { leads, outbox, send, booking } = confirmation([sent('liza@now.example')]);
    await send();
    expect(outbox.added).toMatchObject([{ kind: 'booking_confirmed', recipient: 'liza@now.example' }]);
    const { token } = outbox.added[0]!.data as { readonly token: string };
    expect(leads.links.get(secretTokenHash(token))).toMatchObject({ appointmentId: booking.id });
    expect(leads.activities).toMatchObject([
      { actionType: 'mail_sent_again', actionDetails: 'Confirmation sent', performedByName: 'Ana Cruz' },
    ]);
  });

  it('is withdrawn at every other address that was invited, before the new invitation counts', async () => {
    const { leads, outbox, send, addressed, booking } = confirmation([
      sent('liza@typo.example'),
      sent('LIZA@now.example'),
      sent('liza@older.example', { kind: 'booking_rescheduled', state: 'sending' }),
      sent('Liza@typo.example'),
    ]);
    const { calendarSequence } = await send();
    expect(addressed()).toEqual([
      ['booking_confirmed', 'liza@now.example'],
      ['booking_withdrawn', 'liza@typo.example'],
      ['booking_withdrawn', 'liza@older.example'],
    ]);
    // a calendar that got both keeps the later one
    expect(outbox.added.map(({ data }) => (data as { readonly sequence: number }).sequence)).toEqual([
      calendarSequence,
      calendarSequence - 1,
      calendarSequence - 1,
    ]);
    expect(calendarSequence - 1).toBeGreaterThan(booking.calendarSequence);
    expect(leads.activities).toMatchObject([
      { actionDetails: 'Confirmation sent, and withdrawn at the address of before' },
    ]);
  });

  it.each([
    ['got only a receipt', { kind: 'booking_received' }],
    ['never got its invitation', { state: 'failed' }],
    ['has its invitation withdrawn already', { kind: 'booking_withdrawn' }],
    ['knows of the cancellation', { kind: 'booking_cancelled' }],
  ] as const)('is not withdrawn at an address that %s', async (_, changes) => {
    const { send, addressed } = confirmation([sent('liza@older.example', changes), sent('liza@now.example')]);
    await send();
    expect(addressed()).toEqual([['booking_confirmed', 'liza@now.example']]);
  });

  it.each([
    ['is not confirmed', { bookingStatus: 'Pending' }, 'This booking is not confirmed'],
    ['is cancelled', { cancelledAt: NOW }, 'This consultation is cancelled already'],
    [
      'has begun',
      { preferredDate: '2026-11-21', preferredTime: '10am' },
      'The day of this consultation has passed',
    ],
  ] as const)('is rejected for a booking that %s', async (_, changes, message) => {
    const { send, outbox, leads } = confirmation([], changes);
    expect((await rejectionOf(send())).message).toBe(message);
    expect([outbox.changes, leads.activities, leads.links.size]).toEqual([[], [], 0]);
  });

  it('is possible until the consultation begins', async () => {
    const { send, addressed } = confirmation([], { preferredDate: '2026-11-21', preferredTime: '11am' });
    await send();
    expect(addressed()).toEqual([['booking_confirmed', 'liza@now.example']]);
  });
});
