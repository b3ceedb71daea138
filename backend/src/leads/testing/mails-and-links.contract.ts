import type { MailChanges } from '../../mail/outbox.js';
import { newId } from '../../platform/clock.js';
import { idempotencyToken } from '../../platform/idempotency-token.js';
import type { MailsAndLinks } from '../application/lead-follow-ups.js';
import { MOST_COUNTED } from '../application/ports.js';
import type { Appointment, VisitorRequest } from '../domain/appointment.js';
import { anActivity, anAppointment, bookingRef } from './builders.js';
import type { LeadStore } from './leads.contract.js';

/** Outbox changes with distinguishable content; the repository passes them on without interpreting them. */
export function mailChanges(reason: string): MailChanges {
  return { withdraw: { lead: { leadType: 'appointment', leadId: 'x' }, kinds: [], reason }, add: [] };
}

const REQUESTS: readonly VisitorRequest[] = [
  {
    type: 'move',
    preferredDate: '2026-12-02',
    preferredTime: '2pm',
    message: 'One\r\n"two" \\ 保险 😀 </script>',
    requestedAt: '2026-11-20T09:00:00.000Z',
  },
  { type: 'cancel', message: null, requestedAt: '2026-11-20T10:00:00.000Z' },
];

/** The contract of every `LeadRepository` for links, mails and requests of visitors. */
export function mailsAndLinksContract(store: LeadStore): void {
  const { units, leads } = store;
  const linkTo = ({ id }: Appointment) => ({
    tokenHash: newId().replaceAll('-', '').repeat(2),
    appointmentId: id,
    createdAt: '2026-11-20T08:00:00.000Z',
  });
  const add = (booking: Appointment, mailsAndLinks?: MailsAndLinks, key: string | null = null) =>
    units.addAppointment(booking, anActivity(bookingRef(booking)), {
      token: idempotencyToken('appointment', key, {}, booking.createdAt),
      ...mailsAndLinks,
    });
  const change = (
    booking: Appointment,
    after: Appointment,
    mailsAndLinks: MailsAndLinks = {},
    recorded = true,
  ) =>
    units.changeAppointment(booking.id, () => ({
      lead: after,
      activity: recorded ? anActivity(bookingRef(booking)) : null,
      ...mailsAndLinks,
    }));

  describe('links and mails', () => {
    it('of a new booking are stored with it; every link finds it', async () => {
      const booking = anAppointment({ visitorTimeZone: 'America/New_York' });
      const [first, second] = [linkTo(booking), linkTo(booking)];
      const mails = mailChanges(`booked ${booking.id}`);
      await add(booking, { mails, link: first });
      await change(booking, { ...booking, leadStatus: 'In Progress' }, { link: second });
      for (const { tokenHash } of [first, second])
        expect(await leads.findByLink(tokenHash)).toMatchObject({
          ...booking,
          leadStatus: 'In Progress',
        });
      expect(await leads.findByLink('0'.repeat(64))).toBeNull();
      expect(store.mails()).toContainEqual(mails);
    });

    it('end for the booking whose change ends them, except for the new one', async () => {
      const [booking, other] = [anAppointment(), anAppointment()];
      const [first, second, kept, last] = [booking, booking, other, booking].map(linkTo);
      await add(booking, { link: first! });
      await change(booking, { ...booking, leadStatus: 'In Progress' }, { link: second! });
      await add(other, { link: kept! });
      await change(booking, { ...booking, email: 'a@b.example' }, { endsLinks: true, link: last! });
      const found = await Promise.all(
        [first, second, kept, last].map(async (link) => (await leads.findByLink(link!.tokenHash))?.id),
      );
      expect(found).toEqual([undefined, undefined, other.id, booking.id]);
    });

    it('of a change are stored only when it is recorded', async () => {
      const booking = anAppointment();
      await add(booking);
      const [stored, unstored] = [linkTo(booking), linkTo(booking)];
      const [mails, others] = [mailChanges(`stored ${booking.id}`), mailChanges(`unstored ${booking.id}`)];
      await change(booking, booking, { mails: others, link: unstored }, false);
      await change(booking, { ...booking, bookingStatus: 'Hold' }, { mails, link: stored });
      expect(await leads.findByLink(stored.tokenHash)).toMatchObject({ id: booking.id });
      expect(await leads.findByLink(unstored.tokenHash)).toBeNull();
      expect(store.mails()).toContainEqual(mails);
      expect(store.mails()).not.toContainEqual(others);
    });

    it('of a repeated request are not stored again', async () => {
      const key = newId();
      const [first, second] = [anAppointment(), anAppointment()];
      const [link, again] = [linkTo(first), linkTo(second)];
      const mails = mailChanges(`repeated ${second.id}`);
      await add(first, { link }, key);
      await add(second, { link: again, mails }, key);
      expect(await leads.findByLink(link.tokenHash)).toMatchObject({ id: first.id });
      expect(await leads.findByLink(again.tokenHash)).toBeNull();
      expect(store.mails()).not.toContainEqual(mails);
    });
  });

  describe('the number of other bookings for a time', () => {
    it('is that of those that are not cancelled', async () => {
      const time = { preferredDate: '2031-01-06', preferredTime: '10am' } as const;
      const booking = anAppointment(time);
      await add(booking);
      await add(anAppointment({ ...time, preferredTime: '11am' }));
      await add(anAppointment({ ...time, preferredDate: '2031-01-07' }));
      await add(anAppointment({ ...time, cancelledAt: '2026-11-20T08:00:00.000Z' }));
      expect(await leads.otherBookings(booking.id, time)).toBe(0);
      expect(await leads.otherBookings(newId(), time)).toBe(1);
      expect(await leads.otherBookings(booking.id, { ...time, preferredTime: '11am' })).toBe(1);
    });

    it('is no more than the limit', async () => {
      const time = { preferredDate: '2031-02-03', preferredTime: '9am' } as const;
      for (let count = 0; count < MOST_COUNTED + 3; count += 1) await add(anAppointment(time));
      expect(await leads.otherBookings(newId(), time)).toBe(MOST_COUNTED);
    });
  });

  it.each(REQUESTS)("keeps a visitor's request of type $type as it is", async (visitorRequest) => {
    const booking = anAppointment({ visitorRequest, cancelledAt: '2026-11-20T11:00:00.000Z' });
    const link = linkTo(booking);
    await add(booking, { link });
    expect(await leads.findByLink(link.tokenHash)).toMatchObject(booking);
    await change(booking, { ...booking, visitorRequest: null });
    expect(await leads.findByLink(link.tokenHash)).toMatchObject({ visitorRequest: null });
    await change(booking, { ...booking, visitorRequest, calendarSequence: 7 });
    expect(await leads.findByLink(link.tokenHash)).toMatchObject({
      visitorRequest,
      calendarSequence: 7,
    });
    const seen: unknown[] = [];
    await units.changeAppointment(booking.id, (lead) => {
      seen.push(lead.visitorRequest);
      return { lead, activity: null };
    });
    expect(seen).toEqual([visitorRequest]);
  });
}
