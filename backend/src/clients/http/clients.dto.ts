import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { changeBodyOf, newBodyOf, viewOf } from '../../platform/http/field-classes.js';
import { Label, Text } from '../../platform/http/fields.js';
import { emptyValue } from '../../platform/fields/fields.js';
import { CONTACT_CHANNELS, LEAD_TYPES } from '../../leads/lead-timelines.js';
import type { ClientActivity } from '../client-activity.js';
import { TIMELINE_KINDS, type TimelineEntry, type TimelineKind } from '../client-timeline.js';
import type { Client, ClientDetails, NewClient } from '../domain/client.js';
import { CLIENT_DETAILS, CLIENT_FIELDS, MOST_NOTES } from '../domain/client-fields.js';

export class NewClientBody extends newBodyOf<NewClient>(CLIENT_FIELDS) {}

/** A field that is left out stays; null empties one. */
export class ClientChangeBody extends changeBodyOf<ClientDetails>(CLIENT_FIELDS) {
  /** Rejects the change when the client was changed since. */
  @Text({ max: 24, optional: true }) ifUpdatedAt?: string | null;
}

export class ClientNoteBody {
  @Text({ max: MOST_NOTES, lines: true }) note: string;
}

/** Without a client, a new one is made of the lead. */
export class LeadClientBody {
  @Label('Client') @Text({ max: 36, optional: true }) clientId?: string | null;
}

export class ClientView extends viewOf<Client>(CLIENT_FIELDS) {}

export class ClientActivityView implements ClientActivity {
  @ApiProperty() id: string;
  @ApiProperty() actionType: string;
  @ApiProperty() actionDetails: string;
  @ApiProperty(nullableText) performedBy: string | null;
  @ApiProperty() performedByName: string;
  @ApiProperty() createdAt: string;
}

export class DeletionView {
  @ApiProperty({ ...nullableText, description: 'Why the client cannot be deleted; null for one who can' })
  refusal: string | null;
}

export class TimelineEntryView implements TimelineEntry {
  @ApiProperty() id: string;
  @ApiProperty({
    enum: TIMELINE_KINDS,
    description: 'Notes, contacts, messages and bookings are between people; the others are about records',
  })
  kind: TimelineKind;
  @ApiProperty() actionType: string;
  @ApiProperty() actionDetails: string;
  @ApiProperty({ required: false, enum: CONTACT_CHANNELS }) channel?: string;
  @ApiProperty({ required: false, description: 'Of a payment, in whole centavos; negative when taken back' })
  amount?: number;
  @ApiProperty({ required: false }) currency?: string;
  @ApiProperty({ required: false, enum: LEAD_TYPES }) leadType?: string;
  @ApiProperty({ required: false }) leadId?: string;
  @ApiProperty({ required: false }) policyId?: string;
  @ApiProperty() performedByName: string;
  @ApiProperty() createdAt: string;
}

/** The details that a body has; what it does not have is left out. */
export function detailsIn(body: NewClientBody): NewClient;
export function detailsIn(body: ClientChangeBody): Partial<ClientDetails>;
export function detailsIn(body: object): object {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const field = CLIENT_DETAILS.find((detail) => detail === name);
      return field ? [[name, (value as unknown) ?? emptyValue(CLIENT_FIELDS[field])]] : [];
    }),
  );
}
