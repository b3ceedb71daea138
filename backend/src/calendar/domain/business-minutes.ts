import type { Week } from './business-hours.js';
import { type CalendarDate, offsetAt } from './calendar-date.js';

const DAY = 86_400_000;
const DAYS_A_WEEK = 7;
/** 1970-01-04, the first Sunday: a `Week` starts on Sunday. */
const FIRST_SUNDAY = 3;

/**
 * Counts business minutes: minutes within the opening hours of days that are not closed days. Opening hours count as the
 * clocks show them, also in a night in which the clocks change. The number of days between two moments does not matter for
 * the cost.
 */
export class BusinessMinutes {
  /** The minutes that the office is open in a week before each day; at last, in the whole week. */
  private readonly openBefore: readonly number[];
  private readonly closed: readonly number[];
  /** The opening minutes that fall out on the first closed days. */
  private readonly lost: number[];
  private readonly offsets = new Map<number, number | null>();

  /** `closedDays` holds those between the moments that are asked for, in any order. */
  constructor(
    private readonly timeZone: string,
    private readonly week: Week,
    closedDays: readonly CalendarDate[],
  ) {
    const open = week.map((hours) => (hours ? hours.closes - hours.opens : 0));
    this.openBefore = [...open, 0].map((_, day) => sum(open.slice(0, day)));
    this.closed = [...new Set(closedDays)].sort().map(dayNumber);
    this.lost = [0];
    for (const day of this.closed) this.lost.push(this.lost.at(-1)! + open[weekday(day)]!);
  }

  /** Whole minutes from one moment to a later one; seconds are ignored. 0 when the second is not later. */
  between(from: Date, to: Date): number {
    return Math.max(0, this.until(to) - this.until(from));
  }

  /** The business minutes before a moment, counted from a fixed Sunday. */
  private until(moment: Date): number {
    const time = moment.getTime() + this.offset(moment.getTime());
    const day = Math.floor(time / DAY);
    const minute = Math.floor((time - day * DAY) / 60_000);
    const closedBefore = this.closedBefore(day);
    const weeks = Math.floor((day - FIRST_SUNDAY) / DAYS_A_WEEK);
    const wholeDays =
      weeks * this.openBefore[DAYS_A_WEEK]! + this.openBefore[weekday(day)]! - this.lost[closedBefore]!;
    if (this.closed[closedBefore] === day) return wholeDays;
    const hours = this.week[weekday(day)];
    if (!hours) return wholeDays;
    return wholeDays + Math.min(Math.max(minute - hours.opens, 0), hours.closes - hours.opens);
  }

  /** The number of closed days before a day. */
  private closedBefore(day: number): number {
    let [low, high] = [0, this.closed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.closed[middle]! < day) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Asking the time zone is slow: once for a day on which the clocks do not change. */
  private offset(time: number): number {
    const day = Math.floor(time / DAY);
    let offset = this.offsets.get(day);
    if (offset === undefined) {
      const [first, last] = [offsetAt(this.timeZone, day * DAY), offsetAt(this.timeZone, (day + 1) * DAY)];
      offset = first === last ? first : null;
      this.offsets.set(day, offset);
    }
    return offset ?? offsetAt(this.timeZone, time);
  }
}

function dayNumber(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

function weekday(day: number): number {
  return (((day - FIRST_SUNDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
