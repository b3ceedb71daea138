import type { ActivityEntry, LeadNote, Task } from '@/shared/api-types';
import { activityText } from '@/admin/records/leads/activityText';

/** One line in the history of a lead. */
export interface LeadEvent {
  readonly id: string;
  readonly kind: 'note' | 'contact' | 'change';
  readonly text: string;
  readonly who: string;
  readonly createdAt: string;
}

/** Activities whose content another event of the history shows. */
const SHOWN_AS_NOTES = ['note_added', 'contact_logged'];

/** Notes, contacts and changes in one history, newest first. */
export function leadEvents(
  notes: readonly LeadNote[],
  activity: readonly ActivityEntry[],
  tasks: readonly Task[],
): LeadEvent[] {
  return [
    ...notes.map(({ id, note, channel, createdByName, createdAt }): LeadEvent => ({
      id,
      kind: channel ? 'contact' : 'note',
      text: note,
      who: channel ? `${createdByName} · ${CHANNEL_LABELS[channel]}` : createdByName,
      createdAt,
    })),
    ...activity
      .filter(({ actionType }) => !SHOWN_AS_NOTES.includes(actionType))
      .map((entry): LeadEvent => ({
        id: entry.id,
        kind: 'change',
        text: activityText(entry, { notes, tasks }),
        who: entry.performedByName,
        createdAt: entry.createdAt,
      })),
  ].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export const CHANNEL_LABELS = {
  call: 'Call',
  'e-mail': 'E-mail',
  meeting: 'Meeting',
  message: 'Message',
} as const;
