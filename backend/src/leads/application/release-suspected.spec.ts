import { BusinessTime } from '../../calendar/business-time.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { bookingMails } from '../testing/booking-mails.js';
import { aBookingRequest } from '../testing/builders.js';
import { leadsInMemory } from '../testing/leads-on.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { BookAppointment } from './book-appointment.js';
import { NewBookings } from './new-bookings.js';
import { ReleaseSuspected } from './release-suspected.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';

const ANA = { id: 'ana', name: 'Ana Cruz' };

function office() {
  const { units, leads, outbox, submissions } = leadsInMemory();
  const live = new RecordingLiveUpdates();
  const clock = new FixedClock('2026-11-20T17:30:00.000Z');
  const time = new BusinessTime(clock, aConfig());
  const bookings = new NewBookings(units, leads, bookingMails(clock), live);
  const subscribe = new SubscribeToNewsletter(units, live, clock);
  const book = new BookAppointment(bookings, time);
  return {
    leads,
    outbox,
    live,
    submissions,
    clock,
    book,
    subscribe,
    release: new ReleaseSuspected(bookings, subscribe),
  };
}

describe('a suspected booking', () => {
  it('is answered like any other booking, is stored apart and notifies no one', async () => {
    const { outbox, leads, live, submissions, book } = office();
    const request = aBookingRequest();
    const { appointment, repeated } = await book.execute(request, {
      key: 'key',
      visitorTimeZone: 'Asia/Tokyo',
      suspicion: 'flood',
    });
    expect(repeated).toBe(false);
    expect([...submissions.submissions.values()]).toEqual([
      {
        id: appointment.id,
        createdAt: appointment.createdAt,
        reference: expect.stringMatching(/^.{3}-.{4}$/),
        leadType: 'appointment',
        reason: 'flood',
        form: { ...request, timeZone: 'Asia/Tokyo', calculation: null },
      },
    ]);
    expect([leads.appointments.size, outbox.changes, leads.activities, live.messages]).toEqual([
      0,
      [],
      [],
      [],
    ]);
    const again = await book.execute(request, { key: 'key' });
    expect(again).toMatchObject({ repeated: true, appointment: { id: appointment.id } });
    expect([submissions.submissions.size, leads.appointments.size]).toEqual([1, 0]);
  });

  it('is rejected for the same mistakes', async () => {
    const { submissions, book } = office();
    const wrong = aBookingRequest({ preferredDate: '2026-02-30' });
    await expect(book.execute(wrong, { suspicion: 'honeypot' })).rejects.toThrow('must be a real date');
    expect(submissions.submissions.size).toBe(0);
  });

  it('becomes a lead with its own id and time, with mails and a live message', async () => {
    const { outbox, leads, live, submissions, clock, book, release } = office();
    const request = aBookingRequest();
    const { appointment } = await book.execute(request, {
      visitorTimeZone: 'Asia/Tokyo',
      calculation: 'MP2: ₱1,000',
      suspicion: 'honeypot',
    });
    expect(appointment.calculation).toBe('MP2: ₱1,000');
    const [submission] = submissions.submissions.values();
    // its day has passed by now
    clock.moveTo('2027-11-20T17:30:00.000Z');
    await release.booking(submission!, ANA);
    expect([...leads.appointments.values()]).toEqual([appointment]);
    expect(leads.activities).toMatchObject([
      {
        actionDetails: 'Consultation booked on the website; released by Ana Cruz',
        performedByName: 'Website',
        createdAt: appointment.createdAt,
      },
    ]);
    expect(outbox.changes).toHaveLength(1);
    expect(live.messages).toEqual([{ type: 'appointment_created', data: { id: appointment.id } }]);
    await expect(release.booking(submission!, ANA)).rejects.toThrow(NotFound);
    expect([leads.appointments.size, submissions.submissions.size]).toEqual([1, 0]);
  });

  it('is not released when its form cannot be read any more', async () => {
    const { leads, submissions, book, release } = office();
    await book.execute(aBookingRequest(), { suspicion: 'honeypot' });
    const [submission] = submissions.submissions.values();
    for (const form of [{ email: 'x' }, { ...submission!.form, preferredTime: 'noon' }])
      await expect(release.booking({ ...submission!, form }, ANA)).rejects.toThrow(Conflict);
    expect([leads.appointments.size, submissions.submissions.size]).toEqual([0, 1]);
  });
});

describe('a suspected subscription', () => {
  const person = { firstName: 'Elena', email: 'elena@sample.example' };

  it('is stored apart and becomes a subscription when it is released', async () => {
    const { leads, live, submissions, subscribe, release } = office();
    const consent = { form: 'footer', mayMail: false } as const;
    const { subscription } = await subscribe.execute(person, { consent, suspicion: 'blocked' });
    const [submission] = submissions.submissions.values();
    expect(submission?.form).toEqual({ ...person, form: 'footer' });
    expect([leads.subscriptions.size, live.messages]).toEqual([0, []]);
    await release.subscription(submission!, ANA);
    expect([...leads.subscriptions.values()]).toEqual([subscription]);
    expect(live.messages).toEqual([{ type: 'subscription_created', data: { id: subscription.id } }]);
    await expect(release.subscription(submission!, ANA)).rejects.toThrow(NotFound);
  });

  it('of an address that has subscribed meanwhile makes no second one', async () => {
    const { leads, submissions, subscribe, release } = office();
    await subscribe.execute(person, { suspicion: 'blocked' });
    await subscribe.execute(person);
    await release.subscription([...submissions.submissions.values()][0]!, ANA);
    expect([leads.subscriptions.size, submissions.submissions.size]).toEqual([1, 0]);
  });
});
