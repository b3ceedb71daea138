import type { Unit } from '../../platform/unit-of-work.js';
import { BusyCalendarRepository, type StoredTime } from '../application/ports.js';
import type { BusyCalendar } from '../domain/busy-calendar.js';

export class InMemoryBusyCalendars extends BusyCalendarRepository {
  readonly stored = new Map<string, BusyCalendar>();
  /** By calendar. */
  readonly times = new Map<string, readonly StoredTime[]>();

  override async ofUser(userId: string): Promise<BusyCalendar[]> {
    return (await this.all()).filter((calendar) => calendar.userId === userId);
  }

  override lockOfUser(_unit: Unit, userId: string): Promise<BusyCalendar[]> {
    return this.ofUser(userId);
  }

  override async all(): Promise<BusyCalendar[]> {
    return [...this.stored.values()];
  }

  override async lock(_unit: Unit, id: string): Promise<BusyCalendar | null> {
    return this.stored.get(id) ?? null;
  }

  override async add(_unit: Unit, calendar: BusyCalendar): Promise<void> {
    this.stored.set(calendar.id, calendar);
  }

  override async update(_unit: Unit, id: string, changes: Partial<BusyCalendar>): Promise<void> {
    this.stored.set(id, { ...this.stored.get(id)!, ...changes });
  }

  override async storeTimes(
    _unit: Unit,
    { id }: Pick<BusyCalendar, 'id'>,
    times: readonly StoredTime[],
  ): Promise<void> {
    this.times.set(id, times);
  }

  override async remove(_unit: Unit, id: string): Promise<void> {
    this.stored.delete(id);
    this.times.delete(id);
  }

  override async due(before: string): Promise<BusyCalendar[]> {
    return (await this.all()).filter(({ triedAt }) => triedAt === null || triedAt < before);
  }

  override async people(): Promise<string[]> {
    const read = (await this.all()).filter(({ readAt }) => readAt !== null);
    return [...new Set(read.map(({ userId }) => userId))];
  }

  override async timesOf(userId: string, from: string, to: string): Promise<StoredTime[]> {
    const own = await this.ofUser(userId);
    return own
      .flatMap(({ id }) => this.times.get(id) ?? [])
      .filter(({ startAt, endAt }) => startAt < to && endAt > from)
      .sort((one, other) => (one.startAt < other.startAt ? -1 : 1));
  }
}
