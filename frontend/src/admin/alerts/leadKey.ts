import type { LeadRef } from '../../shared/api-types';

/** Identifies a lead among both types. */
export const leadKey = ({ leadType, leadId }: LeadRef) => `${leadType}:${leadId}`;
