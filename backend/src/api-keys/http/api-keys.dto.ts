import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { Label, List, Text } from '../../platform/http/fields.js';
import { parseMoment } from '../../platform/http/moment.js';
import { type ApiKey, isUsable, MOST_KEY_NAME, type NewApiKey } from '../domain/api-key.js';
import { type Scope, SCOPES } from '../domain/scopes.js';
import type { ListedApiKey } from '../store/sql-api-keys.js';

const KEY_STATES = ['active', 'expired', 'ended'] as const;

export class NewApiKeyBody {
  @Text({ max: MOST_KEY_NAME }) name: string;
  @ApiProperty({ enum: SCOPES, isArray: true })
  @List({
    max: SCOPES.length,
    form: new RegExp(`^(?:${SCOPES.join('|')})$`),
    said: ['api-key.scopes', { scopes: SCOPES.join(', ') }],
  })
  scopes: Scope[];
  /** ISO 8601 with a time zone, in the future and at most five years away; without it the key expires in a year. */
  @Label('Expiry') @Text({ max: 40, optional: true }) expiresAt?: string | null;
}

/** Rejects an expiry without a time zone. */
export function newKeyOf({ name, scopes, expiresAt }: NewApiKeyBody): NewApiKey {
  return { name, scopes, expiresAt: expiresAt ? parseMoment('expiresAt', 'Expiry', expiresAt) : null };
}

export class ApiKeyView {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'The beginning and the last four characters of the key' }) hint: string;
  @ApiProperty({ enum: SCOPES, isArray: true }) scopes: readonly Scope[];
  @ApiProperty({ enum: KEY_STATES }) state: (typeof KEY_STATES)[number];
  @ApiProperty() createdAt: string;
  @ApiProperty({ description: 'The id of the user who made it' }) createdBy: string;
  @ApiProperty() createdByName: string;
  @ApiProperty(nullableText) expiresAt: string | null;
  @ApiProperty(nullableText) endedAt: string | null;
  @ApiProperty(nullableText) lastCallAt: string | null;
  @ApiProperty({ ...nullableText, description: 'From which it was used last' }) lastAddress: string | null;
  @ApiProperty({ description: 'Of the last 7 days, today included' }) calls: number;
}

export class NewApiKeyView extends ApiKeyView {
  @ApiProperty({ description: 'The key itself, which is in this answer only' }) key: string;
}

/** Field by field, so that no other column leaves the server. */
export function apiKeyView(apiKey: ListedApiKey, now: string): ApiKeyView {
  const { id, name, hint, scopes, createdAt, expiresAt, endedAt } = apiKey;
  const { createdBy, createdByName, lastCallAt, lastAddress, calls } = apiKey;
  return {
    id,
    name,
    hint,
    scopes,
    state: stateOf(apiKey, now),
    createdAt,
    expiresAt,
    endedAt,
    createdBy,
    createdByName,
    lastCallAt,
    lastAddress,
    calls,
  };
}

function stateOf(apiKey: ApiKey, now: string): ApiKeyView['state'] {
  if (apiKey.endedAt !== null) return 'ended';
  return isUsable(apiKey, now) ? 'active' : 'expired';
}
