import type { LeadEvent, LeadRef } from './lead.js';

/** The actor of an activity: a member of staff, or the public site, which has no user. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

/** The actor of what visitors do. */
export const WEBSITE: Actor = { id: null, name: 'Website' };

/** An entry in the history of a lead; stored with the change it describes, never edited. */
export interface ActivityEntry extends LeadRef, LeadEvent {
  readonly id: string;
  readonly performedBy: string | null;
  readonly performedByName: string;
  readonly createdAt: string;
}

/** Adds actor, id and time to an event. */
export function activityEntry(
  ref: LeadRef,
  event: LeadEvent,
  actor: Actor,
  id: string,
  createdAt: string,
): ActivityEntry {
  return {
    id,
    leadId: ref.leadId,
    leadType: ref.leadType,
    actionType: event.actionType,
    actionDetails: event.actionDetails,
    performedBy: actor.id,
    performedByName: actor.name,
    createdAt,
  };
}
