import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { RecordedChange } from '../application/lead-units.js';
import type { Appointment } from '../domain/appointment.js';
import type { Lead } from '../domain/lead.js';
import type { Subscription } from '../domain/subscription.js';
import { aNote, anActivity, anAppointment, aSubscription, bookingRef, subscriptionRef } from './builders.js';
import type { LeadStore } from './leads.contract.js';

/** The contract of every `LeadRepository` for addresses, changes of several leads, and first answers. */
export function leadCareContract(store: LeadStore): void {
  const { units } = store;
  const addAppointment = async (changes: Partial<Appointment> = {}) => {
    const appointment = anAppointment(changes);
    await units.addAppointment(appointment, anActivity(bookingRef(appointment)));
    return appointment;
  };
  const addSubscription = async () => {
    const subscription = aSubscription();
    await units.addSubscription(subscription, anActivity(subscriptionRef(subscription)));
    return subscription;
  };

  describe('changing the address of a subscription', () => {
    const rename = (id: string, email: string) =>
      units.changeSubscription(id, (lead) => ({
        lead: { ...lead, email },
        activity: anActivity(subscriptionRef({ id }), { actionType: 'details_changed' }),
      }));

    it('is rejected, and nothing is stored, when another has it in any spelling', async () => {
      const [one, other] = [await addSubscription(), await addSubscription()];
      for (const email of [other.email.toUpperCase(), `${other.email}\u200b`])
        expect(await rejectionOf(rename(one.id, email))).toEqual({
          kind: 'Conflict',
          message: 'This e-mail address is already subscribed',
        });
      expect(await store.lead(subscriptionRef(one))).toEqual(one);
      expect(await store.activities(subscriptionRef(one))).toHaveLength(1);
    });

    it('frees the old one and takes the new one', async () => {
      const one = await addSubscription();
      const email = `renamed-${one.id}@sample.example`;
      await rename(one.id, one.email.toUpperCase());
      await rename(one.id, email);
      expect(await store.lead(subscriptionRef(one))).toEqual({ ...one, email });
      const add = (again: Subscription) => units.addSubscription(again, anActivity(subscriptionRef(again)));
      expect(await add(aSubscription({ email }))).toMatchObject({ isNew: false });
      expect(await add(aSubscription({ email: one.email }))).toMatchObject({ isNew: true });
    });
  });

  it.each([
    ['lena.one@sample.example', 'lena.one@sample.example\u200b'],
    ['lena.two@sample.example', 'LENA.two@sam\u00adple.example'],
    ['x@münchen.example', 'x@xn--mnchen-3ya.example'],
  ])('a subscription of %s is that of %j', async (email, again) => {
    const add = (subscription: Subscription) =>
      units.addSubscription(subscription, anActivity(subscriptionRef(subscription)));
    expect(await add(aSubscription({ email }))).toMatchObject({ isNew: true });
    expect(await add(aSubscription({ email: again }))).toMatchObject({ isNew: false });
  });

  describe('changing several leads', () => {
    const toInProgress = <L extends Lead>(lead: L): RecordedChange<L> => ({
      lead: { ...lead, leadStatus: 'In Progress' },
      activity:
        lead.leadStatus === 'In Progress'
          ? null
          : anActivity({ leadType: lead.leadType, leadId: lead.id }, { actionType: 'lead_status_changed' }),
    });

    it('stores each change with its activity, of both kinds', async () => {
      const [booking, subscription] = [await addAppointment(), await addSubscription()];
      const same = await addAppointment({ leadStatus: 'In Progress' });
      const refs = [subscriptionRef(subscription), bookingRef(same), bookingRef(booking)];
      const made = await units.changeLeads(refs, toInProgress);
      expect(made?.filter(({ activity }) => activity)).toHaveLength(2);
      for (const [ref, activities] of [
        [refs[0]!, 2],
        [refs[1]!, 1],
        [refs[2]!, 2],
      ] as const) {
        expect(await store.lead(ref)).toMatchObject({ leadStatus: 'In Progress' });
        expect(await store.activities(ref)).toHaveLength(activities);
      }
    });

    it('stores nothing when one of them does not exist, also as the other kind', async () => {
      const booking = await addAppointment();
      for (const unknown of [bookingRef({ id: 'nobody' }), subscriptionRef(booking)])
        expect(await units.changeLeads([bookingRef(booking), unknown], toInProgress)).toBeNull();
      expect(await store.lead(bookingRef(booking))).toEqual(booking);
      expect(await store.activities(bookingRef(booking))).toHaveLength(1);
    });

    it('concurrently, in opposite orders and beside single changes, changes each once', async () => {
      const bookings = await Promise.all(Array.from({ length: 8 }, () => addAppointment()));
      const subscriptions = await Promise.all(Array.from({ length: 8 }, () => addSubscription()));
      const refs = [...bookings.map(bookingRef), ...subscriptions.map(subscriptionRef)];
      await Promise.all(
        Array.from({ length: 6 }, (_, index) => [
          units.changeLeads(index % 2 ? refs : refs.toReversed(), toInProgress),
          units.changeAppointment(bookings[index]!.id, toInProgress),
        ]).flat(),
      );
      for (const ref of refs) expect(await store.activities(ref)).toHaveLength(2);
    });
  });

  it('a note answers the lead with the first one by staff', async () => {
    for (const lead of [bookingRef(await addAppointment()), subscriptionRef(await addSubscription())]) {
      const add = (createdAt: string) => {
        const by = { performedBy: 'ana', performedByName: 'Ana', createdAt };
        return units.addNote(aNote(lead), anActivity(lead, { actionType: 'note_added', ...by }));
      };
      await Promise.all([add('2026-11-21T02:00:00.000Z'), add('2026-11-21T02:00:00.000Z')]);
      await add('2026-11-21T03:00:00.000Z');
      expect(await store.lead(lead)).toMatchObject({ answeredAt: '2026-11-21T02:00:00.000Z' });
    }
  });
}
