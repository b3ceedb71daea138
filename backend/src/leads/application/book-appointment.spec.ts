import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { bookingMails } from '../testing/booking-mails.js';
import { aBookingRequest } from '../testing/builders.js';
import { leadsInMemory } from '../testing/leads-on.js';
import { BookAppointment } from './book-appointment.js';
import { NewBookings } from './new-bookings.js';

// 21 November in Manila, still the 20th in UTC
const NOW = '2026-11-20T17:30:00.000Z';

function office() {
  const { units, leads, outbox, submissions } = leadsInMemory();
  const live = new RecordingLiveUpdates();
  const clock = new FixedClock(NOW);
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  const bookings = new NewBookings(units, leads, bookingMails(clock), live);
  return {
    leads,
    outbox,
    live,
    clock,
    submissions,
    bookings,
    bookAppointment: new BookAppointment(bookings, time),
  };
}

describe('booking an appointment', () => {
  it('stores a new lead with its first activity and returns it', async () => {
    const { leads, bookAppointment } = office();
    const request = aBookingRequest({ firstName: 'Ramon', notes: 'In the afternoon' });
    const { appointment: booked } = await bookAppointment.execute(request);
    expect(booked).toMatchObject({ ...request, bookingStatus: 'Pending', leadStatus: 'New', createdAt: NOW });
    expect([...leads.appointments.values()]).toEqual([booked]);
    expect(leads.activities).toEqual([
      {
        id: expect.any(String),
        leadType: 'appointment',
        leadId: booked.id,
        actionType: 'lead_created',
        actionDetails: 'Consultation booked on the website',
        performedBy: null,
        performedByName: 'Website',
        createdAt: NOW,
      },
    ]);
  });

  it('stores a booking whose visitor may not be mailed, tells staff, and says so in the history', async () => {
    const { outbox, leads, bookAppointment } = office();
    const { appointment } = await bookAppointment.execute(aBookingRequest(), { mayMail: false });
    expect(leads.appointments.has(appointment.id)).toBe(true);
    expect(outbox.added.map(({ kind }) => kind)).toEqual(['staff_new_booking']);
    expect(leads.activities[0]!.actionDetails).toContain('not mailed to the visitor');
  });

  it('publishes only its id, after it is stored', async () => {
    const { leads, live, bookAppointment } = office();
    const storedByThen: number[] = [];
    live.onPublish = () => storedByThen.push(leads.appointments.size);
    const { appointment } = await bookAppointment.execute(aBookingRequest());
    const { id } = appointment;
    expect(live.messages).toEqual([{ type: 'appointment_created', data: { id } }]);
    expect(storedByThen).toEqual([1]);
  });

  it('publishes nothing when the booking could not be stored', async () => {
    const { leads, live, bookAppointment } = office();
    leads.add = () => Promise.reject(new Error('disk full'));
    await expect(bookAppointment.execute(aBookingRequest())).rejects.toThrow('disk full');
    expect(live.messages).toEqual([]);
  });

  it('gives every booking a unique id', async () => {
    const { leads, bookAppointment } = office();
    await Promise.all(Array.from({ length: 20 }, () => bookAppointment.execute(aBookingRequest())));
    expect(leads.appointments.size).toBe(20);
  });

  it.each([
    ['today at the office, though it is yesterday in UTC', { preferredDate: '2026-11-21' }],
    ['a day when the office is closed', { preferredDate: '2026-11-22' }],
    ['a time when the office has closed', { preferredDate: '2026-11-28', preferredTime: '4pm' }],
    ['a leap day', { preferredDate: '2028-02-29' }],
    ['somebody born yesterday', { dateOfBirth: '2026-11-20' }],
    ['somebody born 120 years ago to the day', { dateOfBirth: '1906-11-21' }],
  ] as const)('takes %s', async (_, changes) => {
    const { leads, bookAppointment } = office();
    await bookAppointment.execute(aBookingRequest(changes));
    expect([...leads.appointments.values()]).toMatchObject([changes]);
  });

  it.each([
    ['today', 'dateOfBirth', '2026-11-21', 'Date of birth must be in the past'],
    ['in the future', 'dateOfBirth', '2030-01-01', 'Date of birth must be in the past'],
    [
      '120 years and a day ago',
      'dateOfBirth',
      '1906-11-20',
      'Date of birth must be within the last 120 years',
    ],
    ['impossible', 'dateOfBirth', '1985-02-29', 'Date of birth must be a real date'],
    ['no date', 'dateOfBirth', 'long ago', 'Date of birth must be a real date'],
    ['yesterday', 'preferredDate', '2026-11-20', 'Preferred date must not be in the past'],
    ['impossible', 'preferredDate', '2026-11-31', 'Preferred date must be a real date'],
    ['written another way', 'preferredDate', '25/11/2026', 'Preferred date must be a real date'],
  ])('rejects a date that is %s (%s)', async (_, field, date, sentence) => {
    const { leads, live, bookAppointment } = office();
    expect(await rejectionOf(bookAppointment.execute(aBookingRequest({ [field]: date })))).toEqual({
      kind: 'Invalid',
      message: sentence,
      errors: { [field]: sentence },
    });
    expect([leads.appointments.size, leads.activities, live.messages]).toEqual([0, [], []]);
  });

  it('names both dates when both are invalid', async () => {
    const request = aBookingRequest({ dateOfBirth: 'x', preferredDate: 'y' });
    const { errors } = await rejectionOf(office().bookAppointment.execute(request));
    expect(Object.keys(errors ?? {})).toEqual(['dateOfBirth', 'preferredDate']);
  });
});

describe('a repeated booking with the same key', () => {
  it('gets the first result, and nothing is stored or published again', async () => {
    const { leads, live, clock, bookAppointment } = office();
    const first = await bookAppointment.execute(aBookingRequest(), { key: 'a key' });
    clock.moveBy(3_600_000);
    const again = await bookAppointment.execute(aBookingRequest(), { key: 'a key' });
    expect([first.repeated, again]).toEqual([false, { ...first, repeated: true }]);
    expect([leads.appointments.size, leads.activities.length, live.messages.length]).toEqual([1, 1, 1]);
  });

  it('gets the first result even when the booking has been confirmed since', async () => {
    const { leads, bookAppointment } = office();
    const { appointment } = await bookAppointment.execute(aBookingRequest(), { key: 'a key' });
    const confirmed = { ...appointment, bookingStatus: 'Confirmed', leadStatus: 'In Progress' } as const;
    leads.appointments.set(appointment.id, confirmed);
    expect((await bookAppointment.execute(aBookingRequest(), { key: 'a key' })).appointment).toEqual(
      appointment,
    );
    expect(leads.appointments.get(appointment.id)).toEqual(confirmed);
  });

  it('gets the first result even when the preferred date has passed since', async () => {
    const { leads, clock, bookAppointment } = office();
    const forToday = aBookingRequest({ preferredDate: '2026-11-21' });
    const first = await bookAppointment.execute(forToday, { key: 'a key' });
    clock.moveTo('2026-11-21T16:30:00.000Z');
    expect(await bookAppointment.execute(forToday, { key: 'a key' })).toEqual({ ...first, repeated: true });
    expect(await rejectionOf(bookAppointment.execute(forToday, { key: 'another key' }))).toMatchObject({
      kind: 'Invalid',
    });
    expect(leads.appointments.size).toBe(1);
  });

  it('is rejected with other values, and nothing is stored or published', async () => {
    const { leads, live, bookAppointment } = office();
    await bookAppointment.execute(aBookingRequest({ firstName: 'Liza' }), { key: 'a key' });
    const rejection = await rejectionOf(
      bookAppointment.execute(aBookingRequest({ firstName: 'Eve' }), { key: 'a key' }),
    );
    expect(rejection).toEqual({
      kind: 'KeyReused',
      message: 'This Idempotency-Key was used for another request; please send a new one',
    });
    expect([leads.appointments.size, leads.activities.length, live.messages.length]).toEqual([1, 1, 1]);
  });

  it('is a new booking with another key, without a key, or a day later', async () => {
    const { leads, clock, bookAppointment } = office();
    for (const key of ['a key', 'another key', null, null])
      await bookAppointment.execute(aBookingRequest(), { key });
    clock.moveBy(24 * 3_600_000);
    await bookAppointment.execute(aBookingRequest(), { key: 'a key' });
    expect(leads.appointments.size).toBe(5);
  });

  it('is a first booking when the one before was rejected', async () => {
    const { leads, bookAppointment } = office();
    const wrong = aBookingRequest({ preferredDate: '2026-11-20' });
    expect(await rejectionOf(bookAppointment.execute(wrong, { key: 'a key' }))).toMatchObject({
      kind: 'Invalid',
    });
    expect(leads.tokens.size).toBe(0);
    expect(await bookAppointment.execute(aBookingRequest(), { key: 'a key' })).toMatchObject({
      repeated: false,
    });
  });
});
