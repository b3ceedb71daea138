import { newId } from '../../platform/clock.js';
import { aSuspectedSubmission } from '../../screening/testing/builders.js';
import type { StoredResult } from '../application/ports.js';
import { type IdempotencyToken, idempotencyToken } from '../../platform/idempotency-token.js';
import type { Appointment } from '../domain/appointment.js';
import { anActivity, anAppointment, aSubscription, bookingRef, subscriptionRef } from './builders.js';
import type { LeadStore } from './leads.contract.js';

const SENT = '2026-11-20T08:00:00.000Z';
const ALMOST_A_DAY_LATER = '2026-11-21T07:59:59.999Z';
const A_DAY_LATER = '2026-11-21T08:00:00.000Z';

/** The contract of every `LeadRepository` for idempotent requests. */
export function idempotencyContract(store: LeadStore): void {
  const { units, leads } = store;
  const booking = (changes: { key?: string; values?: object; sentAt?: string } = {}): IdempotencyToken => {
    const { key = newId(), values = {}, sentAt = SENT } = changes;
    return idempotencyToken('appointment', key, values, sentAt)!;
  };
  const book = async (token: IdempotencyToken | null, changes: Partial<Appointment> = {}) => {
    const appointment = anAppointment(changes);
    const ref = bookingRef(appointment);
    const result = await units.addAppointment(appointment, anActivity(ref), { token });
    return { result, ref, appointment };
  };
  const subscribe = async (email: string, token: IdempotencyToken | null, createdAt = SENT) => {
    const subscription = aSubscription({ email, createdAt });
    const ref = subscriptionRef(subscription);
    const result = await units.addSubscription(subscription, anActivity(ref), { token });
    return { result, ref, subscription };
  };
  const anEmail = () => `${newId()}@sample.example`;
  const expectNothingOf = async (ref: ReturnType<typeof bookingRef>) =>
    expect([await store.lead(ref), await store.activities(ref)]).toEqual([undefined, []]);
  const again = (result: StoredResult | null) => ({ ...result, repeated: true });

  describe('an idempotency token', () => {
    it('stores a lead once; a repetition gets the same result', async () => {
      const [token, email] = [booking(), anEmail()];
      const first = await book(token);
      expect(first.result).toMatchObject({ leadId: first.appointment.id, isNew: true, repeated: false });
      const second = await book({ ...token, sentAt: ALMOST_A_DAY_LATER }, { createdAt: ALMOST_A_DAY_LATER });
      expect(second.result).toEqual(again(first.result));
      await expectNothingOf(second.ref);
      const subscribing = booking();
      const third = await subscribe(email, subscribing);
      const fourth = await subscribe(
        email,
        { ...subscribing, sentAt: ALMOST_A_DAY_LATER },
        ALMOST_A_DAY_LATER,
      );
      expect([third.result?.isNew, fourth.result]).toEqual([true, again(third.result)]);
      await expectNothingOf(fourth.ref);
    });

    it('of a suspected submission keeps its result, and stores nothing apart a second time', async () => {
      const [token, submission] = [booking(), aSuspectedSubmission()];
      const first = await units.addSuspected(submission, token);
      expect(first).toEqual({
        leadId: submission.id,
        createdAt: submission.createdAt,
        isNew: true,
        repeated: false,
      });
      const lead = await book({ ...token, sentAt: ALMOST_A_DAY_LATER });
      expect(lead.result).toEqual(again(first));
      await expectNothingOf(lead.ref);
      const second = aSuspectedSubmission();
      expect(await units.addSuspected(second, token)).toEqual(again(first));
      expect(await Promise.all([submission, second].map(({ id }) => store.isHeld(id)))).toEqual([
        true,
        false,
      ]);
    });

    it('of an already subscribed address keeps its result, as not new', async () => {
      const [token, email] = [booking(), anEmail()];
      await subscribe(email, null);
      const first = await subscribe(email, token, A_DAY_LATER);
      expect(first.result).toEqual({
        leadId: first.subscription.id,
        createdAt: A_DAY_LATER,
        isNew: false,
        repeated: false,
      });
      expect((await subscribe(email, token, A_DAY_LATER)).result).toEqual(again(first.result));
    });

    it('with a used key and other values gets no result, and nothing is stored', async () => {
      const [key, otherKey] = [newId(), newId()];
      await book(booking({ key, values: { firstName: 'Ana' } }));
      const second = await book(booking({ key, values: { firstName: 'Ben' } }));
      expect(second.result).toBeNull();
      await expectNothingOf(second.ref);
      await subscribe(anEmail(), booking({ key: otherKey }));
      const fourth = await subscribe(anEmail(), booking({ key: otherKey, values: { firstName: 'Ben' } }));
      expect(fourth.result).toBeNull();
      await expectNothingOf(fourth.ref);
    });

    it('in fifty concurrent requests stores one lead, and all get its result', async () => {
      const [token, subscribing, email] = [booking(), booking(), anEmail()];
      const fifty = Array.from({ length: 50 });
      for (const answers of [
        await Promise.all(fifty.map(() => book(token))),
        await Promise.all(fifty.map(() => subscribe(email, subscribing))),
      ]) {
        const stored = answers.filter(({ result }) => result && !result.repeated);
        expect(stored).toHaveLength(1);
        const results = answers.map(({ result }) => again(result));
        expect(results).toEqual(results.map(() => again(stored[0]!.result)));
        const leads = await Promise.all(answers.map(({ ref }) => store.lead(ref)));
        expect(leads.filter(Boolean)).toMatchObject([{ id: stored[0]!.result!.leadId }]);
      }
    });

    it('with two sets of values concurrently stores one lead, and the other set gets no result', async () => {
      const key = newId();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => book(booking({ key, values: { odd: index % 2 } }))),
      );
      const given = answers.map(({ result }) => result !== null);
      const kind = given.indexOf(true) % 2;
      expect(given).toEqual(answers.map((_, index) => index % 2 === kind));
      expect(answers.filter(({ result }) => result && !result.repeated)).toHaveLength(1);
    });

    it('expires after a day: its key can be used again, also by fifty concurrent requests', async () => {
      const [token, other] = [booking(), { ...booking(), fingerprint: 'of other values' }];
      await book(token);
      const later = { ...token, fingerprint: other.fingerprint, sentAt: A_DAY_LATER };
      const answers = await Promise.all(Array.from({ length: 50 }, () => book(later)));
      const stored = answers.filter(({ result }) => result && !result.repeated);
      expect(stored).toHaveLength(1);
      expect(new Set(answers.map(({ result }) => result?.leadId))).toEqual(
        new Set([stored[0]!.appointment.id]),
      );
    });

    it('has a result that can be read for a day', async () => {
      const token = booking();
      expect(await leads.findResult(token)).toBeNull();
      const { result } = await book(token);
      expect(await leads.findResult({ ...token, sentAt: ALMOST_A_DAY_LATER })).toEqual(again(result));
      expect(await leads.findResult({ ...token, sentAt: A_DAY_LATER })).toBeNull();
      expect(await leads.findResult({ ...token, fingerprint: 'of other values' })).toBeNull();
    });

    it('is deleted when it has expired, and its lead stays', async () => {
      const [old, young] = [booking({ sentAt: SENT }), booking({ sentAt: A_DAY_LATER })];
      const { ref } = await book(old);
      await book(young);
      await leads.deleteExpiredTokens(SENT);
      expect([await leads.findResult(old), await leads.findResult(young)]).toEqual([
        null,
        expect.objectContaining({ repeated: true }),
      ]);
      expect(await store.lead(ref)).toBeDefined();
    });

    it('can be deleted while others arrive, and all of these are stored', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          if (index % 5 === 0) await leads.deleteExpiredTokens(SENT);
          return book(booking({ sentAt: A_DAY_LATER }));
        }),
      );
      expect(answers.filter(({ result }) => result?.repeated !== false)).toEqual([]);
    });
  });
}
