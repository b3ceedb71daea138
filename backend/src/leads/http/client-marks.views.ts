import { ApiProperty } from '../../platform/http/api-docs.js';
import type { KnownClient, LikelyClient } from '../domain/listed-lead.js';

export class KnownClientView implements KnownClient {
  @ApiProperty() clientId: string;
  @ApiProperty({ description: 'Those that go on' }) policies: number;
  @ApiProperty({ description: 'Of these, with the next premium in its days of grace' }) inGrace: number;
  @ApiProperty() pastGrace: number;
}

export class LikelyClientView implements LikelyClient {
  @ApiProperty() clientId: string;
  @ApiProperty() name: string;
}

export const PAGES_ONLY = 'Not in lists without a range';
export const KNOWN = {
  type: KnownClientView,
  nullable: true,
  description: `The linked client. ${PAGES_ONLY}`,
};
export const PERHAPS = {
  type: LikelyClientView,
  nullable: true,
  description: `A client with the address or phone number, for a lead without a client. ${PAGES_ONLY}`,
};
