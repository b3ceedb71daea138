import { ApiProperty, ApiPropertyOptional } from '../../platform/http/api-docs.js';
import type { PersonRecord } from '../application/ports.js';
import { RequestView } from './duties.dto.js';
import type { LegalHold } from '../domain/legal-hold.js';
import type { PersonalRow } from '../rows-of-files.js';
import type { PersonalSubmission } from '../../screening/personal-submissions.js';

const nullableText = { type: String, nullable: true } as const;
const LEAD_TYPES = ['appointment', 'subscription'] as const;
type LeadType = (typeof LEAD_TYPES)[number];
type Lead = PersonRecord['leads'][number];
type Sale = NonNullable<Lead['sale']>;

class SaleView implements Sale {
  @ApiProperty() productPurchased: string;
  @ApiProperty(nullableText) premiumFrequency: Sale['premiumFrequency'];
  @ApiProperty(nullableText) premiumRate: string | null;
  @ApiProperty(nullableText) soldOn: string | null;
}

class PersonalLeadView implements Lead {
  @ApiProperty({ enum: LEAD_TYPES }) leadType: LeadType;
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty(nullableText) lastName: string | null;
  @ApiProperty() email: string;
  @ApiProperty() phone: string;
  @ApiProperty(nullableText) clientId: string | null;
  @ApiProperty(nullableText) dateOfBirth: string | null;
  @ApiProperty({ type: String }) leadStatus: Lead['leadStatus'];
  @ApiProperty(nullableText) bookingStatus: Lead['bookingStatus'];
  @ApiProperty(nullableText) preferredDate: string | null;
  @ApiProperty(nullableText) preferredTime: Lead['preferredTime'];
  @ApiProperty(nullableText) meetingWay: Lead['meetingWay'];
  @ApiProperty({ type: Number, nullable: true }) meetingMinutes: number | null;
  @ApiProperty(nullableText) serviceInterest: Lead['serviceInterest'];
  @ApiProperty(nullableText) notes: string | null;
  @ApiProperty({ type: Object, nullable: true }) visitorRequest: Lead['visitorRequest'];
  @ApiProperty(nullableText) visitorTimeZone: string | null;
  @ApiProperty() createdAt: string;
  @ApiProperty({ type: SaleView, nullable: true }) sale: SaleView | null;
}

type Client = PersonRecord['clients'][number];

class PersonalClientView implements Client {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty(nullableText) middleName: string | null;
  @ApiProperty(nullableText) lastName: string | null;
  @ApiProperty(nullableText) suffix: string | null;
  @ApiProperty(nullableText) email: string | null;
  @ApiProperty(nullableText) phone: string | null;
  @ApiProperty(nullableText) dateOfBirth: string | null;
  @ApiProperty(nullableText) address: string | null;
  @ApiProperty(nullableText) channel: Client['channel'];
  @ApiProperty(nullableText) notes: string | null;
  @ApiProperty(nullableText) referredBy: string | null;
  @ApiProperty({ type: [String] }) tags: readonly string[];
  @ApiProperty({ ...nullableText, description: 'The name' }) household: string | null;
  @ApiProperty(nullableText) householdRole: Client['householdRole'];
  @ApiProperty() createdAt: string;
  @ApiProperty({ type: [Object] }) activity: Client['activity'];
  @ApiProperty({ ...nullableText, description: 'When a merge replaced it; null for the client as it is' })
  mergedAt: string | null;
}

type Policy = PersonRecord['policies'][number];

class PersonalPolicyView implements Policy {
  @ApiProperty() id: string;
  @ApiProperty() clientId: string;
  @ApiProperty(nullableText) insured: string | null;
  @ApiProperty() insurer: string;
  @ApiProperty() product: string;
  @ApiProperty({ type: String }) line: Policy['line'];
  @ApiProperty(nullableText) policyNumber: string | null;
  @ApiProperty({ type: String }) application: Policy['application'];
  @ApiProperty({ type: String }) force: Policy['force'];
  @ApiProperty(nullableText) forceSince: string | null;
  @ApiProperty() startsOn: string;
  @ApiProperty(nullableText) endsOn: string | null;
  @ApiProperty({ type: Object }) premium: Policy['premium'];
  @ApiProperty({ type: String }) mode: Policy['mode'];
  @ApiProperty() graceDays: number;
  @ApiProperty(nullableText) paidBefore: string | null;
  @ApiProperty(nullableText) reinstateUntil: string | null;
  @ApiProperty(nullableText) remarks: string | null;
  @ApiProperty(nullableText) saleId: string | null;
  @ApiProperty({ ...nullableText, description: 'Null from the start' }) termsSince: string | null;
  @ApiProperty({ ...nullableText, description: 'The day from which premiums are planned' })
  planFrom: string | null;
  @ApiProperty({ type: [Object], description: 'Terms that change on a day' }) upcoming: Policy['upcoming'];
  @ApiProperty() createdAt: string;
  @ApiProperty() updatedAt: string;
  @ApiProperty({ type: [Object] }) beneficiaries: Policy['beneficiaries'];
  @ApiProperty({ type: [Object] }) payments: Policy['payments'];
  @ApiProperty({ type: [Object] }) cases: Policy['cases'];
  @ApiProperty({ type: [Object] }) versions: Policy['versions'];
}

class PersonalNoteView {
  @ApiProperty() id: string;
  @ApiProperty({ enum: LEAD_TYPES }) leadType: LeadType;
  @ApiProperty() leadId: string;
  @ApiProperty() note: string;
  @ApiProperty() createdByName: string;
  @ApiProperty() createdAt: string;
}

class MentionView {
  @ApiProperty({ enum: ['note', 'task'] }) kind: 'note' | 'task';
  @ApiProperty() id: string;
  @ApiProperty() text: string;
  @ApiProperty({ enum: LEAD_TYPES, nullable: true }) leadType: LeadType | null;
  @ApiProperty(nullableText) leadId: string | null;
}

class PersonalActivityView {
  @ApiProperty() id: string;
  @ApiProperty({ enum: LEAD_TYPES }) leadType: LeadType;
  @ApiProperty() leadId: string;
  @ApiProperty({ type: String }) actionType: PersonRecord['activity'][number]['actionType'];
  @ApiProperty() actionDetails: string;
  @ApiProperty() performedByName: string;
  @ApiProperty() createdAt: string;
}

class PersonalMailView {
  @ApiProperty() id: string;
  @ApiProperty({ type: String }) kind: PersonRecord['mails'][number]['kind'];
  @ApiProperty() subject: string;
  @ApiProperty({ type: String }) state: PersonRecord['mails'][number]['state'];
  @ApiProperty() createdAt: string;
  @ApiProperty(nullableText) sentAt: string | null;
}

class GivenConsentView {
  @ApiProperty() wording: string;
  @ApiProperty({ type: String }) form: PersonRecord['subscriptions'][number]['consents'][number]['form'];
  @ApiProperty() givenAt: string;
  @ApiProperty(nullableText) confirmedAt: string | null;
  @ApiProperty(nullableText) withdrawnAt: string | null;
}

class PersonalSubscriptionView {
  @ApiProperty() subscriptionId: string;
  @ApiProperty({ type: String }) state: PersonRecord['subscriptions'][number]['state'];
  @ApiProperty({ type: [GivenConsentView] }) consents: readonly GivenConsentView[];
}

class PersonalTaskView {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() dueDate: string;
  @ApiProperty(nullableText) doneAt: string | null;
  @ApiProperty({ enum: LEAD_TYPES, nullable: true }) leadType: LeadType | null;
  @ApiProperty(nullableText) leadId: string | null;
  @ApiProperty(nullableText) clientId: string | null;
}

class HeldSubmissionView implements PersonalSubmission {
  @ApiProperty() id: string;
  @ApiProperty({ enum: ['appointment', 'subscription', 'blocked'] }) kind: PersonalSubmission['kind'];
  @ApiProperty() createdAt: string;
}

class PersonalRowView implements PersonalRow {
  @ApiProperty() createdAt: string;
  @ApiProperty() fileName: string;
  @ApiProperty() row: number;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  cells: Readonly<Record<string, string>>;
}

class BackupFileView {
  @ApiProperty() file: string;
  @ApiProperty() takenAt: string;
  @ApiProperty({ ...nullableText, description: 'Null for a file that is not deleted automatically' })
  goneBy: string | null;
}

class HoldOfPersonView implements Omit<LegalHold, 'email'> {
  @ApiProperty() id: string;
  @ApiProperty() reason: string;
  @ApiProperty() since: string;
  @ApiProperty() byName: string;
}

export class PersonView implements PersonRecord {
  @ApiProperty() email: string;
  @ApiProperty({ type: [String] }) names: readonly string[];
  @ApiProperty({ type: [String] }) phones: readonly string[];
  @ApiProperty(nullableText) firstSeen: string | null;
  @ApiProperty(nullableText) lastContact: string | null;
  @ApiProperty({ type: [PersonalClientView] }) clients: readonly PersonalClientView[];
  @ApiProperty({ type: [PersonalPolicyView] }) policies: readonly PersonalPolicyView[];
  @ApiProperty({ type: [PersonalLeadView] }) leads: readonly PersonalLeadView[];
  @ApiProperty({ type: [PersonalNoteView] }) notes: readonly PersonalNoteView[];
  @ApiProperty({ type: [MentionView] }) mentions: readonly MentionView[];
  @ApiProperty({ type: [PersonalActivityView] }) activity: readonly PersonalActivityView[];
  @ApiProperty({ type: [PersonalMailView] }) mails: readonly PersonalMailView[];
  @ApiProperty({ type: [PersonalSubscriptionView] }) subscriptions: readonly PersonalSubscriptionView[];
  @ApiProperty({ type: [PersonalTaskView] }) tasks: readonly PersonalTaskView[];
  @ApiProperty({ type: [HeldSubmissionView] }) suspected: readonly HeldSubmissionView[];
  @ApiProperty({ type: [PersonalRowView], description: 'Of uploaded files' })
  importRows: readonly PersonalRowView[];
  @ApiProperty({ type: [BackupFileView] }) backups: readonly BackupFileView[];
  @ApiProperty({ type: HoldOfPersonView, nullable: true }) hold: HoldOfPersonView | null;
  @ApiProperty({ type: [RequestView] }) requests: readonly RequestView[];
}

export class PeopleView {
  @ApiProperty({ type: [PersonView] }) people: PersonView[];
  @ApiPropertyOptional({ description: 'Only when there are more people than these' }) newestOnly?: boolean;
}
