import type { Week } from '@contract';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';

/** Business minutes in words: `25 min`, `3 h 20 min`, `2 days` of as many hours as the longest day of the week. */
export function waitingTime(minutes: number, week: Week = consoleSettings.week): string {
  if (minutes < 60) return `${minutes} min`;
  const days = Math.floor(minutes / longestDay(week));
  if (days > 0) return days === 1 ? '1 day' : `${days} days`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** The time of a usual answer: `an hour` and shorter ones, `3 h 20 min`, `2 working days`. */
export function usualAnswer(minutes: number, week?: Week): string {
  if (minutes <= 60) return 'an hour';
  return waitingTime(minutes, week).replace(/day/, 'working day');
}

/** The minutes of the longest day; an office that never opens has no days. */
function longestDay(week: Week): number {
  const longest = Math.max(...week.map((hours) => (hours ? hours.closes - hours.opens : 0)));
  return longest > 0 ? longest : Infinity;
}
