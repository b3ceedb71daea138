import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { documentCounts } from '../../platform/http/personal-words.js';
import { textRule } from '../../platform/http/field-rule.js';
import { List, Text } from '../../platform/http/fields.js';
import { emailKey } from '../../platform/values/email.js';

const MOST_MENTIONS = 500;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export class ErasureBody {
  /** One whole address. */
  @Text({ max: 254 }) @textRule('field.email', (text) => emailKey(text) !== null) email: string;
  /** Kept, so it must not say whose erasure it is. */
  @Text({ max: 500, min: 3 }) reason: string;
  /** Why a policy in force is erased all the same. Kept with the reason. */
  @Text({ max: 300, min: 3, optional: true }) legalGround?: string | null;
  @List({
    max: MOST_MENTIONS,
    form: UUID,
    said: ['erasure.mention-ids', { max: MOST_MENTIONS }],
    optional: true,
  })
  mentions?: string[] | null;
}

/** How many records of each kind an erasure removed or emptied. */
class CountsView {
  readonly [name: string]: number;
}
documentCounts(CountsView);

class RemainingBackupView {
  @ApiProperty() file: string;
  @ApiProperty() takenAt: string;
  @ApiProperty({ ...nullableText, description: 'Null for a file that is not deleted automatically' })
  goneBy: string | null;
}

export class ErasureView {
  @ApiProperty() id: string;
  @ApiProperty() reason: string;
  @ApiProperty() erasedAt: string;
  @ApiProperty(nullableText) erasedBy: string | null;
  @ApiProperty() erasedByName: string;
  @ApiProperty() counts: CountsView;
  @ApiProperty({ type: [String] }) kept: readonly string[];
  @ApiProperty({ type: [RemainingBackupView] }) backups: readonly RemainingBackupView[];
}

export class CertificateView extends ErasureView {
  @ApiProperty({ description: 'Only in this response: it is not stored' }) email: string;
}
