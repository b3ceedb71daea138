import { ApiProperty } from '../../platform/http/api-docs.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import type { PersonalPolicy } from '../personal-policies.js';

const nullableText = { type: String, nullable: true } as const;

class PersonalPolicyView implements PersonalPolicy {
  @ApiProperty() id: string;
  @ApiProperty() clientId: string;
  @ApiProperty(nullableText) insured: string | null;
  @ApiProperty() insurer: string;
  @ApiProperty() product: string;
  @ApiProperty({ type: String }) line: PersonalPolicy['line'];
  @ApiProperty(nullableText) policyNumber: string | null;
  @ApiProperty({ type: String }) application: PersonalPolicy['application'];
  @ApiProperty({ type: String }) force: PersonalPolicy['force'];
  @ApiProperty(nullableText) forceSince: string | null;
  @ApiProperty() startsOn: string;
  @ApiProperty(nullableText) endsOn: string | null;
  @ApiProperty({ type: Object }) premium: PersonalPolicy['premium'];
  @ApiProperty({ type: String }) mode: PersonalPolicy['mode'];
  @ApiProperty() graceDays: number;
  @ApiProperty(nullableText) paidBefore: string | null;
  @ApiProperty(nullableText) reinstateUntil: string | null;
  @ApiProperty(nullableText) remarks: string | null;
  @ApiProperty(nullableText) saleId: string | null;
  @ApiProperty({ ...nullableText, description: 'Null from the start' }) termsSince: string | null;
  @ApiProperty({ ...nullableText, description: 'The day from which premiums are planned' })
  planFrom: string | null;
  @ApiProperty({ type: [Object], description: 'Terms that change on a day' })
  upcoming: PersonalPolicy['upcoming'];
  @ApiProperty() createdAt: string;
  @ApiProperty() updatedAt: string;
  @ApiProperty({ type: [Object] }) beneficiaries: PersonalPolicy['beneficiaries'];
  @ApiProperty({ type: [Object] }) payments: PersonalPolicy['payments'];
  @ApiProperty({ type: [Object] }) cases: PersonalPolicy['cases'];
  @ApiProperty({ type: [Object] }) versions: PersonalPolicy['versions'];
}

export const POLICY_WORDS: PersonalWords<'policies', 'policies'> = {
  lists: { policies: { title: 'Policies', page: 2, answer: 2, type: PersonalPolicyView } },
  counts: { policies: { answer: 2 } },
};
