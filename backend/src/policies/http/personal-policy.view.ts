import { ApiProperty } from '../../platform/http/api-docs.js';
import { viewOf } from '../../platform/http/field-classes.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import type { Policy } from '../domain/policy.js';
import { POLICY_FIELDS } from '../domain/policy-fields.js';
import type { PersonalPolicy } from '../personal-policies.js';
import { CaseView } from './cases.dto.js';
import { PaymentView } from './payments.dto.js';
import { PolicyVersionView, SHOWN_SHAPES, UpcomingTermsView } from './policies.dto.js';

class PersonalPolicyView
  extends viewOf<Policy>(POLICY_FIELDS, Object.keys(POLICY_FIELDS), {
    ...SHOWN_SHAPES,
    upcoming: [UpcomingTermsView],
  })
  implements PersonalPolicy
{
  @ApiProperty({ type: [PaymentView] }) payments: readonly PaymentView[];
  @ApiProperty({ type: [CaseView] }) cases: readonly CaseView[];
  @ApiProperty({ type: [PolicyVersionView] }) versions: readonly PolicyVersionView[];
}

export const POLICY_WORDS: PersonalWords<'policies', 'policies'> = {
  lists: { policies: { title: 'Policies', page: 2, answer: 2, type: PersonalPolicyView } },
  counts: { policies: { answer: 2 } },
};
