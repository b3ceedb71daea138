import { ApiProperty } from '../../platform/http/api-docs.js';
import { Label, OneOf, Text, WhenSent } from '../../platform/http/fields.js';
import { ListOf } from '../../platform/http/nested-fields.js';
import {
  type Household,
  HOUSEHOLD_ROLES,
  type HouseholdMember,
  type HouseholdRole,
  MOST_MEMBERS,
} from '../domain/household.js';

class MemberBody {
  @Label('Client') @Text({ max: 36 }) clientId: string;
  @OneOf(HOUSEHOLD_ROLES) role: HouseholdRole;
}

const Members = () => ListOf(MemberBody, { least: 1, most: MOST_MEMBERS });

export class NewHouseholdBody {
  @Text({ max: 120 }) name: string;
  /** Exactly one of them is the head. */
  @Members() members: MemberBody[];
}

/** What is left out stays; members replace all there are. */
export class HouseholdChangeBody {
  @WhenSent() @Text({ max: 120 }) name?: string;
  @WhenSent() @Members() members?: MemberBody[];
  /** Rejects the change when the household was changed since. */
  @Text({ max: 24, optional: true }) ifUpdatedAt?: string | null;
}

class HouseholdMemberView implements HouseholdMember {
  @ApiProperty() clientId: string;
  @ApiProperty({ enum: HOUSEHOLD_ROLES }) role: HouseholdRole;
}

export class HouseholdView implements Household {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ type: [HouseholdMemberView] }) members: readonly HouseholdMemberView[];
  @ApiProperty() createdAt: string;
  @ApiProperty() updatedAt: string;
}
