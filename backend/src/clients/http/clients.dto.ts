import { ApiProperty } from '../../platform/http/api-docs.js';
import { EmailAddress, Label, List, OneOf, Phone, Text, WhenSent } from '../../platform/http/fields.js';
import type { ClientActivity } from '../client-activity.js';
import {
  type Client,
  CLIENT_CHANNELS,
  CLIENT_LENGTHS,
  type ClientChannel,
  type ClientDetails,
  MOST_NOTES,
  MOST_TAGS,
  TAG,
} from '../domain/client.js';
import { HOUSEHOLD_ROLES, type HouseholdRole } from '../domain/household.js';

class ClientFields {
  @Text({ max: CLIENT_LENGTHS.name, optional: true }) middleName?: string | null;
  @Text({ max: CLIENT_LENGTHS.name, optional: true }) lastName?: string | null;
  @Text({ max: CLIENT_LENGTHS.suffix, optional: true }) suffix?: string | null;
  @EmailAddress({ optional: true }) email?: string | null;
  @Phone({ optional: true }) phone?: string | null;
  @Text({ max: 10, tooLong: 'field.real-date', optional: true }) dateOfBirth?: string | null;
  @Text({ max: CLIENT_LENGTHS.address, optional: true, lines: true }) address?: string | null;
  @OneOf(CLIENT_CHANNELS, { optional: true }) channel?: ClientChannel | null;
  @Label('Owner') @Text({ max: 36, optional: true }) ownerId?: string | null;
  @Text({ max: MOST_NOTES, optional: true, lines: true }) notes?: string | null;
  /** The id of another client, or a name. */
  @Text({ max: CLIENT_LENGTHS.referredBy, optional: true }) referredBy?: string | null;
  @List({ max: MOST_TAGS, form: TAG, said: ['client.tags', { max: MOST_TAGS }], optional: true })
  tags?: string[] | null;
}

export class NewClientBody extends ClientFields {
  @Text({ max: CLIENT_LENGTHS.name }) firstName: string;
}

/** A field that is left out stays; null empties one. */
export class ClientChangeBody extends ClientFields {
  @WhenSent() @Text({ max: CLIENT_LENGTHS.name }) firstName?: string;
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

const nullableText = { type: String, nullable: true } as const;

export class ClientView implements Client {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty(nullableText) middleName: string | null;
  @ApiProperty(nullableText) lastName: string | null;
  @ApiProperty(nullableText) suffix: string | null;
  @ApiProperty(nullableText) email: string | null;
  @ApiProperty(nullableText) phone: string | null;
  @ApiProperty(nullableText) dateOfBirth: string | null;
  @ApiProperty(nullableText) address: string | null;
  @ApiProperty({ enum: CLIENT_CHANNELS, nullable: true }) channel: ClientChannel | null;
  @ApiProperty(nullableText) ownerId: string | null;
  @ApiProperty(nullableText) notes: string | null;
  @ApiProperty({ ...nullableText, description: 'The id of another client, or a name' })
  referredBy: string | null;
  @ApiProperty({ type: [String] }) tags: readonly string[];
  @ApiProperty(nullableText) householdId: string | null;
  @ApiProperty({ enum: HOUSEHOLD_ROLES, nullable: true }) householdRole: HouseholdRole | null;
  @ApiProperty({ type: 'integer' }) policiesInForce: number;
  @ApiProperty({ ...nullableText, description: 'Of the policies that go on; null without an unpaid premium' })
  nextPremiumDue: string | null;
  @ApiProperty() createdAt: string;
  @ApiProperty() updatedAt: string;
}

export class ClientActivityView implements ClientActivity {
  @ApiProperty() id: string;
  @ApiProperty() actionType: string;
  @ApiProperty() actionDetails: string;
  @ApiProperty(nullableText) performedBy: string | null;
  @ApiProperty() performedByName: string;
  @ApiProperty() createdAt: string;
}

/** The details that a body has; what it does not have is left out. */
export function detailsIn<Body extends NewClientBody | ClientChangeBody>(
  body: Body,
): Body extends NewClientBody
  ? Pick<ClientDetails, 'firstName'> & Partial<ClientDetails>
  : Partial<ClientDetails>;
export function detailsIn({ ...fields }: NewClientBody | ClientChangeBody): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      field === 'ifUpdatedAt' ? [] : [[field, value ?? (field === 'tags' ? [] : null)]],
    ),
  );
}
