/** Sunday first, as the week of the settings. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The parts of a time in minutes since midnight on a clock with twelve hours. */
export const onClock = (time: number) => ({
  hour: Math.floor(time / 60) % 12 || 12,
  minute: String(time % 60).padStart(2, '0'),
});

/** A time in minutes since midnight: 1,110 is `6:30 PM`. The end of the day, 1,440, is 12:00 AM. */
export function timeLabel(time: number): string {
  const { hour, minute } = onClock(time);
  return `${hour}:${minute} ${time % 1440 < 720 ? 'AM' : 'PM'}`;
}
