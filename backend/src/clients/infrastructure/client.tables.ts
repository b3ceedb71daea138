import { EntitySchema } from 'typeorm';
import type { ClientActivity } from '../client-activity.js';
import type { Client } from '../domain/client.js';

/** A client with the columns that are made of the details. */
export interface ClientRow extends Omit<Client, 'tags'> {
  /** A JSON list. */
  readonly tags: string;
  /** The address in the form in which addresses are compared; '' without one. */
  readonly emailKey: string;
  /** The phone number in E.164, such as `+639170000101`; '' for what is no number of any country. */
  readonly phoneE164: string;
  /** `MM-DD` of the birth; null when it is not known. */
  readonly birthMonthDay: string | null;
  /** What the search looks through. */
  readonly searchText: string;
}

const text = { type: 'varchar' } as const;
const nullableText = { type: 'varchar', nullable: true } as const;

export const Clients = new EntitySchema<ClientRow>({
  name: 'clients',
  columns: {
    id: { ...text, length: 36, primary: true },
    firstName: text,
    lastName: nullableText,
    email: nullableText,
    phone: nullableText,
    dateOfBirth: nullableText,
    address: nullableText,
    channel: nullableText,
    ownerId: nullableText,
    notes: { type: 'text', nullable: true },
    referredBy: nullableText,
    tags: { type: 'text' },
    createdAt: text,
    updatedAt: text,
    emailKey: text,
    phoneE164: text,
    birthMonthDay: nullableText,
    searchText: text,
  },
});

export interface ClientActivityRow extends ClientActivity {
  readonly clientId: string;
}

export const ClientActivities = new EntitySchema<ClientActivityRow>({
  name: 'client_activity',
  columns: {
    id: { ...text, length: 36, primary: true },
    clientId: text,
    actionType: text,
    actionDetails: text,
    performedBy: nullableText,
    performedByName: text,
    createdAt: text,
  },
});
