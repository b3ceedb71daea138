import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { LeadMessage } from '../lead-message.js';
import { activityEntry } from '../domain/activity.js';
import type { LeadEvent, LeadRef } from '../domain/lead.js';
import type { ContactChannel, LeadNote } from '../domain/lead-note.js';
import { LeadUnits } from './lead-units.js';

/**
 * Adds a note to a lead; the author is the signed-in user. With a channel it records a contact with the person. Rejects a
 * lead that does not exist.
 */
@Injectable()
export class AddLeadNote {
  constructor(
    private readonly units: LeadUnits,
    private readonly live: LiveUpdates<LeadMessage>,
    private readonly clock: Clock,
  ) {}

  async execute(
    ref: LeadRef,
    text: string,
    author: { id: string; name: string },
    channel: ContactChannel | null = null,
  ): Promise<LeadNote> {
    const createdAt = this.clock.timestamp();
    const note: LeadNote = {
      id: newId(),
      ...ref,
      note: text,
      channel,
      createdBy: author.id,
      createdByName: author.name,
      createdAt,
    };
    const activity = activityEntry(ref, eventOf(channel), author, newId(), createdAt);
    if (!(await this.units.addNote(note, activity))) throw new NotFound('lead.unknown');
    this.live.publish({ type: 'lead_note_added', data: { id: note.id, ...ref } });
    return note;
  }
}

function eventOf(channel: ContactChannel | null): LeadEvent {
  return channel === null
    ? { actionType: 'note_added', actionDetails: 'Note added' }
    : { actionType: 'contact_logged', actionDetails: `Contact logged: ${channel}` };
}
