import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { ClientQueries, nameOf } from '../../clients/client-queries.js';
import type { ClientMarks, ListedLeadRow } from '../../leads/listed-leads.js';
import { isPlaceholderAddress } from '../../mail/outbox.js';
import { PolicyDays } from '../../policies/policy-days.js';
import { contactsOf, likelyClient, type Person } from '../domain/likely-client.js';

/** Clients who share an address or a number with the leads; more are not compared. */
const MOST_COMPARED = 500;
const NO_POLICY = { policies: 0, inGrace: 0, pastGrace: 0 };

/** The clients of leads: those that they are linked to, and those who may be the same person. */
@Injectable()
export class ReadClientMarks {
  constructor(
    private readonly clients: ClientQueries,
    private readonly policies: PolicyDays,
    private readonly time: BusinessTime,
  ) {}

  /** The leads with their marks, by two statements in all. */
  async execute<Row extends ListedLeadRow>(leads: readonly Row[]): Promise<(Row & ClientMarks)[]> {
    const contacts = leads
      .filter(({ clientId }) => clientId === null)
      .map((lead) => contactsOf(personOf(lead)));
    const [counts, candidates] = await Promise.all([
      this.policies.countsOf(
        leads.flatMap(({ clientId }) => clientId ?? []),
        this.time.today(),
      ),
      this.clients.withContacts(
        {
          emailKeys: contacts.flatMap(({ email }) => email || []),
          phones: contacts.flatMap(({ phone }) => phone || []),
        },
        MOST_COMPARED,
      ),
    ]);
    return leads.map((lead) => {
      const { clientId } = lead;
      if (clientId !== null)
        return { ...lead, known: { clientId, ...(counts.get(clientId) ?? NO_POLICY) }, perhaps: null };
      const client = likelyClient(personOf(lead), candidates);
      return { ...lead, known: null, perhaps: client && { clientId: client.id, name: nameOf(client) } };
    });
  }
}

function personOf(lead: ListedLeadRow): Person {
  const { firstName, email } = lead;
  return {
    firstName,
    email: isPlaceholderAddress(email) ? null : email,
    phone: lead.leadType === 'appointment' ? lead.phone : null,
  };
}
