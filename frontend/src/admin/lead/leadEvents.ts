import type { ActivityEntry, LeadDetail, LeadNote } from '../../shared/api-types';

/** One line in the history of a lead. */
export interface LeadEvent {
  readonly id: string;
  readonly kind: 'note' | 'contact' | 'change' | 'mail';
  readonly text: string;
  /** Who did it; empty for mails. */
  readonly who: string;
  readonly createdAt: string;
}

type Mail = LeadDetail['mails'][number];

/** Activities whose content another event of the history shows. */
const SHOWN_AS_NOTES = ['note_added', 'contact_logged'];

/** Notes, contacts, changes and mails in one history, newest first. */
export function leadEvents(
  notes: readonly LeadNote[],
  activity: readonly ActivityEntry[],
  mails: readonly Mail[],
  describe: (mail: Mail) => string,
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
      .map(({ id, actionDetails, performedByName, createdAt }): LeadEvent => ({
        id,
        kind: 'change',
        text: actionDetails,
        who: performedByName,
        createdAt,
      })),
    ...mails.map((mail): LeadEvent => ({
      id: mail.id,
      kind: 'mail',
      text: describe(mail),
      who: '',
      createdAt: mail.sentAt ?? mail.createdAt,
    })),
  ].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export const CHANNEL_LABELS = {
  call: 'Call',
  'e-mail': 'E-mail',
  meeting: 'Meeting',
  message: 'Message',
} as const;
