import { plural } from '@/admin/records/people/personWords';

const MINUTE_MS = 60_000;

/** A span of time: `61 hours 5 minutes`. */
function spanWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const rest = plural(minutes % 60, 'minute');
  return hours === 0 ? rest : `${plural(hours, 'hour')} ${rest}`;
}

/** What is left until a time: `61 hours 5 minutes left`, or `Over since 2 hours 0 minutes`. */
export function clockWords(notifyBy: string, now: number): string {
  const left = Date.parse(notifyBy) - now;
  return left >= 0 ? `${spanWords(left)} left` : `Over since ${spanWords(-left)}`;
}

const ACTIONS: Readonly<Record<string, string>> = {
  'leads.read': 'Read many leads',
  'lists.read': 'Read many rows',
  'privacy.look-up': 'Looked up people',
  'sign-in': 'Signed in',
  'privacy.export': 'Exported a person',
  'export.everything': 'Exported everything',
  'privacy.breach.export': 'Saved the list of the people affected',
};

/** The label of an audited action; an unknown action is shown as it is. */
export const actionLabel = (action: string) => ACTIONS[action] ?? action;
