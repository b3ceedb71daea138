import { Injectable } from '@nestjs/common';
import { MailStates } from '../../mail/mail-states.js';
import { Database } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { type LeadRef, LEAD_TYPES } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { ActivityEntry } from '../domain/activity.js';
import { TIMELINE_KINDS } from '../domain/timeline-kinds.js';
import { type LeadTimelineEntry, LeadTimelines } from '../lead-timelines.js';
import { LEAD_TABLES } from './lead.tables.js';

/** Of the leads of one client; older ones are not read. */
const MOST_LEADS = 100;
const SHOWN = Object.entries(TIMELINE_KINDS).flatMap(([actionType, kind]) => (kind ? [actionType] : []));

@Injectable()
export class SqlLeadTimelines extends LeadTimelines {
  constructor(
    private readonly database: Database,
    private readonly mails: MailStates,
  ) {
    super();
  }

  override async entries(clientId: string, limit: number): Promise<LeadTimelineEntry[]> {
    const leads = await this.leadsOf(clientId);
    if (leads.length === 0) return [];
    const [notes, activity, mails] = await Promise.all([
      this.notes(leads, limit),
      this.activity(leads, limit),
      this.mails.sentAbout(leads, limit),
    ]);
    return [
      ...notes.map(noteEntry),
      ...activity.map(activityEntry),
      ...mails.map(({ sentAt, subject, leadType, leadId, id }): LeadTimelineEntry => ({
        id,
        kind: 'message',
        leadType: leadType as LeadRef['leadType'],
        leadId,
        actionType: 'mail_sent',
        actionDetails: `Message sent: ${subject}`,
        performedByName: 'Automatic',
        createdAt: sentAt,
      })),
    ]
      .sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1))
      .slice(0, limit);
  }

  private async leadsOf(clientId: string): Promise<LeadRef[]> {
    const lists = LEAD_TYPES.map(async (leadType) => {
      const rows = await this.database.reader.query<{ id: string }[]>(
        `SELECT id FROM ${LEAD_TABLES[leadType].name} WHERE clientId = ? ORDER BY id DESC LIMIT ${MOST_LEADS}`,
        [clientId],
      );
      return rows.map(({ id: leadId }): LeadRef => ({ leadType, leadId }));
    });
    return (await Promise.all(lists)).flat();
  }

  private notes(leads: readonly LeadRef[], limit: number): Promise<LeadNote[]> {
    return this.database.reader.query(
      `SELECT * FROM lead_notes WHERE leadId IN (${placeholders(leads)})
       ORDER BY createdAt DESC, id DESC LIMIT ?`,
      [...leads.map(({ leadId }) => leadId), limit],
    );
  }

  private activity(leads: readonly LeadRef[], limit: number): Promise<ActivityEntry[]> {
    return this.database.reader.query(
      `SELECT * FROM activity_logs
       WHERE leadId IN (${placeholders(leads)}) AND actionType IN (${placeholders(SHOWN)})
       ORDER BY createdAt DESC, id DESC LIMIT ?`,
      [...leads.map(({ leadId }) => leadId), ...SHOWN, limit],
    );
  }
}

const placeOf = ({ createdAt, id }: LeadTimelineEntry) => `${createdAt} ${id}`;

function noteEntry({
  id,
  leadType,
  leadId,
  note,
  channel,
  createdByName,
  createdAt,
}: LeadNote): LeadTimelineEntry {
  return {
    id,
    leadType,
    leadId,
    kind: channel ? 'contact' : 'note',
    actionType: channel ? 'contact_logged' : 'note_added',
    actionDetails: note,
    ...(channel && { channel }),
    performedByName: createdByName,
    createdAt,
  };
}

function activityEntry({ performedBy: _, actionType, ...activity }: ActivityEntry): LeadTimelineEntry {
  return { ...activity, actionType, kind: TIMELINE_KINDS[actionType] ?? 'change' };
}
