import type { PreferredTime } from '@contract';
import type { ActivityEntry, LeadNote, Task } from '@/shared/api-types';
import { formatNearDay, formatShortDay, toCalendarDate } from '@/admin/ground/dates/dates';
import { formatSchedule } from '@/admin/ground/words/bookingWords';

/** An activity of a lead or a client. */
type Entry = Pick<ActivityEntry, 'actionType' | 'actionDetails' | 'performedBy' | 'createdAt'>;

/** Details of an activity that are stored elsewhere. */
interface Recorded {
  readonly notes: readonly LeadNote[];
  readonly tasks: readonly Task[];
}

/**
 * Text of an activity, with its days as elsewhere. That of a note or task has only the fact; the note or task of the same
 * moment and author says what.
 */
export function activityText(entry: Entry, recorded: Recorded): string {
  const year = toCalendarDate(new Date(entry.createdAt)).slice(0, 4);
  const formatDay = (date: string) => (date.startsWith(year) ? formatNearDay(date) : formatShortDay(date));
  const text = entry.actionDetails.replace(STORED_TIME, (_, date: string, time?: PreferredTime) =>
    time ? formatSchedule(date, time) : formatDay(date),
  );
  const what = recordedWith(entry, recorded);
  if (entry.actionType === 'owner_changed') return text.replace(FORMER_OWNER, 'Looked after by ');
  return what ? text.replace(/(?=, due |$)/, () => `: ${what}`) : text;
}

function recordedWith(entry: Entry, { notes, tasks }: Recorded): string | undefined {
  const same = (at: string | null, by: string | null) => at === entry.createdAt && by === entry.performedBy;
  switch (entry.actionType) {
    case 'note_added':
      return notes.find((note) => same(note.createdAt, note.createdBy))?.note;
    case 'task_added':
      return tasks.find((task) => same(task.createdAt, task.createdBy))?.title;
    case 'task_done':
      return tasks.find((task) => same(task.doneAt, task.doneBy))?.title;
  }
  return undefined;
}

/** In entries of before 1.0. */
const FORMER_OWNER = /^Owner changed to /;

/** `2026-11-24`, or `2026-11-24, 1pm`. */
const STORED_TIME = /\b(\d{4}-\d{2}-\d{2})\b(?:, (\d{1,2}[ap]m)\b)?/g;
