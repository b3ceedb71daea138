import { BusinessTime } from '../../calendar/business-time.js';
import type { RetainedMails } from '../../mail/retained-mails.js';
import type { EndedPolicies } from '../../policies/personal-policies.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import { aDuePerson, duePeople, retention } from '../testing/due-people.js';
import { DueRecords } from './due-records.js';
import { ListDue } from './list-due.js';

describe('the list of what is due', () => {
  it('has the first fifty people of each kind without their addresses, and counts the others', async () => {
    const booked = (place: number) => aDuePerson({ id: `booking-${place}`, isHeld: place % 10 === 0 });
    const parts = [0, 30, 60].map((from) => Array.from({ length: 30 }, (_, place) => booked(from + place)));
    const left = aDuePerson({ leadType: 'subscription', id: 'left' });
    const { people, months } = duePeople({ bookings: parts, leavers: [[left, { ...left, isHeld: true }]] });
    const removable = jest.fn(async (_before: string) => 7);
    const ended = portWith<EndedPolicies>({
      async *endedBefore({ date }) {
        if (date === '2016-11-22') yield* ['one', 'two', 'three'];
      },
    });
    const time = new BusinessTime(
      new FixedClock('2026-11-22T02:00:00.000Z'),
      aConfig({ TIME_ZONE: 'Asia/Manila' }),
    );
    const records = new DueRecords(ended, portWith<RetainedMails>({ removable }), retention(), time);
    const list = new ListDue(people, records, retention());
    const { bookings, leavers, ...rest } = await list.execute();
    expect(rest).toEqual({
      automatic: true,
      bookingMonths: 24,
      mailMonths: 6,
      policyMonths: 120,
      mails: { total: 7 },
      policies: { total: 3 },
      heldBack: 9 + 1,
    });
    const { email: _, isHeld: __, ...shown } = left;
    expect(leavers).toEqual({ total: 1, rows: [shown] });
    const due = parts.flat().filter(({ isHeld }) => !isHeld);
    expect(bookings.total).toBe(due.length);
    expect(bookings.rows.map(({ id }) => id)).toEqual(due.slice(0, 50).map(({ id }) => id));
    expect(months).toEqual([24]);
    expect(removable.mock.calls).toEqual([['2026-05-21T16:00:00.000Z']]);
  });
});
