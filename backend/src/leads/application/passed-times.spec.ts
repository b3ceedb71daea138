import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Appointment, Outcome } from '../domain/appointment.js';
import { bookingDesk } from '../testing/booking-desk.js';
import { anAppointment } from '../testing/builders.js';
import { AnswerVisitorRequest } from './answer-visitor-request.js';
import { ChangeBookingStatus } from './change-booking-status.js';
import { RecordOutcome } from './record-outcome.js';
import { RescheduleBooking } from './reschedule-booking.js';

const ANA = { id: 'ana', name: 'Ana Cruz' };
const TODAY = '2026-11-28';
/** In Manila. */
const at = (time: string) => new Date(`${TODAY}T${time}:00+08:00`).toISOString();

/** A booking for today at nine, at that time of the day. */
function desk(time: string, changes: Partial<Appointment> = {}) {
  const booking = anAppointment({ preferredDate: TODAY, preferredTime: '9am', ...changes });
  const { leads, outbox, clock, changes: lead, mails, time: business } = bookingDesk(at(time), booking);
  const status = new ChangeBookingStatus(lead, mails, clock);
  const rescheduling = new RescheduleBooking(lead, mails, business);
  const recording = new RecordOutcome(lead, business);
  const answering = new AnswerVisitorRequest(lead, mails, business);
  return {
    outcome: () => leads.appointments.get(booking.id)?.outcome,
    record: (outcome: Outcome | null) => recording.execute(booking.id, outcome, ANA),
    status: () => leads.appointments.get(booking.id)?.bookingStatus,
    mailed: () =>
      outbox.changes
        .flatMap(({ add }) => add)
        .map(({ kind, data }) => [kind, 'withoutInvitation' in data && data.withoutInvitation]),
    confirm: (telling?: object) => status.execute(booking.id, 'Confirmed', ANA, telling),
    move: (telling?: object) =>
      rescheduling.execute(booking.id, { preferredDate: TODAY, preferredTime: '10am' }, ANA, telling),
    accept: (telling?: object) => answering.execute(booking.id, true, ANA, telling),
  };
}

describe('the outcome of a consultation', () => {
  it('is recorded from the minute in which it begins', async () => {
    const early = desk('08:59');
    expect(await rejectionOf(early.record('Held'))).toMatchObject({
      errors: { outcome: 'Outcome is known only after the consultation has begun' },
    });
    expect(early.outcome()).toBeNull();
    const begun = desk('09:00');
    await begun.record('No-show');
    expect([begun.outcome(), begun.mailed()]).toEqual(['No-show', []]);
  });

  it('is rejected where no day is set', async () => {
    const unset = desk('11:03', { preferredDate: 'Not set', preferredTime: 'Not set' });
    expect(await rejectionOf(unset.record('Held'))).toMatchObject({ kind: 'Invalid' });
  });

  it.each(['move', 'accept'] as const)('is gone after a %s to another time', async (act) => {
    const visitorRequest = { type: 'move', message: null, requestedAt: at('08:00') } as const;
    const wish = { ...visitorRequest, preferredDate: TODAY, preferredTime: '2pm' } as const;
    const moved = desk('09:30', { outcome: 'No-show', visitorRequest: wish });
    await moved[act]();
    expect(moved.outcome()).toBeNull();
  });
});

describe('a booking whose time has passed today', () => {
  it.each([
    ['08:59', [['booking_confirmed', false]]],
    ['09:00', []],
    ['11:03', []],
  ])('is confirmed at %s, with mails to the visitor: %j', async (time, mailed) => {
    const { confirm, status, mailed: sent } = desk(time);
    await confirm();
    expect(status()).toBe('Confirmed');
    expect(sent()).toEqual(mailed);
  });

  it.each<[object, number]>([
    [{ tellVisitor: true }, 0],
    [{ evenPast: true }, 1],
    [{ evenPast: true, tellVisitor: false }, 0],
    [{ message: 'Thank you for coming.' }, 1],
  ])('is announced with %j in %i mails, without an invitation', async (telling, mails) => {
    const { confirm, mailed } = desk('11:03');
    await confirm(telling);
    expect(mailed()).toEqual(Array.from({ length: mails }, () => ['booking_confirmed', true]));
  });

  it('of an earlier day is confirmed without a mail', async () => {
    const { confirm, status, mailed } = desk('11:03', { preferredDate: '2026-11-20' });
    await confirm();
    expect([status(), mailed()]).toEqual(['Confirmed', []]);
  });

  it.each([{ confirm: true }, { confirm: true, evenPast: true }])(
    'is moved within the day with %j, and the visitor is invited to nothing that is over',
    async (telling) => {
      const { move, status, mailed } = desk('11:03');
      await move(telling);
      expect(status()).toBe('Confirmed');
      expect(mailed()).toEqual('evenPast' in telling ? [['booking_confirmed', true]] : []);
    },
  );

  it('that was confirmed is moved within the day in the same way', async () => {
    const [silent, told] = [
      desk('11:03', { bookingStatus: 'Confirmed' }),
      desk('11:03', { bookingStatus: 'Confirmed' }),
    ];
    await silent.move();
    await told.move({ evenPast: true });
    expect([silent.mailed(), told.mailed()]).toEqual([[], [['booking_rescheduled', true]]]);
  });

  it('that the visitor wants is accepted in the same way', async () => {
    const wish = { type: 'move', preferredDate: TODAY, preferredTime: '10am', message: null } as const;
    const visitorRequest = { ...wish, requestedAt: at('08:00') };
    const { accept, status, mailed } = desk('11:03', { visitorRequest });
    await accept({ confirm: true });
    expect([status(), mailed()]).toEqual(['Confirmed', []]);
  });
});
