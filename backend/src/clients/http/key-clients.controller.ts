import { Controller, Get, Query } from '@nestjs/common';
import { AllowToKeys } from '../../api-keys/key-access.js';
import { ApiProperty, ApiTags, nullableText } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { ApiCursorPage, type CursorPage, CursorPages } from '../../platform/http/cursor-pages.js';
import { ClientQueries } from '../client-queries.js';
import type { Client, ClientChannel } from '../domain/client.js';
import { CLIENT_CHANNELS } from '../domain/client-fields.js';

/** A client as other software reads it: without the birth date, the address, the notes, the tags and the premiums. */
class KeyClientView {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty(nullableText) middleName: string | null;
  @ApiProperty(nullableText) lastName: string | null;
  @ApiProperty(nullableText) suffix: string | null;
  @ApiProperty(nullableText) email: string | null;
  @ApiProperty(nullableText) phone: string | null;
  @ApiProperty({ enum: CLIENT_CHANNELS, nullable: true }) channel: ClientChannel | null;
  @ApiProperty({ ...nullableText, description: 'The user who looks after the client' }) ownerId:
    string | null;
  @ApiProperty(nullableText) householdId: string | null;
  @ApiProperty() policiesInForce: number;
  @ApiProperty() createdAt: string;
  @ApiProperty() updatedAt: string;
}

/** Clients for other software. */
@ApiTags('v1')
@Controller('api/v1')
export class KeyClientsController {
  constructor(
    private readonly clients: ClientQueries,
    private readonly pages: CursorPages,
  ) {}

  /** The last added first. */
  @Get('clients')
  @PersonalRows('clients')
  @AllowToKeys('clients:read')
  @ApiCursorPage(KeyClientView)
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<CursorPage<KeyClientView>> {
    const read = this.clients.newest.bind(this.clients);
    return this.pages.page('clients', query, read, keyClientView);
  }
}

/** Field by field, so that a new field of clients does not reach other software unnoticed. */
function keyClientView(client: Client): KeyClientView {
  const { id, firstName, middleName, lastName, suffix, email, phone, channel, ownerId, householdId } = client;
  const { policiesInForce, createdAt, updatedAt } = client;
  return {
    id,
    firstName,
    middleName,
    lastName,
    suffix,
    email,
    phone,
    channel,
    ownerId,
    householdId,
    policiesInForce,
    createdAt,
    updatedAt,
  };
}
