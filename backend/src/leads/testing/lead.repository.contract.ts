import type { LeadRepository } from '../application/ports.js';
import type { ActivityEntry } from '../domain/activity.js';
import { changeBookingStatus } from '../domain/appointment.js';
import type { LeadRef } from '../domain/lead.js';
import { aNote, anActivity, anAppointment, aSubscription, bookingRef, subscriptionRef } from './builders.js';
import { submissionsContract } from './submissions.contract.js';

/** A repository, and a way to look past it at what is stored. */
export interface LeadStore {
  readonly repository: LeadRepository;
  /** The stored lead; nothing when there is none. */
  lead(ref: LeadRef): Promise<object | undefined>;
  notes(ref: LeadRef): Promise<object[]>;
  activities(ref: LeadRef): Promise<object[]>;
}

const AWKWARD = [
  'Ñoño "O\'Neil"; DROP TABLE users; --',
  '保险 😀 \u0301e',
  '100 % _ ! \\ \\n',
  '٠١٢ \u202eabc',
];

/** What every `LeadRepository` promises. */
export function leadRepositoryContract(store: LeadStore): void {
  const { repository } = store;
  const addAppointment = async (changes: Parameters<typeof anAppointment>[0] = {}) => {
    const appointment = anAppointment(changes);
    await repository.addAppointment(appointment, anActivity(bookingRef(appointment)));
    return appointment;
  };
  const addSubscription = async (changes: Parameters<typeof aSubscription>[0] = {}) => {
    const subscription = aSubscription(changes);
    await repository.addSubscription(subscription, anActivity(subscriptionRef(subscription)));
    return subscription;
  };
  const confirmed = (ref: LeadRef): ActivityEntry =>
    anActivity(ref, { actionType: 'booking_status_changed' });

  describe('adding an appointment', () => {
    it('stores every field of it with its activity', async () => {
      const appointment = anAppointment({ notes: 'one\n\ttwo', premiumRate: '1.50', bookingStatus: 'Hold' });
      const activity = anActivity(bookingRef(appointment), { performedBy: 'ana', performedByName: 'Ana' });
      expect(await repository.addAppointment(appointment, activity)).toEqual({
        ...{ leadId: appointment.id, createdAt: appointment.createdAt },
        ...{ isNew: true, repeated: false },
      });
      expect(await store.lead(bookingRef(appointment))).toEqual(appointment);
      expect(await store.activities(bookingRef(appointment))).toEqual([activity]);
    });

    it.each(AWKWARD)('keeps %j as it is', async (text) => {
      const appointment = await addAppointment({ firstName: text, notes: text.repeat(40) });
      expect(await store.lead(bookingRef(appointment))).toEqual(appointment);
    });
  });

  it('takes names that differ only far behind, in a character of two halves', async () => {
    const long = 'x'.repeat(63);
    const appointment = await addAppointment({ firstName: `${long}😀`, lastName: `${long}🤀` });
    expect(await store.lead(bookingRef(appointment))).toEqual(appointment);
  });

  describe('adding a subscription', () => {
    it('stores it with its activity, and gives a receipt', async () => {
      const subscription = aSubscription();
      const activity = anActivity(subscriptionRef(subscription));
      expect(await repository.addSubscription(subscription, activity)).toEqual({
        ...{ leadId: subscription.id, createdAt: subscription.createdAt },
        ...{ isNew: true, repeated: false },
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
    ])('of %s again as %s gives a receipt for the first, and stores nothing', async (email, again) => {
      const first = await addSubscription({ email });
      const second = aSubscription({ email: again, createdAt: '2026-11-20T09:00:00.000Z' });
      const receipt = await repository.addSubscription(second, anActivity(subscriptionRef(second)));
      expect(receipt).toEqual({
        ...{ leadId: first.id, createdAt: first.createdAt },
        ...{ isNew: false, repeated: false },
      });
      expect(await store.lead(subscriptionRef(second))).toBeUndefined();
      expect(await store.activities(subscriptionRef(second))).toEqual([]);
    });

    it('of one address twenty times at once makes one lead, which all are given', async () => {
      const spelled = (index: number) => (index % 2 ? 'at.once@sample.example' : 'At.Once@Sample.Example');
      const subscriptions = Array.from({ length: 20 }, (_, index) =>
        aSubscription({ email: spelled(index) }),
      );
      const given = await Promise.all(
        subscriptions.map((one) => repository.addSubscription(one, anActivity(subscriptionRef(one)))),
      );
      const stored = await Promise.all(subscriptions.map((one) => store.lead(subscriptionRef(one))));
      const ids = new Set(given.map((receipt) => receipt?.leadId));
      expect(ids.size).toBe(1);
      expect(given.filter((receipt) => receipt?.isNew)).toHaveLength(1);
      expect(stored.filter(Boolean)).toMatchObject([{ id: [...ids][0] }]);
    });
  });

  submissionsContract(store);

  describe('changing a lead', () => {
    it('stores what was decided with its activity, and gives both back', async () => {
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
      const change = await repository.changeAppointment(appointment.id, () => ({ lead: sold, activity }));
      expect(change).toMatchObject({ lead: sold, activity });
      expect(await store.lead(ref)).toEqual(sold);
      expect(await store.activities(ref)).toContainEqual(activity);
    });

    it('does the same for a subscription', async () => {
      const subscription = await addSubscription();
      const ref = subscriptionRef(subscription);
      const lead = { ...subscription, leadStatus: 'Not Qualified' } as const;
      const activity = anActivity(ref, { actionType: 'lead_status_changed' });
      await repository.changeSubscription(subscription.id, () => ({ lead, activity }));
      expect(await store.lead(ref)).toEqual(lead);
      expect(await store.activities(ref)).toContainEqual(activity);
    });

    it('lets the change see the lead as it is stored', async () => {
      const appointment = await addAppointment({ leadStatus: 'Offer Declined' });
      const seen: object[] = [];
      await repository.changeAppointment(appointment.id, (lead) => {
        seen.push(lead);
        return { lead, activity: null };
      });
      expect(seen).toMatchObject([appointment]);
    });

    it('stores nothing where there is no activity', async () => {
      const appointment = await addAppointment();
      const change = await repository.changeAppointment(appointment.id, (lead) => ({ lead, activity: null }));
      expect(change).toMatchObject({ lead: appointment, activity: null });
      expect(await store.activities(bookingRef(appointment))).toHaveLength(1);
    });

    it('is null for an id that no lead of that kind has, and decides nothing', async () => {
      const [appointment, subscription] = [await addAppointment(), await addSubscription()];
      const never = () => {
        throw new Error('There is nothing to decide on');
      };
      expect(await repository.changeAppointment(subscription.id, never)).toBeNull();
      expect(await repository.changeSubscription(appointment.id, never)).toBeNull();
      expect(await repository.changeAppointment('nobody', never)).toBeNull();
    });

    it('stores nothing when the decision is to refuse, and passes the refusal on', async () => {
      const appointment = await addAppointment();
      const refused = repository.changeAppointment(appointment.id, () => {
        throw new Error('not today');
      });
      await expect(refused).rejects.toThrow('not today');
      expect(await store.lead(bookingRef(appointment))).toEqual(appointment);
      expect(await store.activities(bookingRef(appointment))).toHaveLength(1);
    });

    it('twenty times at once lets each decide on what the one before made of it', async () => {
      const appointment = await addAppointment({ premiumRate: '0' });
      const ref = bookingRef(appointment);
      await Promise.all(
        Array.from({ length: 20 }, () =>
          repository.changeAppointment(appointment.id, (lead) => ({
            lead: { ...lead, premiumRate: String(Number(lead.premiumRate) + 1) },
            activity: confirmed(ref),
          })),
        ),
      );
      expect(await store.lead(ref)).toMatchObject({ premiumRate: '20' });
      expect(await store.activities(ref)).toHaveLength(21);
    });

    it('by the rules of the domain writes one activity however often it is asked for at once', async () => {
      const appointment = await addAppointment();
      const ref = bookingRef(appointment);
      await Promise.all(
        Array.from({ length: 10 }, () =>
          repository.changeAppointment(appointment.id, (before) => {
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
        const note = aNote(ref, { note: AWKWARD.join('\n').repeat(20) });
        const activity = anActivity(ref, { actionType: 'note_added' });
        expect(await repository.addNote(note, activity)).toBe(true);
        expect(await store.notes(ref)).toEqual([note]);
        expect(await store.activities(ref)).toContainEqual(activity);
      }
    });

    it('is refused for a lead that does not exist, or is of the other kind', async () => {
      const { id } = await addAppointment();
      for (const ref of [subscriptionRef({ id }), bookingRef({ id: 'nobody' })]) {
        expect(await repository.addNote(aNote(ref), anActivity(ref))).toBe(false);
        expect([await store.notes(ref), await store.activities(ref)]).toEqual([[], []]);
      }
    });
  });
}
