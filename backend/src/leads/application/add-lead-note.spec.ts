import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { anAppointment, aSubscription, bookingRef, subscriptionRef } from '../testing/builders.js';
import { leadsInMemory } from '../testing/leads-on.js';
import { AddLeadNote } from './add-lead-note.js';

const NOW = '2026-11-21T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };

describe('adding a note to a lead', () => {
  const booking = anAppointment();
  const subscription = aSubscription();

  function desk() {
    const { units, leads } = leadsInMemory();
    leads.appointments.set(booking.id, booking);
    leads.subscriptions.set(subscription.id, subscription);
    const live = new RecordingLiveUpdates();
    return { leads, live, addLeadNote: new AddLeadNote(units, live, new FixedClock(NOW)) };
  }

  it.each([
    ['booking', bookingRef(booking)],
    ['subscription', subscriptionRef(subscription)],
  ])('stores it under its author for a %s, with its activity', async (_, ref) => {
    const { leads, addLeadNote } = desk();
    const note = await addLeadNote.execute(ref, 'Called back.', ANA);
    expect(note).toEqual({
      id: expect.any(String),
      ...ref,
      note: 'Called back.',
      channel: null,
      createdBy: 'ana',
      createdByName: 'Ana Cruz',
      createdAt: NOW,
    });
    expect(leads.notes).toEqual([note]);
    expect(leads.activities).toMatchObject([
      { ...ref, actionType: 'note_added', actionDetails: 'Note added', performedBy: 'ana', createdAt: NOW },
    ]);
  });

  it.each(['call', 'e-mail', 'meeting', 'message'] as const)(
    'logs a contact with the channel %s',
    async (channel) => {
      const { leads, addLeadNote } = desk();
      const note = await addLeadNote.execute(bookingRef(booking), 'Talked about the offer.', ANA, channel);
      expect([note.channel, leads.notes]).toEqual([channel, [note]]);
      expect(leads.activities).toMatchObject([
        { actionType: 'contact_logged', actionDetails: `Contact logged: ${channel}` },
      ]);
    },
  );

  it('answers the lead', async () => {
    const { leads, addLeadNote } = desk();
    await addLeadNote.execute(subscriptionRef(subscription), 'Called back.', ANA);
    expect(leads.subscriptions.get(subscription.id)).toEqual({ ...subscription, answeredAt: NOW });
    expect(leads.appointments.get(booking.id)?.answeredAt).toBeNull();
  });

  it('puts no part of its text into the activity or the message', async () => {
    const { leads, live, addLeadNote } = desk();
    await addLeadNote.execute(bookingRef(booking), 'Owes money to a cousin', ANA);
    expect(JSON.stringify([leads.activities, live.messages])).not.toContain('cousin');
  });

  it('publishes the ids of note and lead after it is stored', async () => {
    const { leads, live, addLeadNote } = desk();
    const storedByThen: number[] = [];
    live.onPublish = () => storedByThen.push(leads.notes.length);
    const { id } = await addLeadNote.execute(subscriptionRef(subscription), 'Called.', ANA);
    expect(live.messages).toEqual([
      { type: 'lead_note_added', data: { id, leadId: subscription.id, leadType: 'subscription' } },
    ]);
    expect(storedByThen).toEqual([1]);
  });

  it.each([
    ['an unknown lead', { leadType: 'appointment', leadId: 'nobody' }],
    ['a lead of the other kind', { leadType: 'subscription', leadId: booking.id }],
  ] as const)('rejects %s, and stores and publishes nothing', async (_, ref) => {
    const { leads, live, addLeadNote } = desk();
    expect(await rejectionOf(addLeadNote.execute(ref, 'Called.', ANA))).toEqual({
      kind: 'NotFound',
      message: 'There is no such lead',
    });
    expect([leads.notes, leads.activities, live.messages]).toEqual([[], [], []]);
  });
});
