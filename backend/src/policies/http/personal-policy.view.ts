import { ApiProperty } from '../../platform/http/api-docs.js';
import { heldViewOf } from '../../platform/http/field-classes.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import type { Policy } from '../domain/policy.js';
import { POLICY_FIELDS } from '../domain/policy-fields.js';
import type { PersonalPolicy } from '../personal-policies.js';

class PersonalPolicyView extends heldViewOf<Policy>(POLICY_FIELDS) implements PersonalPolicy {
  @ApiProperty({ type: [Object] }) payments: PersonalPolicy['payments'];
  @ApiProperty({ type: [Object] }) cases: PersonalPolicy['cases'];
  @ApiProperty({ type: [Object] }) versions: PersonalPolicy['versions'];
}

export const POLICY_WORDS: PersonalWords<'policies', 'policies'> = {
  lists: { policies: { title: 'Policies', page: 2, answer: 2, type: PersonalPolicyView } },
  counts: { policies: { answer: 2 } },
};
