import { newId } from '../../shared/clock.js';
import type { Receipt } from '../application/ports.js';
import { type Submission, submissionOf } from '../application/submission.js';
import type { Appointment } from '../domain/appointment.js';
import { anActivity, anAppointment, aSubscription, bookingRef, subscriptionRef } from './builders.js';
import type { LeadStore } from './lead.repository.contract.js';

const SENT = '2026-11-20T08:00:00.000Z';
const ALMOST_A_DAY_LATER = '2026-11-21T07:59:59.999Z';
const A_DAY_LATER = '2026-11-21T08:00:00.000Z';

/** What every `LeadRepository` promises about leads that come as submissions. */
export function submissionsContract(store: LeadStore): void {
  const { repository } = store;
  const booking = (changes: { key?: string; values?: object; sentAt?: string } = {}): Submission => {
    const { key = newId(), values = {}, sentAt = SENT } = changes;
    return submissionOf('appointment', key, values, sentAt)!;
  };
  const book = async (submission: Submission | null, changes: Partial<Appointment> = {}) => {
    const appointment = anAppointment(changes);
    const ref = bookingRef(appointment);
    const receipt = await repository.addAppointment(appointment, anActivity(ref), submission);
    return { receipt, ref, appointment };
  };
  const subscribe = async (email: string, submission: Submission | null, createdAt = SENT) => {
    const subscription = aSubscription({ email, createdAt });
    const ref = subscriptionRef(subscription);
    const receipt = await repository.addSubscription(subscription, anActivity(ref), submission);
    return { receipt, ref, subscription };
  };
  const anEmail = () => `${newId()}@sample.example`;
  const expectNothingOf = async (ref: ReturnType<typeof bookingRef>) =>
    expect([await store.lead(ref), await store.activities(ref)]).toEqual([undefined, []]);
  const again = (receipt: Receipt | null) => ({ ...receipt, repeated: true });

  describe('a submission', () => {
    it('is stored once; sent again it is given the same receipt, and nothing more is stored', async () => {
      const [submission, email] = [booking(), anEmail()];
      const first = await book(submission);
      expect(first.receipt).toMatchObject({ leadId: first.appointment.id, isNew: true, repeated: false });
      const second = await book(
        { ...submission, sentAt: ALMOST_A_DAY_LATER },
        { createdAt: ALMOST_A_DAY_LATER },
      );
      expect(second.receipt).toEqual(again(first.receipt));
      await expectNothingOf(second.ref);
      const subscribing = booking();
      const third = await subscribe(email, subscribing);
      const fourth = await subscribe(
        email,
        { ...subscribing, sentAt: ALMOST_A_DAY_LATER },
        ALMOST_A_DAY_LATER,
      );
      expect([third.receipt?.isNew, fourth.receipt]).toEqual([true, again(third.receipt)]);
      await expectNothingOf(fourth.ref);
    });

    it('of an address that was subscribed already stays one that is not new', async () => {
      const [submission, email] = [booking(), anEmail()];
      const { subscription } = await subscribe(email, null);
      const first = await subscribe(email, submission, A_DAY_LATER);
      expect(first.receipt).toEqual({
        ...{ leadId: subscription.id, createdAt: subscription.createdAt },
        ...{ isNew: false, repeated: false },
      });
      expect((await subscribe(email, submission, A_DAY_LATER)).receipt).toEqual(again(first.receipt));
    });

    it('with other values under the key of one that is stored is given none, and nothing is stored', async () => {
      const [key, otherKey] = [newId(), newId()];
      await book(booking({ key, values: { firstName: 'Ana' } }));
      const second = await book(booking({ key, values: { firstName: 'Ben' } }));
      expect(second.receipt).toBeNull();
      await expectNothingOf(second.ref);
      await subscribe(anEmail(), booking({ key: otherKey }));
      const fourth = await subscribe(anEmail(), booking({ key: otherKey, values: { firstName: 'Ben' } }));
      expect(fourth.receipt).toBeNull();
      await expectNothingOf(fourth.ref);
    });

    it('in fifty copies at once is stored once, and all are given its receipt', async () => {
      const [submission, subscribing, email] = [booking(), booking(), anEmail()];
      const fifty = Array.from({ length: 50 });
      for (const answers of [
        await Promise.all(fifty.map(() => book(submission))),
        await Promise.all(fifty.map(() => subscribe(email, subscribing))),
      ]) {
        const stored = answers.filter(({ receipt }) => receipt && !receipt.repeated);
        expect(stored).toHaveLength(1);
        const receipts = answers.map(({ receipt }) => again(receipt));
        expect(receipts).toEqual(receipts.map(() => again(stored[0]!.receipt)));
        const leads = await Promise.all(answers.map(({ ref }) => store.lead(ref)));
        expect(leads.filter(Boolean)).toMatchObject([{ id: stored[0]!.receipt!.leadId }]);
      }
    });

    it('in copies of two kinds at once is stored once, and the other kind is given none', async () => {
      const key = newId();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => book(booking({ key, values: { odd: index % 2 } }))),
      );
      const given = answers.map(({ receipt }) => receipt !== null);
      const kind = given.indexOf(true) % 2;
      expect(given).toEqual(answers.map((_, index) => index % 2 === kind));
      expect(answers.filter(({ receipt }) => receipt && !receipt.repeated)).toHaveLength(1);
    });

    it('is forgotten after a day: its key is free again, also for fifty copies at once', async () => {
      const [submission, other] = [booking(), { ...booking(), fingerprint: 'of other values' }];
      await book(submission);
      const later = { ...submission, fingerprint: other.fingerprint, sentAt: A_DAY_LATER };
      const answers = await Promise.all(Array.from({ length: 50 }, () => book(later)));
      const stored = answers.filter(({ receipt }) => receipt && !receipt.repeated);
      expect(stored).toHaveLength(1);
      expect(new Set(answers.map(({ receipt }) => receipt?.leadId))).toEqual(
        new Set([stored[0]!.appointment.id]),
      );
    });

    it('is given its receipt for the asking, for a day', async () => {
      const submission = booking();
      expect(await repository.receiptOf(submission)).toBeNull();
      const { receipt } = await book(submission);
      expect(await repository.receiptOf({ ...submission, sentAt: ALMOST_A_DAY_LATER })).toEqual(
        again(receipt),
      );
      expect(await repository.receiptOf({ ...submission, sentAt: A_DAY_LATER })).toBeNull();
      expect(await repository.receiptOf({ ...submission, fingerprint: 'of other values' })).toBeNull();
    });

    it('is forgotten on demand when it is old enough, and its lead stays', async () => {
      const [old, young] = [booking({ sentAt: SENT }), booking({ sentAt: A_DAY_LATER })];
      const { ref } = await book(old);
      await book(young);
      await repository.forgetSubmissions(SENT);
      expect([await repository.receiptOf(old), await repository.receiptOf(young)]).toEqual([
        null,
        expect.objectContaining({ repeated: true }),
      ]);
      expect(await store.lead(ref)).toBeDefined();
    });

    it('may be forgotten while others arrive, and all of these are stored', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          if (index % 5 === 0) await repository.forgetSubmissions(SENT);
          return book(booking({ sentAt: A_DAY_LATER }));
        }),
      );
      expect(answers.filter(({ receipt }) => receipt?.repeated !== false)).toEqual([]);
    });
  });
}
