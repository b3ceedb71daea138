import type { LeadType } from './domain/lead.js';

export interface NamedLead {
  readonly leadType: LeadType;
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: string;
}

/** Everything that the leads say about the contact with one person. */
export interface PersonOfLeads {
  /** In lower case. */
  readonly email: string;
  /** Newest first. */
  readonly leads: readonly NamedLead[];
  /** Whether one of them is a closed sale, or linked to a client. */
  readonly isClient: boolean;
  /** The newest creation, answer, note or action by staff: ISO 8601 UTC. */
  readonly lastContactAt: string;
  /** The latest day that was preferred for a consultation, `YYYY-MM-DD`; '' without a booking. */
  readonly lastDay: string;
}

/** The people behind the leads, for the privacy desk. Erased ones are left out. */
export abstract class PeopleOfLeads {
  /**
   * Walks through the bookings made before a time, oldest first: the people whose first booking is in this part, without
   * those who are clients or were in contact since. `next` continues the walk; null at its end.
   */
  abstract quietSince(
    time: string,
    after: string | null,
  ): Promise<{ readonly people: readonly PersonOfLeads[]; readonly next: string | null }>;

  /** People by their addresses, in lower case; without those who have no lead. */
  abstract of(emails: readonly string[]): Promise<PersonOfLeads[]>;
}
