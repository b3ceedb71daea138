import type { EntityManager } from 'typeorm';
import { type Lead, LEAD_TYPES, type LeadRef } from '../domain/lead.js';
import { leadsAt } from './lead-places.js';
import { phoneTerm, cut } from '../domain/lead-terms.js';
import { mailboxKey } from '../../platform/values/email.js';

/** Candidates of each kind: a term is cut at its limit and may come from a name, so that some of them may not match. */
const CANDIDATES = 50;

/** The other leads with the normalised e-mail address or phone number of a lead, newest first. */
export async function relatedLeads(reader: EntityManager, ref: LeadRef, limit: number): Promise<LeadRef[]> {
  const [lead] = await leadsAt(reader, [{ id: ref.leadId, leadType: ref.leadType }]);
  if (!lead) return [];
  const contacts = contactsOf(lead);
  const places = await placesWith(reader, [...new Set(contacts.map(cut))]);
  const others = (await leadsAt(reader, places)).filter(
    (other) =>
      !(other.leadType === ref.leadType && other.id === ref.leadId) &&
      contactsOf(other).some((contact) => contacts.includes(contact)),
  );
  const newestFirst = others.sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
  return newestFirst.slice(0, limit).map(({ leadType, id }) => ({ leadType, leadId: id }));
}

/** Both in the form of search terms; an address and a number are never equal. */
function contactsOf(lead: Lead): string[] {
  const phone = lead.leadType === 'subscription' ? '' : phoneTerm(lead.phone);
  return [mailboxKey(lead.email), phone].filter(Boolean);
}

/** The newest leads of each kind with one of the terms. */
async function placesWith(
  reader: EntityManager,
  terms: readonly string[],
): Promise<Pick<Lead, 'id' | 'leadType'>[]> {
  if (terms.length === 0) return [];
  const branches = terms.flatMap((term) => LEAD_TYPES.map((type) => [term, type]));
  return reader.query<Pick<Lead, 'id' | 'leadType'>[]>(
    branches
      .map(
        (_, place) => `SELECT * FROM (SELECT leadType, leadId AS id FROM lead_terms
          WHERE term = ? AND leadType = ? ORDER BY leadId DESC LIMIT ${CANDIDATES}) branch${place}`,
      )
      .join(' UNION '),
    branches.flat(),
  );
}

function keyOf({ createdAt, id }: Lead): string {
  return `${createdAt} ${id}`;
}
