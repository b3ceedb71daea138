import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { ClientQueries, nameOf } from '../../clients/client-queries.js';
import type { ClientMarks, Lead } from '../../leads/client-marks.js';
import { isPlaceholderAddress } from '../../mail/outbox.js';
import { PolicyDays } from '../../policies/policy-days.js';
import { contactsOf, likelyClientAmong } from '../domain/likely-client.js';

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

  /** The marks of each of these leads, by two statements in all. */
  async execute(leads: readonly Lead[]): Promise<(lead: Lead) => ClientMarks> {
    const unlinked = leads.filter(({ clientId }) => clientId === null);
    const contacts = new Map(unlinked.map((lead) => [lead, contactsOfLead(lead)]));
    const sought = [...contacts.values()];
    const [counts, candidates] = await Promise.all([
      this.policies.countsOf(
        leads.flatMap(({ clientId }) => clientId ?? []),
        this.time.today(),
      ),
      this.clients.withContacts(
        {
          emailKeys: sought.flatMap(({ email }) => email || []),
          phones: sought.flatMap(({ phone }) => phone || []),
        },
        MOST_COMPARED,
      ),
    ]);
    const likelyClient = likelyClientAmong(candidates);
    return (lead) => {
      const { clientId } = lead;
      if (clientId !== null) return { known: { clientId, ...(counts.get(clientId) ?? NO_POLICY) } };
      const client = likelyClient(lead.firstName, contacts.get(lead) ?? contactsOfLead(lead));
      return client ? { perhaps: { clientId: client.id, name: nameOf(client) } } : {};
    };
  }
}

function contactsOfLead(lead: Lead) {
  const { email } = lead;
  return contactsOf({
    email: isPlaceholderAddress(email) ? null : email,
    phone: lead.leadType === 'appointment' ? lead.phone : null,
  });
}
