import type { CalendarDate } from '@contract';
import { formatNearDay, formatShortDay } from '@/admin/ground/dates/dates';
import { businessToday } from '@/admin/ground/words/dueWords';
import type { StatusName } from '@/admin/ground/theme/statusColours';
import type { RequestKind, RequestState } from '@/admin/ground/api/privacyTypes';

/** What a person can ask for, in the words of the office. */
export const KIND_LABELS: Record<RequestKind, string> = {
  access: 'Wants to know what is held',
  correction: 'Wants something corrected',
  erasure: 'Wants to be erased',
  objection: 'Objects to the use of the data',
  portability: 'Wants the data as a file',
};

/** What to do about a request, in one sentence. */
export const KIND_HINTS: Record<RequestKind, string> = {
  access: 'Find the person and give them the readable page.',
  correction: 'Find the person and use Correct beside the entry.',
  erasure: 'Find the person and use Erase, or say why you may keep the data.',
  objection: 'Stop what the person objects to, or say why it goes on.',
  portability: 'Find the person and send them the file of Export JSON.',
};

export const STATE_LABELS: Record<RequestState, string> = {
  open: 'Open',
  done: 'Done',
  refused: 'Refused',
};

export const STATE_COLOURS: Record<RequestState, StatusName> = {
  open: 'Pending',
  done: 'New',
  refused: 'Not Qualified',
};

const DAY_MS = 86_400_000;

/** How long is left: `12 days left, due Mon, Dec 14`, `Due today`, `2 days overdue, was due Thu, Nov 19`. */
export function daysLeftWords(dueOn: CalendarDate, today = businessToday()): string {
  const days = Math.round((Date.parse(`${dueOn}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
  const day = (dueOn.slice(0, 4) === today.slice(0, 4) ? formatNearDay : formatShortDay)(dueOn);
  if (days === 0) return 'Due today';
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return days > 0 ? `${count} left, due ${day}` : `${count} overdue, was due ${day}`;
}

/** How pressing an open request is; the colour of its chip follows it. */
export function urgencyOf(dueOn: CalendarDate, today = businessToday()): StatusName {
  if (dueOn < today) return 'Failed';
  return Date.parse(dueOn) - Date.parse(today) <= 3 * DAY_MS ? 'Hold' : 'New';
}
