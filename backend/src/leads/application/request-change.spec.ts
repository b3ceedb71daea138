import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Appointment } from '../domain/appointment.js';
import { bookingDesk } from '../testing/booking-desk.js';
import { anAppointment } from '../testing/builders.js';
import { RequestChange } from './request-change.js';

const NOW = '2026-11-21T02:00:00.000Z';
const MOVE = {
  type: 'move',
  preferredDate: '2026-12-02',
  preferredTime: '2pm',
  message: 'Can it be later?',
} as const;
const CANCEL = { type: 'cancel', message: null } as const;

function page(changes: Partial<Appointment> = {}, ...others: readonly Appointment[]) {
  const booking = anAppointment({ preferredDate: '2026-11-25', ...changes });
  const { leads, outbox, live, clock, time, changes: lead, mails } = bookingDesk(NOW, booking, ...others);
  const request = new RequestChange(leads, lead, mails, time);
  return {
    booking,
    outbox,
    live,
    leads,
    clock,
    ask: (wish: Parameters<RequestChange['execute']>[1]) => request.execute(booking, wish),
    stored: () => leads.appointments.get(booking.id),
  };
}

describe('what a visitor asks for on the page of a booking', () => {
  it.each([MOVE, CANCEL])('waits for staff, and leaves the booking as it is: %j', async (wish) => {
    const { booking, ask, stored, leads, live } = page({ bookingStatus: 'Confirmed' });
    const asked = { ...booking, visitorRequest: { ...wish, requestedAt: NOW } };
    expect(await ask(wish)).toEqual(asked);
    // what the visitor does is no answer of staff
    expect(stored()).toEqual(asked);
    expect(leads.activities).toMatchObject([
      { actionType: 'visitor_request', performedBy: null, performedByName: 'Website' },
    ]);
    expect(live.messages).toEqual([{ type: 'appointment_updated', data: { id: booking.id } }]);
  });

  it('is mailed to staff, who see how many others have the wished time; the visitor gets no mail', async () => {
    const sameTime = { preferredDate: MOVE.preferredDate, preferredTime: MOVE.preferredTime } as const;
    const { ask, outbox } = page(
      {},
      anAppointment(sameTime),
      anAppointment(sameTime),
      anAppointment({ ...sameTime, cancelledAt: NOW }),
      anAppointment({ preferredDate: '2026-11-25' }),
    );
    await ask(MOVE);
    expect(outbox.added).toMatchObject([
      {
        kind: 'staff_visitor_request',
        recipient: 'hello@harborlight.example',
        data: { otherBookings: 2, request: MOVE },
      },
    ]);
  });

  it('of a cancellation counts those who have the time of the booking', async () => {
    const { ask, outbox } = page({}, anAppointment({ preferredDate: '2026-11-25' }));
    await ask(CANCEL);
    expect(outbox.added).toMatchObject([{ data: { otherBookings: 1, request: CANCEL } }]);
  });

  it('is stored and mailed once when it is sent twice; a later wish replaces it', async () => {
    const { ask, stored, outbox, leads, clock } = page();
    await ask(MOVE);
    await ask(MOVE);
    expect([leads.activities.length, outbox.added.length]).toEqual([1, 1]);
    clock.moveBy(60_000);
    await ask(CANCEL);
    expect(stored()?.visitorRequest).toEqual({ ...CANCEL, requestedAt: '2026-11-21T02:01:00.000Z' });
    expect(new Set(outbox.added.map(({ dedupKey }) => dedupKey)).size).toBe(2);
  });

  it.each([
    ['of a booking whose day has passed', { preferredDate: '2026-11-20' }, MOVE, 'Conflict'],
    ['to cancel what is cancelled', { cancelledAt: NOW }, CANCEL, 'Conflict'],
    ['for a day that has passed', {}, { ...MOVE, preferredDate: '2026-11-20' }, 'Invalid'],
  ] as const)('is rejected %s, and nothing is stored', async (_, changes, wish, kind) => {
    const { booking, ask, stored, outbox, leads } = page(changes);
    expect(await rejectionOf(ask(wish))).toMatchObject({ kind });
    expect([stored(), outbox.changes, leads.activities]).toEqual([booking, [], []]);
  });
});
