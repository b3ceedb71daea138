import { ApiProperty } from '../../platform/http/api-docs.js';
import { Label, OneOf, Text, WhenSentElse } from '../../platform/http/fields.js';
import { ObjectOf } from '../../platform/http/nested-fields.js';
import type { Duplicate, MergeOfClient } from '../client-queries.js';
import type { ClientDetails, ClientName } from '../domain/client.js';
import { DUPLICATE_REASONS, type DuplicateReason } from '../domain/duplicates.js';
import { type Kept, KEPT, type Stayed } from '../domain/merge.js';
import { ClientView } from './clients.dto.js';

const Whose = () => OneOf(KEPT, { optional: true });

/** A field that is left out has the value that there is; of two values that of this client, notes and tags those of both. */
class KeepBody implements Partial<Record<keyof ClientDetails, Kept | null>> {
  @Whose() firstName?: Kept | null;
  @Whose() middleName?: Kept | null;
  @Whose() lastName?: Kept | null;
  @Whose() suffix?: Kept | null;
  @Whose() email?: Kept | null;
  @Whose() phone?: Kept | null;
  @Whose() dateOfBirth?: Kept | null;
  @Whose() address?: Kept | null;
  @Whose() channel?: Kept | null;
  @Whose() ownerId?: Kept | null;
  @Whose() notes?: Kept | null;
  @Whose() referredBy?: Kept | null;
  @Whose() tags?: Kept | null;
}

export class ClientMergeBody {
  @Label('Other client') @Text({ max: 36 }) otherId: string;
  @WhenSentElse({}) @ObjectOf(KeepBody) keep: KeepBody;
}

const nullableText = { type: String, nullable: true } as const;

class NamedClientView implements ClientName {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty(nullableText) middleName: string | null;
  @ApiProperty(nullableText) lastName: string | null;
  @ApiProperty(nullableText) suffix: string | null;
}

export class DuplicateView implements Duplicate {
  @ApiProperty({ type: ClientView }) client: ClientView;
  @ApiProperty({ enum: DUPLICATE_REASONS, isArray: true }) reasons: readonly DuplicateReason[];
}

export class MergeOfClientView implements MergeOfClient {
  @ApiProperty() id: string;
  @ApiProperty({ type: NamedClientView }) other: NamedClientView;
  @ApiProperty() mergedAt: string;
  @ApiProperty() mergedByName: string;
}

export class MergedView {
  @ApiProperty() mergeId: string;
  @ApiProperty({ type: ClientView }) client: ClientView;
}

class StayedView implements Stayed {
  @ApiProperty({ description: '`field`, `household` or a kind of link, such as `appointment` or `policy`' })
  kind: string;
  @ApiProperty({ description: 'The name of the field, or an id' }) id: string;
}

export class UnmergedView {
  @ApiProperty({ type: ClientView }) client: ClientView;
  @ApiProperty({ type: ClientView }) other: ClientView;
  @ApiProperty({ type: [StayedView], description: 'What was changed since the merge, and so stays' })
  stayed: readonly StayedView[];
}
