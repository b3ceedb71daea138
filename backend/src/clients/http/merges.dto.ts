import { ApiProperty } from '../../platform/http/api-docs.js';
import { choicesOf, viewOf } from '../../platform/http/field-classes.js';
import { Label, Text, WhenSentElse } from '../../platform/http/fields.js';
import { ObjectOf } from '../../platform/http/nested-fields.js';
import type { Duplicate, DuplicatePair, MergeOfClient } from '../client-queries.js';
import type { ClientDetails, ClientName } from '../domain/client.js';
import { CLIENT_FIELDS } from '../domain/client-fields.js';
import { DUPLICATE_REASONS, type DuplicateReason } from '../domain/duplicates.js';
import { type Kept, KEPT, type Stayed } from '../domain/merge.js';
import { ClientView } from './clients.dto.js';

/** A field that is left out has the value that there is; of two values that of this client, notes and tags those of both. */
class KeepBody extends choicesOf<ClientDetails, Kept>(CLIENT_FIELDS, KEPT) {}

export class ClientMergeBody {
  @Label('Other client') @Text({ max: 36 }) otherId: string;
  @WhenSentElse({}) @ObjectOf(KeepBody) keep: KeepBody;
}

class NamedClientView extends viewOf<ClientName & Pick<ClientView, 'id'>>(CLIENT_FIELDS, [
  'id',
  'firstName',
  'middleName',
  'lastName',
  'suffix',
]) {}

export class DuplicateView implements Duplicate {
  @ApiProperty({ type: ClientView }) client: ClientView;
  @ApiProperty({ enum: DUPLICATE_REASONS, isArray: true }) reasons: readonly DuplicateReason[];
}

export class DuplicatePairView extends DuplicateView implements DuplicatePair {
  @ApiProperty({ type: ClientView }) other: ClientView;
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
