import { BusinessTime } from '../../calendar/business-time.js';
import { DEFAULT_MEETING } from '../../calendar/domain/meeting.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { InMemoryActiveUsers } from '../../users/testing/in-memory-active-users.js';
import type { Lead } from '../domain/lead.js';
import { bookingMails } from '../testing/booking-mails.js';
import { anAppointment, aSubscription, bookingRef, subscriptionRef } from '../testing/builders.js';
import { leadsInMemory } from '../testing/leads-on.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { ChangeDetails } from './change-details.js';
import { ChangeLeadStatus } from './change-lead-status.js';
import { ChangeOwner } from './change-owner.js';
import { LeadChanges } from './lead-changes.js';

const NOW = '2026-11-21T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };
const BEN = { id: 'ben', name: 'Ben Lim', role: 'admin_assistant' } as const;

const booking = anAppointment();
const subscription = aSubscription();
const refs = [bookingRef(booking), subscriptionRef(subscription)];

function desk() {
  const { units, leads, outbox } = leadsInMemory();
  leads.appointments.set(booking.id, booking);
  leads.subscriptions.set(subscription.id, subscription);
  const live = new RecordingLiveUpdates();
  const clock = new FixedClock(NOW);
  const changes = new LeadChanges(units, live, clock);
  const office = new FixedBusiness();
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  return {
    leads,
    outbox,
    live,
    office,
    changeDetails: new ChangeDetails(changes, bookingMails(clock), time, office),
    changeOwner: new ChangeOwner(changes, new InMemoryActiveUsers(BEN)),
    changeLeadStatus: new ChangeLeadStatus(changes),
    /** Everything that a change would have left behind. */
    traces: () => [leads.activities, live.messages, outbox.changes],
  };
}

describe('correcting the details of a lead', () => {
  it('stores them, names the fields, and leaves the lead unanswered', async () => {
    const { leads, live, changeDetails } = desk();
    const changed = await changeDetails.ofBooking(booking.id, { firstName: 'Lizbeth', notes: null }, ANA);
    expect(changed).toEqual({ ...booking, firstName: 'Lizbeth', notes: null });
    expect(leads.appointments.get(booking.id)).toEqual(changed);
    expect(leads.activities).toMatchObject([
      { actionType: 'details_changed', performedBy: 'ana', createdAt: NOW },
    ]);
    expect(JSON.stringify([leads.activities, live.messages])).not.toContain('Lizbeth');
    expect(live.messages).toEqual([{ type: 'appointment_updated', data: { id: booking.id } }]);
  });

  describe('how and how long we meet', () => {
    const confirmed = anAppointment({ bookingStatus: 'Confirmed', calendarSequence: 2 });
    const video = { meetingWay: 'video', meetingMinutes: 45 } as const;
    const withVideo = { ...DEFAULT_MEETING, videoUrl: 'https://meet.example/office' };

    it('is stored; messages that wait say it, and a confirmed visitor gets the invitation again', async () => {
      const { outbox, leads, office, changeDetails } = desk();
      leads.appointments.set(confirmed.id, confirmed);
      office.settings = { ...office.settings, hours: { ...office.settings.hours, meeting: withVideo } };
      const changed = await changeDetails.ofBooking(confirmed.id, video, ANA);
      expect(changed).toEqual({ ...confirmed, ...video, calendarSequence: 3 });
      expect(leads.activities).toMatchObject([
        { actionType: 'details_changed', actionDetails: 'Details changed: how we meet, length' },
      ]);
      expect(outbox.changes).toMatchObject([
        { correct: { data: video }, add: [{ kind: 'booking_confirmed', data: { ...video, sequence: 3 } }] },
      ]);
    });

    it.each([
      ['is not confirmed', { bookingStatus: 'Pending' }],
      ['was cancelled', { bookingStatus: 'Confirmed', cancelledAt: NOW }],
      ['is over', { bookingStatus: 'Confirmed', preferredDate: '2026-11-20' }],
    ] as const)('of a booking that %s invites nobody', async (_, changes) => {
      const { outbox, leads, changeDetails } = desk();
      const other = anAppointment(changes);
      leads.appointments.set(other.id, other);
      await changeDetails.ofBooking(other.id, { meetingWay: 'office' }, ANA);
      expect(outbox.changes).toMatchObject([{ correct: { data: { meetingWay: 'office' } }, add: [] }]);
    });

    it('is as usual again without values of its own', async () => {
      const { leads, changeDetails } = desk();
      const own = anAppointment({ meetingWay: 'office', meetingMinutes: 60 });
      leads.appointments.set(own.id, own);
      const usual = { meetingWay: null, meetingMinutes: null };
      expect(await changeDetails.ofBooking(own.id, usual, ANA)).toEqual({ ...own, ...usual });
    });

    it('is not by video without the link of the office, and nothing is stored', async () => {
      const { changeDetails, traces } = desk();
      expect(await rejectionOf(changeDetails.ofBooking(booking.id, video, ANA))).toMatchObject({
        errors: { meetingWay: 'How we meet cannot be by video: the opening hours have no video link' },
      });
      expect(traces()).toEqual([[], [], []]);
    });
  });

  it('of a booking corrects the messages that wait for the visitor', async () => {
    const { outbox, changeDetails } = desk();
    await changeDetails.ofBooking(booking.id, { email: 'right@sample.example' }, ANA);
    expect(outbox.changes).toMatchObject([
      {
        correct: { lead: { leadId: booking.id }, recipient: 'right@sample.example' },
        add: [],
      },
    ]);
  });

  it('of a subscription may give it a last name and another address', async () => {
    const { leads, live, changeDetails } = desk();
    const details = { lastName: 'Cruz', email: 'right@sample.example' };
    const changed = await changeDetails.ofSubscription(subscription.id, details, ANA);
    expect(changed).toEqual({ ...subscription, ...details });
    expect(leads.subscriptions.get(subscription.id)).toEqual(changed);
    expect(live.messages).toEqual([{ type: 'subscription_updated', data: { id: subscription.id } }]);
  });

  it('to the present values stores, publishes and sends nothing', async () => {
    const { traces, changeDetails } = desk();
    expect(await changeDetails.ofBooking(booking.id, { email: booking.email }, ANA)).toEqual(booking);
    expect(await changeDetails.ofSubscription(subscription.id, {}, ANA)).toEqual(subscription);
    expect(traces()).toEqual([[], [], []]);
  });

  it.each(['2026-11-21', '1906-11-20', '1984-02-30'])('rejects the date of birth %s', async (dateOfBirth) => {
    const { traces, changeDetails } = desk();
    const rejection = await rejectionOf(changeDetails.ofBooking(booking.id, { dateOfBirth }, ANA));
    expect(Object.keys(rejection.errors ?? {})).toEqual(['dateOfBirth']);
    expect(traces()).toEqual([[], [], []]);
  });

  it('rejects an unknown lead, and an address that is subscribed', async () => {
    const { leads, traces, changeDetails } = desk();
    const other = aSubscription();
    leads.subscriptions.set(other.id, other);
    const { email } = other;
    for (const [rejected, kind] of [
      [changeDetails.ofBooking('nobody', { email }, ANA), 'NotFound'],
      [changeDetails.ofSubscription(booking.id, { email }, ANA), 'NotFound'],
      [changeDetails.ofSubscription(subscription.id, { email: email.toUpperCase() }, ANA), 'Conflict'],
    ] as const)
      expect(await rejectionOf(rejected)).toMatchObject({ kind });
    expect(traces()).toEqual([[], [], []]);
  });
});

describe('the owner of a lead', () => {
  it('is stored with an activity and published, and leaves the lead unanswered', async () => {
    const { leads, live, changeOwner } = desk();
    for (const ref of refs)
      expect(await changeOwner.execute(ref, 'ben', ANA)).toMatchObject({ ownerId: 'ben' });
    expect(leads.appointments.get(booking.id)).toEqual({ ...booking, ownerId: 'ben' });
    expect(leads.subscriptions.get(subscription.id)).toEqual({ ...subscription, ownerId: 'ben' });
    expect(leads.activities).toMatchObject([
      { ...refs[0], actionDetails: 'Looked after by Ben Lim', performedByName: 'Ana Cruz' },
      { ...refs[1], actionDetails: 'Looked after by Ben Lim' },
    ]);
    expect(live.messages.map(({ type }) => type)).toEqual(['appointment_updated', 'subscription_updated']);
    await changeOwner.execute(refs[0]!, null, ANA);
    expect(leads.activities.at(-1)?.actionDetails).toBe('Looked after by nobody');
  });

  it('must be an active user, and the lead must exist', async () => {
    const { traces, changeOwner } = desk();
    expect(await rejectionOf(changeOwner.execute(refs[0]!, 'gone', ANA))).toMatchObject({
      kind: 'Invalid',
      errors: { ownerId: 'Looked after by must be an active user' },
    });
    expect(await rejectionOf(changeOwner.ofAll(refs, 'gone', ANA))).toMatchObject({ kind: 'Invalid' });
    expect(await rejectionOf(changeOwner.execute(bookingRef(subscription), 'ben', ANA))).toMatchObject({
      kind: 'NotFound',
    });
    expect(traces()).toEqual([[], [], []]);
  });
});

describe('changing several leads', () => {
  const actions: [string, (d: ReturnType<typeof desk>) => Promise<number>, Partial<Lead>][] = [
    [
      'their status',
      (d) => d.changeLeadStatus.ofAll(refs, 'In Progress', ANA),
      { leadStatus: 'In Progress', answeredAt: NOW },
    ],
    ['their owner', (d) => d.changeOwner.ofAll(refs, 'ben', ANA), { ownerId: 'ben', answeredAt: null }],
  ];

  it.each(actions)('stores %s, each with an activity and a message', async (_, act, expected) => {
    const d = desk();
    expect(await act(d)).toBe(2);
    expect(d.leads.appointments.get(booking.id)).toEqual({ ...booking, ...expected });
    expect(d.leads.subscriptions.get(subscription.id)).toEqual({ ...subscription, ...expected });
    expect(d.leads.activities.map(({ leadId }) => leadId)).toEqual([booking.id, subscription.id]);
    expect(d.live.messages).toEqual([
      { type: 'appointment_updated', data: { id: booking.id } },
      { type: 'subscription_updated', data: { id: subscription.id } },
    ]);
  });

  it.each(actions)('that have %s already counts and publishes nothing', async (_, act) => {
    const d = desk();
    await act(d);
    expect(await act(d)).toBe(0);
    expect([d.leads.activities.length, d.live.messages.length]).toEqual([2, 2]);
  });

  it('rejects all of them when one does not exist', async () => {
    const { traces, changeLeadStatus } = desk();
    const unknown = [...refs, bookingRef({ id: 'nobody' })];
    expect(await rejectionOf(changeLeadStatus.ofAll(unknown, 'In Progress', ANA))).toEqual({
      kind: 'NotFound',
      message: 'There is no such lead',
    });
    expect(traces()).toEqual([[], [], []]);
  });
});
