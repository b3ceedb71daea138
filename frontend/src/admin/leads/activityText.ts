import type { ActivityEntry, LeadNote } from '../../shared/api-types';

/** Text of an activity. That of a note has only the fact; the note of the same moment and author says what. */
export function activityText(entry: ActivityEntry, notes: readonly LeadNote[]): string {
  const { actionType, actionDetails, createdAt, performedBy } = entry;
  if (actionType !== 'note_added') return actionDetails;
  const note = notes.find((one) => one.createdAt === createdAt && one.createdBy === performedBy);
  return note ? `${actionDetails}: ${note.note}` : actionDetails;
}
