import type { MailChanges } from '../../mail/outbox.js';
import type { LeadUnits } from '../application/lead-units.js';
import type { LeadRepository } from '../application/ports.js';
import type { ActivityEntry } from '../domain/activity.js';
import { type Appointment, changeBookingStatus } from '../domain/appointment.js';
import type { LeadRef } from '../domain/lead.js';
import type { Subscription } from '../domain/subscription.js';
import { aNote, anActivity, anAppointment, aSubscription, bookingRef, subscriptionRef } from './builders.js';
import { mailsAndLinksContract } from './mails-and-links.contract.js';
import { leadCareContract } from './lead-care.contract.js';
import { idempotencyContract } from './idempotency.contract.js';

/** Acts on leads with their repository, and direct access to what it has stored. */
export interface LeadStore {
  readonly units: LeadUnits;
  readonly leads: LeadRepository;
  /** The stored lead; undefined when there is none. */
  lead(ref: LeadRef): Promise<object | undefined>;
  notes(ref: LeadRef): Promise<object[]>;
  activities(ref: LeadRef): Promise<object[]>;
  /** Whether a suspected submission is stored apart. */
  isHeld(id: string): Promise<boolean>;
  /** The changes of the outbox, oldest first. */
  mails(): readonly MailChanges[];
}

const AWKWARD = [
  'Ñoño "O\'Neil"; DROP TABLE users; --',
  '保险 😀 \u0301e',
  '100 % _ ! \\ \\n',
  '٠١٢ \u202eabc',
];

/** The contract of every `LeadRepository`. */
export function leadRepositoryContract(store: LeadStore): void {
  const { units } = store;
  const addAppointment = async (changes: Parameters<typeof anAppointment>[0] = {}) => {
    const appointment = anAppointment(changes);
    await units.addAppointment(appointment, anActivity(bookingRef(appointment)));
    return appointment;
  };
  const addSubscription = async (changes: Parameters<typeof aSubscription>[0] = {}) => {
    const subscription = aSubscription(changes);
    await units.addSubscription(subscription, anActivity(subscriptionRef(subscription)));
    return subscription;
  };
  const confirmed = (ref: LeadRef): ActivityEntry =>
    anActivity(ref, { actionType: 'booking_status_changed' });

  describe('adding an appointment', () => {
    it('stores every field with its activity', async () => {
      const appointment = anAppointment({ notes: 'one\n\ttwo', premiumRate: '1.50', bookingStatus: 'Hold' });
      const activity = anActivity(bookingRef(appointment), { performedBy: 'ana', performedByName: 'Ana' });
      expect(await units.addAppointment(appointment, activity)).toEqual({
        leadId: appointment.id,
        createdAt: appointment.createdAt,
        isNew: true,
        repeated: false,
      });
      expect(await store.lead(bookingRef(appointment))).toEqual(appointment);
      expect(await store.activities(bookingRef(appointment))).toEqual([activity]);
    });

    it.each(AWKWARD)('stores %j unchanged', async (text) => {
      const appointment = await addAppointment({ firstName: text, notes: text.repeat(40) });
      expect(await store.lead(bookingRef(appointment))).toEqual(appointment);
    });
  });

  it('accepts names that differ only in a late surrogate pair', async () => {
    const long = 'x'.repeat(63);
    const appointment = await addAppointment({ firstName: `${long}😀`, lastName: `${long}🤀` });
    expect(await store.lead(bookingRef(appointment))).toEqual(appointment);
  });

  describe('adding a subscription', () => {
    it('stores it with its activity and returns a result', async () => {
      const subscription = aSubscription();
      const activity = anActivity(subscriptionRef(subscription));
      expect(await units.addSubscription(subscription, activity)).toEqual({
        leadId: subscription.id,
        createdAt: subscription.createdAt,
        isNew: true,
        repeated: false,
      });
      expect(await store.lead(subscriptionRef(subscription))).toEqual(subscription);
      expect(await store.activities(subscriptionRef(subscription))).toEqual([activity]);
    });

    it.each([
      ['liza.one@sample.example', 'liza.one@sample.example'],
      ['liza.two@sample.example', 'LIZA.Two@SAMPLE.example'],
      ['LIZA.THREE@sample.example', 'liza.three@sample.example'],
      ['liza.four@niño.example', 'liza.four@NIÑO.example'],
      ['liza.five@nin\u0303o.example', 'liza.five@niño.example'],
    ])('of %s again as %s returns a result like a new one and stores no lead', async (email, again) => {
      await addSubscription({ email });
      const second = aSubscription({ email: again, createdAt: '2026-11-20T09:00:00.000Z' });
      const result = await units.addSubscription(second, anActivity(subscriptionRef(second)));
      expect(result).toEqual({
        leadId: second.id,
        createdAt: second.createdAt,
        isNew: false,
        repeated: false,
      });
      expect(await store.lead(subscriptionRef(second))).toBeUndefined();
      expect(await store.activities(subscriptionRef(second))).toEqual([]);
    });

    it('of one address twenty times concurrently stores one lead; each call gets its own result', async () => {
      const spelled = (index: number) => (index % 2 ? 'at.once@sample.example' : 'At.Once@Sample.Example');
      const subscriptions = Array.from({ length: 20 }, (_, index) =>
        aSubscription({ email: spelled(index) }),
      );
      const given = await Promise.all(
        subscriptions.map((one) => units.addSubscription(one, anActivity(subscriptionRef(one)))),
      );
      const stored = await Promise.all(subscriptions.map((one) => store.lead(subscriptionRef(one))));
      expect(given.map((result) => result?.leadId)).toEqual(subscriptions.map(({ id }) => id));
      const made = given.filter((result) => result?.isNew);
      expect(made).toHaveLength(1);
      expect(stored.filter(Boolean)).toMatchObject([{ id: made[0]?.leadId }]);
    });
  });

  idempotencyContract(store);
  mailsAndLinksContract(store);
  leadCareContract(store);

  describe('changing a lead', () => {
    it('stores the change with its activity and returns both', async () => {
      const appointment = await addAppointment();
      const ref = bookingRef(appointment);
      const lead = { ...appointment, bookingStatus: 'Confirmed', leadStatus: 'Closed Sale' } as const;
      const sold = {
        ...lead,
        productPurchased: 'Term',
        premiumFrequency: 'annual',
        premiumRate: '9',
      } as const;
      const activity = confirmed(ref);
      const change = await units.changeAppointment(appointment.id, () => ({ lead: sold, activity }));
      expect(change).toMatchObject({ lead: sold, activity });
      expect(await store.lead(ref)).toEqual(sold);
      expect(await store.activities(ref)).toContainEqual(activity);
    });

    it('does the same for a subscription', async () => {
      const subscription = await addSubscription();
      const ref = subscriptionRef(subscription);
      const lead = { ...subscription, leadStatus: 'Not Qualified' } as const;
      const activity = anActivity(ref, { actionType: 'lead_status_changed' });
      await units.changeSubscription(subscription.id, () => ({ lead, activity }));
      expect(await store.lead(ref)).toEqual(lead);
      expect(await store.activities(ref)).toContainEqual(activity);
    });

    it('stores every changed field', async () => {
      const [appointment, subscription] = [await addAppointment(), await addSubscription()];
      const booked: Appointment = {
        ...anAppointment({ id: appointment.id, createdAt: appointment.createdAt }),
        firstName: 'Noel',
        lastName: 'Garcia',
        email: 'noel@sample.example',
        phone: '+63 919 000 0104',
        dateOfBirth: '1988-01-21',
        preferredDate: '2026-12-02',
        preferredTime: '2pm',
        serviceInterest: 'estate',
        notes: 'After work, please',
        bookingStatus: 'Confirmed',
        leadStatus: 'Closed Sale',
        productPurchased: 'Term plan',
        premiumFrequency: 'annual',
        premiumRate: '120',
        visitorTimeZone: 'Europe/London',
        calendarSequence: 2,
        cancelledAt: '2026-11-21T08:00:00.000Z',
        leadSource: 'referral',
        soldOn: '2026-11-21',
        ownerId: 'ana',
        answeredAt: '2026-11-21T08:00:00.000Z',
        nextTaskDue: '2026-11-25',
      };
      const subscribed: Subscription = {
        ...subscription,
        firstName: 'Carla',
        lastName: 'Lim',
        email: `new-${subscription.id}@sample.example`,
        leadStatus: 'In Progress',
        ownerId: 'ana',
        answeredAt: '2026-11-21T08:00:00.000Z',
        nextTaskDue: '2026-11-25',
      };
      await units.changeAppointment(booked.id, () => ({
        lead: booked,
        activity: confirmed(bookingRef(booked)),
      }));
      await units.changeSubscription(subscribed.id, () => ({
        lead: subscribed,
        activity: anActivity(subscriptionRef(subscribed)),
      }));
      expect(await store.lead(bookingRef(booked))).toEqual(booked);
      expect(await store.lead(subscriptionRef(subscribed))).toEqual(subscribed);
    });

    it('passes the stored lead to the change', async () => {
      const appointment = await addAppointment({ leadStatus: 'Offer Declined' });
      const seen: object[] = [];
      await units.changeAppointment(appointment.id, (lead) => {
        seen.push(lead);
        return { lead, activity: null };
      });
      expect(seen).toMatchObject([appointment]);
    });

    it('stores nothing without an activity', async () => {
      const appointment = await addAppointment();
      const change = await units.changeAppointment(appointment.id, (lead) => ({ lead, activity: null }));
      expect(change).toMatchObject({ lead: appointment, activity: null });
      expect(await store.activities(bookingRef(appointment))).toHaveLength(1);
    });

    it('is null for an unknown id and does not call the change', async () => {
      const [appointment, subscription] = [await addAppointment(), await addSubscription()];
      const never = () => {
        throw new Error('There is nothing to decide on');
      };
      expect(await units.changeAppointment(subscription.id, never)).toBeNull();
      expect(await units.changeSubscription(appointment.id, never)).toBeNull();
      expect(await units.changeAppointment('nobody', never)).toBeNull();
    });

    it('stores nothing when the change throws, and rethrows the error', async () => {
      const appointment = await addAppointment();
      const rejected = units.changeAppointment(appointment.id, () => {
        throw new Error('not today');
      });
      await expect(rejected).rejects.toThrow('not today');
      expect(await store.lead(bookingRef(appointment))).toEqual(appointment);
      expect(await store.activities(bookingRef(appointment))).toHaveLength(1);
    });

    it('twenty times concurrently applies each change to the result of the one before', async () => {
      const appointment = await addAppointment({ premiumRate: '0' });
      const ref = bookingRef(appointment);
      await Promise.all(
        Array.from({ length: 20 }, () =>
          units.changeAppointment(appointment.id, (lead) => ({
            lead: { ...lead, premiumRate: String(Number(lead.premiumRate) + 1) },
            activity: confirmed(ref),
          })),
        ),
      );
      expect(await store.lead(ref)).toMatchObject({ premiumRate: '20' });
      expect(await store.activities(ref)).toHaveLength(21);
    });

    it('to the same status concurrently records one activity', async () => {
      const appointment = await addAppointment();
      const ref = bookingRef(appointment);
      await Promise.all(
        Array.from({ length: 10 }, () =>
          units.changeAppointment(appointment.id, (before) => {
            const { lead, activity } = changeBookingStatus(before, 'Confirmed');
            return { lead, activity: activity && confirmed(ref) };
          }),
        ),
      );
      expect(await store.activities(ref)).toHaveLength(2);
    });
  });

  describe('adding a note', () => {
    it('stores it with its activity for either kind of lead', async () => {
      for (const ref of [bookingRef(await addAppointment()), subscriptionRef(await addSubscription())]) {
        const note = aNote(ref, { note: AWKWARD.join('\n').repeat(20), channel: 'e-mail' });
        const activity = anActivity(ref, { actionType: 'note_added' });
        expect(await units.addNote(note, activity)).toBe(true);
        expect(await store.notes(ref)).toEqual([note]);
        expect(await store.activities(ref)).toContainEqual(activity);
      }
    });

    it('is rejected for an unknown lead and for an id of the other kind', async () => {
      const { id } = await addAppointment();
      for (const ref of [subscriptionRef({ id }), bookingRef({ id: 'nobody' })]) {
        expect(await units.addNote(aNote(ref), anActivity(ref))).toBe(false);
        expect([await store.notes(ref), await store.activities(ref)]).toEqual([[], []]);
      }
    });
  });
}
