import type { LeadEvent, LeadRef } from './lead.js';

/** Who did it: a member of staff, or the public site, which has no user behind it. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

/** The name under which what visitors do is recorded. */
export const WEBSITE: Actor = { id: null, name: 'Website' };

/** A line of a lead's history; written with the change it tells of, never edited. */
export interface ActivityEntry extends LeadRef, LeadEvent {
  readonly id: string;
  readonly performedBy: string | null;
  readonly performedByName: string;
  readonly createdAt: string;
}

/** Puts a name and a time to what happened. */
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
