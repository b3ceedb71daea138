import { ApiProperty, OmitType, nullableText } from '../../platform/http/api-docs.js';
import { EmailAddress, Flag, Text } from '../../platform/http/fields.js';
import { DELIVERY_STATES, type Delivery, type DeliveryState } from '../application/issue.ports.js';
import { CONSENT_FORMS, type ConsentForm } from '../domain/consent-wording.js';
import { type Issue, ISSUE_STATES, type IssueState, type IssueText } from '../domain/issue.js';
import {
  type Consent,
  SUBSCRIBER_STATES,
  type Subscriber,
  type SubscriberState,
} from '../domain/subscriber.js';
import { refusalOf } from '../domain/subscriber-mails.js';

const MAX_CONTENT = 100_000;

export class IssueBody {
  @Text({ max: 150 }) subject: string;
  @Text({ max: 150, optional: true }) preheader?: string | null;
  @Text({ max: MAX_CONTENT, optional: true, lines: true }) content?: string | null;
  @Flag({ optional: true }) public?: boolean | null;
}

export class IssueChangeBody extends IssueBody {
  /** Rejects the change when the issue was changed since. */
  @Text({ max: 24, optional: true }) ifUpdatedAt?: string | null;
}

export class TestCopyBody {
  @EmailAddress() to: string;
}

export class SendBody {
  /** ISO 8601 with a time zone; in 30 seconds when it is left out. */
  @Text({ max: 40, optional: true }) at?: string | null;
}

export class IssueView {
  @ApiProperty() id: string;
  @ApiProperty() subject: string;
  @ApiProperty() preheader: string;
  @ApiProperty() content: string;
  @ApiProperty() public: boolean;
  @ApiProperty({ enum: ISSUE_STATES }) state: IssueState;
  @ApiProperty(nullableText) slug: string | null;
  @ApiProperty({ ...nullableText, description: 'When the last test copy was sent' }) testedAt: string | null;
  @ApiProperty(nullableText) sendAt: string | null;
  @ApiProperty(nullableText) startedAt: string | null;
  @ApiProperty(nullableText) endedAt: string | null;
  @ApiProperty() recipients: number;
  @ApiProperty() sent: number;
  @ApiProperty() failed: number;
  @ApiProperty() skipped: number;
  @ApiProperty({ description: 'Subscribers who left by a link of this issue' }) left: number;
  @ApiProperty() createdBy: string;
  @ApiProperty() createdAt: string;
  @ApiProperty() updatedAt: string;
}

export class IssueSummaryView extends OmitType(IssueView, ['content']) {}

export class IssueDetailView extends IssueView {
  @ApiProperty({ description: 'Addresses confirmed since it began' }) confirmedSince: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Until a planned issue begins, by the server’s clock',
  })
  secondsLeft: number | null;
}

export class TestCopyView {
  @ApiProperty({ description: 'The id of the message' }) id: string;
}

export class AudienceView {
  @ApiProperty() recipients: number;
  @ApiProperty() unconfirmed: number;
  @ApiProperty() left: number;
  @ApiProperty() failing: number;
}

export class SubscriberView {
  @ApiProperty({ description: 'The id of the subscription' }) id: string;
  @ApiProperty() firstName: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: SUBSCRIBER_STATES }) state: SubscriberState;
  @ApiProperty({ ...nullableText, description: 'Why no issue is sent to this address' }) reason:
    string | null;
}

export class NewsletterStatusView {
  @ApiProperty({ description: 'Whether a mail server is connected' }) smtp: boolean;
  @ApiProperty({ type: Number, nullable: true }) dailyLimit: number | null;
  @ApiProperty() sentToday: number;
}

export class DeliveryView {
  @ApiProperty({ description: 'The id of the subscription' }) id: string;
  @ApiProperty() firstName: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: DELIVERY_STATES }) state: DeliveryState;
  @ApiProperty({ ...nullableText, description: "The mail server's own words" }) reply: string | null;
  @ApiProperty(nullableText) reason: string | null;
  @ApiProperty(nullableText) mailId: string | null;
  @ApiProperty(nullableText) sentAt: string | null;
}

class ConsentView {
  @ApiProperty() id: string;
  @ApiProperty() wording: string;
  @ApiProperty() wordingVersion: string;
  @ApiProperty() policyDate: string;
  @ApiProperty({ enum: CONSENT_FORMS }) form: ConsentForm;
  @ApiProperty() givenAt: string;
  @ApiProperty(nullableText) confirmedAt: string | null;
  @ApiProperty({ enum: ['link', 'return', 'import'], nullable: true }) confirmedHow: Consent['confirmedHow'];
  @ApiProperty(nullableText) withdrawnAt: string | null;
  @ApiProperty({ enum: ['link', 'one-click', 'staff', 'address-changed', 'import'], nullable: true })
  withdrawnHow: Consent['withdrawnHow'];
}

export class ConsentsView {
  @ApiProperty({
    description: 'The one that has the newsletter of the mailbox: another one where there are two',
  })
  subscriptionId: string;
  @ApiProperty({ enum: SUBSCRIBER_STATES }) state: SubscriberState;
  @ApiProperty(nullableText) confirmationSentAt: string | null;
  @ApiProperty({ type: [ConsentView] }) consents: ConsentView[];
}

export function issueTextOf({ subject, preheader, content, public: isPublic }: IssueBody): IssueText {
  return { subject, preheader: preheader ?? '', content: content ?? '', isPublic: isPublic ?? false };
}

export function issueView({ isPublic, unsubscribed, ...issue }: Issue): IssueView {
  return { ...issue, public: isPublic, left: unsubscribed };
}

export function subscriberView({ subscriptionId, firstName, email, state }: Subscriber): SubscriberView {
  return { id: subscriptionId, firstName, email, state, reason: refusalOf(state) };
}

export function deliveryView({ subscriptionId, ...delivery }: Delivery): DeliveryView {
  return { id: subscriptionId, ...delivery };
}

export function consentsView(
  { subscriptionId, state, confirmationSentAt }: Subscriber,
  consents: readonly Consent[],
): ConsentsView {
  return {
    subscriptionId,
    state,
    confirmationSentAt,
    consents: consents.map(({ subscriptionId: _s, purpose: _p, withdrawnBy: _b, ...consent }) => consent),
  };
}
