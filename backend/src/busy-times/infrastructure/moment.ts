import type { Zone } from './ical-zones.js';

export const DAY = 86_400_000;

/** A time or a day of a calendar file. */
export interface Moment {
  /** What the clocks show, as if it were of UTC, in milliseconds since 1970; of a day its beginning. */
  readonly wall: number;
  readonly isDate: boolean;
  readonly zone: Zone;
}

export const momentAt = ({ wall, zone }: Moment): number => zone.at(wall);

/** The day that the clocks show. */
export const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

const TIME = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d)(?:[.,]?\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** What a time shows, and where: `Z`, a difference to UTC, or empty for the clocks of its zone. Null for any other text. */
export function wallTime(
  text: string,
): { readonly wall: number; readonly isDate: boolean; readonly offset: string } | null {
  const [, year, month, day, hour, minute = '0', second = '0', offset = ''] = TIME.exec(text) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1;
  if (!isReal || Number(hour ?? 0) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  const seconds = (Number(hour ?? 0) * 60 + Number(minute)) * 60 + Number(second);
  return { wall: date.getTime() + seconds * 1000, isDate: hour === undefined, offset };
}

/** Milliseconds of a duration such as `P1DT12H`; null for any other text. */
export function durationOf(text: string): number | null {
  const parts = /^([+-])?P(?=\d|T\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(
    text,
  );
  if (!parts) return null;
  const [weeks, days, hours, minutes, seconds] = parts.slice(2).map((part) => Number(part ?? 0));
  const length = ((weeks! * 7 + days!) * 24 + hours!) * 3600 + minutes! * 60 + seconds!;
  return (parts[1] === '-' ? -1 : 1) * length * 1000;
}
