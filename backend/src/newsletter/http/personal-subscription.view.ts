import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import type { PersonalSubscription } from '../personal-subscriptions.js';

class GivenConsentView {
  @ApiProperty() wording: string;
  @ApiProperty({ type: String }) form: PersonalSubscription['consents'][number]['form'];
  @ApiProperty() givenAt: string;
  @ApiProperty(nullableText) confirmedAt: string | null;
  @ApiProperty(nullableText) withdrawnAt: string | null;
}

class PersonalSubscriptionView {
  @ApiProperty() subscriptionId: string;
  @ApiProperty({ type: String }) state: PersonalSubscription['state'];
  @ApiProperty({ type: [GivenConsentView] }) consents: readonly GivenConsentView[];
}

export const SUBSCRIPTION_WORDS: PersonalWords<'subscriptions', 'consents'> = {
  lists: {
    subscriptions: {
      title: 'Newsletter',
      page: 4,
      answer: 8,
      shows: 'person',
      type: PersonalSubscriptionView,
    },
  },
  counts: { consents: { answer: 8 } },
};
