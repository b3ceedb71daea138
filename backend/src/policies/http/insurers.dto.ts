import { ApiProperty } from '../../platform/http/api-docs.js';
import { Text, WhenSent } from '../../platform/http/fields.js';
import { WholeNumber } from '../../platform/http/whole-number-field.js';
import type { Insurer, ListedProduct } from '../domain/insurer.js';
import { MOST_GRACE_DAYS, POLICY_LINES, type PolicyLine } from '../domain/policy-choices.js';

export class InsurerBody {
  @Text({ max: 120 }) name: string;
}

/** A field that is left out stays. */
export class ProductBody {
  @WhenSent() @Text({ max: 120 }) name?: string;
  /** Of new policies; null for those that are usual in the line. */
  @WholeNumber({ min: 0, max: MOST_GRACE_DAYS, optional: true }) graceDays?: number | null;
}

export class MergeBody {
  /** Is merged into that of the path, and is gone. */
  @Text({ max: 36 }) otherId: string;
}

class ProductView implements ListedProduct {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: POLICY_LINES }) line: PolicyLine;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of new policies' }) graceDays: number | null;
  @ApiProperty({ type: 'integer', description: 'How many there are of it' }) policies: number;
}

export class InsurerView implements Insurer {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ type: [ProductView] }) products: readonly ProductView[];
}
