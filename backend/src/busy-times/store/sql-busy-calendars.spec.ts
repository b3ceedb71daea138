import { openedDatabase } from '../../app/testing/opened-database.js';
import { newId } from '../../platform/clock.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { aBusyCalendar } from '../testing/builders.js';
import { SqlBusyCalendars, type StoredTime } from './sql-busy-calendars.js';

const at = (minute: number) => `2026-11-26T01:${String(minute).padStart(2, '0')}:00.000Z`;
const time = (from: number, to: number): StoredTime => ({
  startAt: at(from),
  endAt: at(to),
  sealedTitle: 's',
});
const allow = () => undefined;

describe.each(DATABASES)('busy calendars on $name', ({ create }) => {
  const database = openedDatabase(create);
  const calendars = new SqlBusyCalendars(database);
  const add = async (changes: Parameters<typeof aBusyCalendar>[0] = {}) => {
    const calendar = aBusyCalendar(changes);
    await calendars.add(calendar, allow);
    return calendar;
  };
  const spans = async (userId: string, from = 0, to = 59) =>
    (await calendars.timesBetween(at(from), at(to), 100))
      .filter((row) => row.userId === userId)
      .map(({ startAt, endAt }) => `${startAt.slice(14, 16)}-${endAt.slice(14, 16)}`);

  it('belong to their user, in the order in which they were added', async () => {
    const userId = newId();
    const [first, second] = [await add({ userId }), await add({ userId, name: 'Ñandú 😀' })];
    await add();
    expect(await calendars.ofUser(userId)).toEqual([first, second]);
    expect(await calendars.remove(newId(), first.id)).toBe(false);
    expect(await calendars.remove(userId, first.id)).toBe(true);
    expect(await calendars.remove(userId, first.id)).toBe(false);
    expect(await calendars.ofUser(userId)).toEqual([second]);
  });

  it('are not stored when that is not allowed by those that the user has', async () => {
    const { userId } = await add();
    const seen: number[] = [];
    const reject = (own: readonly unknown[]) => {
      seen.push(own.length);
      throw new Error('not one more');
    };
    await expect(calendars.add(aBusyCalendar({ userId }), reject)).rejects.toThrow('not one more');
    expect([seen, (await calendars.ofUser(userId)).length]).toEqual([[1], 1]);
  });

  it('are due when they were not tried since a moment, and one replica gets each', async () => {
    const never = await add();
    const early = await add({ triedAt: at(1) });
    const late = await add({ triedAt: at(5) });
    const due = (await calendars.due(at(5))).map(({ id }) => id);
    expect(due).toEqual(expect.arrayContaining([never.id, early.id]));
    expect(due).not.toContain(late.id);
    for (const calendar of [never, early]) {
      const claims = Array.from({ length: 4 }, (_, second) => calendars.claim(calendar, at(10 + second)));
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    }
  });

  it('keep the times of the last reading until there are others', async () => {
    const calendar = await add({ triedAt: at(0) });
    const { userId } = calendar;
    await calendars.store(calendar, at(0), { readAt: at(1), times: [time(10, 20), time(5, 8)] });
    expect(await spans(userId)).toEqual(['05-08', '10-20']);
    await calendars.store(calendar, at(0), { problem: '"outbound.timeout"' });
    expect(await spans(userId)).toEqual(['05-08', '10-20']);
    expect(await calendars.ofUser(userId)).toMatchObject([{ readAt: at(1), problem: '"outbound.timeout"' }]);
    const many = Array.from({ length: 57 }, (_, minute) => time(minute, minute + 1));
    await calendars.store(calendar, at(0), { readAt: at(2), problem: null, times: many });
    expect(await spans(userId)).toHaveLength(57);
    expect(await spans(userId, 10, 12)).toEqual(['10-11', '11-12']);
    expect(await calendars.timesBetween(at(10), at(59), 3)).toHaveLength(3);
    expect(await calendars.timesOf(userId, at(10), at(12))).toEqual(
      [time(10, 11), time(11, 12)].map(({ startAt, endAt }) => ({ startAt, endAt })),
    );
    expect(await calendars.timesOf(newId(), at(10), at(12))).toEqual([]);
    await calendars.store(calendar, at(0), { readAt: at(3), times: [] });
    expect(await spans(userId)).toEqual([]);
  });

  it('store nothing when they were deleted or taken by another replica meanwhile', async () => {
    const [taken, deleted] = [await add({ triedAt: at(0) }), await add({ triedAt: at(0) })];
    await calendars.claim(taken, at(1));
    await calendars.remove(deleted.userId, deleted.id);
    for (const calendar of [taken, deleted]) {
      await calendars.store(calendar, at(0), { readAt: at(2), times: [time(1, 2)] });
      expect(await spans(calendar.userId)).toEqual([]);
    }
  });

  it('are deleted with their times in the unit of work of another change, those of others stay', async () => {
    const [gone, other] = [await add({ triedAt: at(0) }), await add({ triedAt: at(0) })];
    for (const calendar of [gone, other])
      await calendars.store(calendar, at(0), { readAt: at(1), times: [time(1, 2)] });
    expect(await calendars.people()).toEqual(expect.arrayContaining([gone.userId, other.userId]));
    await database.write((tx) => calendars.delete(tx, gone.userId));
    expect([await calendars.ofUser(gone.userId), await spans(gone.userId)]).toEqual([[], []]);
    expect([(await calendars.ofUser(other.userId)).length, await spans(other.userId)]).toEqual([
      1,
      ['01-02'],
    ]);
    expect(await calendars.people()).not.toContain(gone.userId);
  });
});
