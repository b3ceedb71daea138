import { openedDatabase } from '../../app/testing/opened-database.js';
import { newId } from '../../platform/clock.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { StoredTime } from '../application/ports.js';
import { ReadBusyCalendars } from '../application/read-busy-calendars.js';
import type { ReadCalendarFile } from '../application/read-calendar-file.js';
import type { BusyCalendar } from '../domain/busy-calendar.js';
import { aBusyCalendar } from '../testing/builders.js';
import { SqlBusyCalendars } from './sql-busy-calendars.js';

const at = (minute: number) => `2026-11-26T01:${String(minute).padStart(2, '0')}:00.000Z`;
const time = (from: number, to: number): StoredTime => ({
  startAt: at(from),
  endAt: at(to),
  sealedTitle: 's',
});

describe.each(DATABASES)('busy calendars on $name', ({ create }) => {
  const database = openedDatabase(create);
  const calendars = new SqlBusyCalendars(database);
  const add = async (changes: Parameters<typeof aBusyCalendar>[0] = {}) => {
    const calendar = aBusyCalendar(changes);
    await database.run((unit) => calendars.add(unit, calendar));
    return calendar;
  };
  const storeTimes = (calendar: BusyCalendar, ...times: StoredTime[]) =>
    database.run((unit) => calendars.storeTimes(unit, calendar, times));
  const spans = async (userId: string, from = 0, to = 59) =>
    (await calendars.timesBetween(at(from), at(to), 100))
      .filter((row) => row.userId === userId)
      .map(({ startAt, endAt }) => `${startAt.slice(14, 16)}-${endAt.slice(14, 16)}`);

  it('belong to their user, in the order in which they were added', async () => {
    const userId = newId();
    const [first, second] = [await add({ userId }), await add({ userId, name: 'Ñandú 😀' })];
    await add();
    expect(await calendars.ofUser(userId)).toEqual([first, second]);
    await database.run(async (unit) => {
      expect(await calendars.lockOfUser(unit, userId)).toEqual([first, second]);
      expect(await calendars.lock(unit, first.id)).toEqual(first);
      await calendars.remove(unit, first.id);
      expect(await calendars.lock(unit, first.id)).toBeNull();
    });
    expect(await calendars.ofUser(userId)).toEqual([second]);
    await database.run((unit) => calendars.update(unit, second.id, { problem: '"outbound.timeout"' }));
    expect(await calendars.ofUser(userId)).toEqual([{ ...second, problem: '"outbound.timeout"' }]);
  });

  it('are due when they were not tried since a moment, and one replica gets each', async () => {
    const never = await add();
    const early = await add({ triedAt: at(1) });
    const late = await add({ triedAt: at(5) });
    const due = (await calendars.due(at(5))).map(({ id }) => id);
    expect(due).toEqual(expect.arrayContaining([never.id, early.id]));
    expect(due).not.toContain(late.id);
    const read: string[] = [];
    const reading = portWith<ReadCalendarFile>({
      execute: async ({ id }) => {
        read.push(id);
        return { found: { readAt: at(20) } };
      },
    });
    const replicas = Array.from(
      { length: 4 },
      (_, second) => new ReadBusyCalendars(database, calendars, reading, new FixedClock(at(14 + second))),
    );
    await Promise.all(replicas.map((replica) => replica.execute()));
    for (const { id } of [never, early]) expect(read.filter((one) => one === id)).toHaveLength(1);
  });

  it('have the times of the last reading', async () => {
    const calendar = await add();
    const { userId } = calendar;
    await storeTimes(calendar, time(10, 20), time(5, 8));
    expect(await spans(userId)).toEqual(['05-08', '10-20']);
    const many = Array.from({ length: 57 }, (_, minute) => time(minute, minute + 1));
    await storeTimes(calendar, ...many);
    expect(await spans(userId)).toHaveLength(57);
    expect(await spans(userId, 10, 12)).toEqual(['10-11', '11-12']);
    expect(await calendars.timesBetween(at(10), at(59), 3)).toHaveLength(3);
    expect(await calendars.timesOf(userId, at(10), at(12))).toEqual(
      [time(10, 11), time(11, 12)].map(({ startAt, endAt }) => ({ startAt, endAt })),
    );
    expect(await calendars.timesOf(newId(), at(10), at(12))).toEqual([]);
    await storeTimes(calendar);
    expect(await spans(userId)).toEqual([]);
  });

  it('are deleted with their times in the unit of work of another change, those of others stay', async () => {
    const [gone, other] = [await add({ readAt: at(1) }), await add({ readAt: at(1) })];
    for (const calendar of [gone, other]) await storeTimes(calendar, time(1, 2));
    expect(await calendars.people()).toEqual(expect.arrayContaining([gone.userId, other.userId]));
    await database.run((unit) => calendars.delete(unit, gone.userId));
    expect([await calendars.ofUser(gone.userId), await spans(gone.userId)]).toEqual([[], []]);
    expect([(await calendars.ofUser(other.userId)).length, await spans(other.userId)]).toEqual([
      1,
      ['01-02'],
    ]);
    expect(await calendars.people()).not.toContain(gone.userId);
  });
});
