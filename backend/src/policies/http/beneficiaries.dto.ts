import { ApiProperty } from '../../platform/http/api-docs.js';
import { Flag, OneOf, Text } from '../../platform/http/fields.js';
import { ListOf } from '../../platform/http/nested-fields.js';
import { WholeNumber } from '../../platform/http/whole-number-field.js';
import {
  type Beneficiary,
  BENEFICIARY_CLASSES,
  type BeneficiaryClass,
  MOST_BENEFICIARIES,
  WHOLE_SHARE,
} from '../domain/beneficiaries.js';

class BeneficiaryBody {
  @Text({ max: 120 }) name: string;
  @Text({ max: 60 }) relationship: string;
  /** In basis points: 2,550 are 25.5 %. Those of a class add up to 10,000. */
  @WholeNumber({ min: 1, max: WHOLE_SHARE }) share: number;
  @OneOf(BENEFICIARY_CLASSES) class: BeneficiaryClass;
  @Flag() revocable: boolean;
}

export class BeneficiariesBody {
  @ListOf(BeneficiaryBody, { least: 0, most: MOST_BENEFICIARIES }) beneficiaries: BeneficiaryBody[];
  /** Why they were changed, for the history of the policy. */
  @Text({ max: 500, optional: true }) reason?: string | null;
  /** Rejects the change when the policy was changed since. */
  @Text({ max: 24, optional: true }) ifUpdatedAt?: string | null;
}

export class BeneficiaryView implements Beneficiary {
  @ApiProperty() name: string;
  @ApiProperty() relationship: string;
  @ApiProperty({ type: 'integer', description: 'In basis points' }) share: number;
  @ApiProperty({ enum: BENEFICIARY_CLASSES }) class: BeneficiaryClass;
  @ApiProperty({ description: 'Whether the policyholder can name somebody else without asking' })
  revocable: boolean;
}

export function beneficiariesIn({ beneficiaries }: BeneficiariesBody): Beneficiary[] {
  return beneficiaries.map(({ name, relationship, share, class: of, revocable }) => ({
    name,
    relationship,
    share,
    class: of,
    revocable,
  }));
}
