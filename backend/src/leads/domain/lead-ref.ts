import { NotFound } from '../../platform/domain-error.js';
import { LEAD_TYPES, type LeadRef, type LeadType } from './lead.js';

/** A lead in a list of leads of both kinds: `appointment:{id}`. */
export const LEAD_ID = /^(?:appointment|subscription):[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** The lead of a path; throws `NotFound` for an unknown kind. */
export function leadRef(leadType: string, leadId: string): LeadRef {
  if (!LEAD_TYPES.includes(leadType as LeadType)) throw new NotFound('lead.unknown-type');
  return { leadType: leadType as LeadType, leadId };
}

/** The leads of a list, each once. */
export function leadRefs(ids: readonly string[]): LeadRef[] {
  return [...new Set(ids)].map((id) => {
    const [leadType = '', leadId = ''] = id.split(':');
    return leadRef(leadType, leadId);
  });
}
