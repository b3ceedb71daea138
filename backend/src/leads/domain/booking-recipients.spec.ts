import { anAppointment } from '../testing/builders.js';
import type { Appointment } from './appointment.js';
import { invitationData, unchangedData, visitorData, type VisitorMailKind } from './booking-mail-kinds.js';
import { bookingMailNow } from './booking-recipients.js';
import { isScheduled } from '../../calendar/domain/booking-options.js';

const CONFIRMED: Partial<Appointment> = { bookingStatus: 'Confirmed' };
const CANCELLED: Partial<Appointment> = { cancelledAt: '2026-11-20T08:00:00.000Z' };
const PASSED = 'The time of the booking has passed';

describe('a mail about a booking, when it is handed over', () => {
  const before = anAppointment({ email: 'rosa.p@mail.example', firstName: 'Rosa' });
  if (!isScheduled(before)) throw new Error('The booking has no time');
  const said = {
    ...invitationData(before, 'secret'),
    ...unchangedData(before, null, 'secret'),
    notes: 'Please call me',
    previousDate: '2026-11-01',
    previousTime: '10am',
    invited: true,
  } as const;
  const handed = (kind: VisitorMailKind, now: Partial<Appointment> | null, isPast = false) =>
    bookingMailNow(kind, said as never, now && { ...before, ...now }, () => isPast);

  it('goes to the address and name of now, with the link that it was written with', () => {
    const now = { email: 'rosa@mail.example', firstName: 'Rosalinda', phone: '0917 000 0102' };
    expect(handed('booking_received', now)).toEqual({
      recipient: 'rosa@mail.example',
      data: { ...visitorData({ ...before, ...now }, 'secret'), notes: 'Please call me' },
    });
  });

  it.each<[VisitorMailKind, Partial<Appointment> | null, string]>([
    ['booking_received', null, 'The person was erased'],
    ['booking_received', { erasedAt: '2026-11-20T08:00:00.000Z', email: '' }, 'The person was erased'],
    ['booking_received', { preferredTime: 'Not set' }, 'The booking has no day and time'],
    ['booking_received', CANCELLED, 'The booking was cancelled'],
    ['booking_confirmed', {}, 'The booking is no longer confirmed'],
    ['booking_confirmed', { ...CONFIRMED, ...CANCELLED }, 'The booking was cancelled'],
    ['booking_rescheduled', CANCELLED, 'The booking was cancelled'],
    ['booking_reminder', {}, 'The booking is no longer confirmed'],
    ['booking_reminder', { ...CONFIRMED, ...CANCELLED }, 'The booking was cancelled'],
    ['booking_cancelled', {}, 'The booking is not cancelled'],
    ['booking_cancelled', CONFIRMED, 'The booking is not cancelled'],
  ])('%s of a booking that is %j now is not sent: %s', (kind, now, refusal) => {
    expect(handed(kind, now)).toEqual({ refusal });
  });

  it('takes a confirmation back unless the booking is confirmed again', () => {
    const correction = { ...said, correction: true } as never;
    expect(bookingMailNow('booking_cancelled', correction, before, () => false)).toMatchObject({
      recipient: 'rosa.p@mail.example',
      data: { correction: true },
    });
    expect(bookingMailNow('booking_cancelled', correction, { ...before, ...CONFIRMED }, () => false)).toEqual(
      { refusal: 'The booking is confirmed' },
    );
  });

  it.each<[VisitorMailKind, Partial<Appointment>]>([
    ['booking_confirmed', CONFIRMED],
    ['booking_rescheduled', CONFIRMED],
    ['booking_reminder', CONFIRMED],
  ])('%s is not sent once the time has passed', (kind, now) => {
    expect(handed(kind, now)).toMatchObject({ recipient: 'rosa.p@mail.example' });
    expect(handed(kind, now, true)).toEqual({ refusal: PASSED });
  });

  it.each<[VisitorMailKind, Partial<Appointment>]>([
    ['booking_received', {}],
    ['booking_cancelled', CANCELLED],
    ['booking_unchanged', {}],
  ])('%s answers what somebody did, also later', (kind, now) => {
    expect(handed(kind, now, true)).toMatchObject({ recipient: 'rosa.p@mail.example' });
  });
});
