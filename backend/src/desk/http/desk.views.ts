import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
  nullableText,
} from '../../platform/http/api-docs.js';
import { LEAD_TYPES, type LeadType } from '../../leads/desk-leads.js';
import { AppointmentLead, KnownClientView, SubscriptionLead } from '../../leads/lead-views.js';
import type { ListedLeadRow } from '../../leads/listed-leads.js';
import { type FailedMail, MAIL_STATES, type MailOfLead } from '../../mail/mail-states.js';
import { CALCULATOR_KINDS, type CalculatorKind } from '../../planning/domain/calculator-kinds.js';
import { PREMIUM_STATES } from '../../policies/policy-days.js';
import { TaskView } from '../../tasks/task-view.js';
import type { LeadDetail } from '../application/open-lead.js';
import type { CalculatorUse } from '../application/count-calculator-use.js';
import type { SearchResults } from '../application/search-console.js';
import type { Waiting } from '../application/count-waiting.js';
import type {
  ComingDay,
  Consultation,
  DuePremium,
  DuePremiums,
  Today,
  WaitingLead,
} from '../application/today.js';

/** The schema of a class in the API's description. */
export const reference = (view: new () => object) => ({ $ref: getSchemaPath(view) });

const lead = { oneOf: [AppointmentLead, SubscriptionLead].map(reference) };

class ConsultationView extends AppointmentLead implements Consultation {
  @ApiProperty({ type: Number, nullable: true, description: 'Years on that day' }) age: number | null;
  @ApiProperty({ type: TaskView, nullable: true }) openTask: TaskView | null;
}

const WAITING = { description: 'Business minutes since the lead came in' };

class WaitingAppointment extends AppointmentLead {
  @ApiProperty(WAITING) waitingMinutes: number;
}

class WaitingSubscription extends SubscriptionLead {
  @ApiProperty(WAITING) waitingMinutes: number;
}

const waiting = {
  oneOf: [WaitingAppointment, WaitingSubscription].map(reference),
};
const UP_TO_100 = { description: 'Counted up to 100' };

class FirstLeadsView {
  @ApiProperty(UP_TO_100) total: number;
  @ApiProperty({ type: 'array', items: lead }) rows: readonly ListedLeadRow[];
}

@ApiExtraModels(WaitingAppointment, WaitingSubscription)
class WaitingLeadsView {
  @ApiProperty(UP_TO_100) total: number;
  @ApiProperty({ type: 'array', items: waiting }) rows: readonly WaitingLead[];
}

class FirstTasksView {
  @ApiProperty() total: number;
  @ApiProperty({ type: [TaskView] }) rows: readonly TaskView[];
}

class FailedMailView implements FailedMail {
  @ApiProperty() id: string;
  @ApiProperty({ type: String }) kind: FailedMail['kind'];
  @ApiProperty({ enum: LEAD_TYPES, nullable: true }) leadType: string | null;
  @ApiProperty(nullableText) leadId: string | null;
  @ApiProperty() subject: string;
  @ApiProperty() createdAt: string;
  @ApiProperty({ ...nullableText, description: "The mail server's own words" }) lastReply: string | null;
}

class FirstFailedMailsView {
  @ApiProperty(UP_TO_100) total: number;
  @ApiProperty({ type: [FailedMailView] }) rows: readonly FailedMailView[];
}

const COMING_KINDS = ['birthday', 'maturity', 'anniversary', 'premium'] as const;
const IN_CENTAVOS = { type: 'integer', description: 'In whole centavos' } as const;

class ComingDayView implements ComingDay {
  @ApiProperty({ enum: COMING_KINDS }) kind: ComingDay['kind'];
  @ApiProperty() date: string;
  @ApiProperty({ enum: LEAD_TYPES, nullable: true, description: 'Of a sale without a policy' })
  leadType: LeadType | null;
  @ApiProperty(nullableText) leadId: string | null;
  @ApiProperty(nullableText) clientId: string | null;
  @ApiProperty(nullableText) policyId: string | null;
  @ApiProperty() name: string;
  @ApiProperty({ example: 'Term life, monthly, $120' }) detail: string;
}

class DuePremiumView implements DuePremium {
  @ApiProperty() id: string;
  @ApiProperty() policyId: string;
  @ApiProperty() clientId: string;
  @ApiProperty() name: string;
  @ApiProperty(nullableText) phone: string | null;
  @ApiProperty({ ...nullableText, description: 'Null for a client whom no mail reaches' }) email:
    string | null;
  @ApiProperty() insurer: string;
  @ApiProperty() product: string;
  @ApiProperty(nullableText) policyNumber: string | null;
  @ApiProperty() dueDate: string;
  @ApiProperty() graceEndsOn: string;
  @ApiProperty(IN_CENTAVOS) amount: number;
  @ApiProperty(IN_CENTAVOS) paidAmount: number;
  @ApiProperty() currency: string;
  @ApiProperty({ enum: PREMIUM_STATES }) state: DuePremium['state'];
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of the grace days' }) daysLeft: number | null;
}

const EACH_UP_TO_100 = { description: 'Each counted up to 100' };

class DuePremiumsView implements DuePremiums {
  @ApiProperty(EACH_UP_TO_100) total: number;
  @ApiProperty({ description: 'Each policy once, with the premium that was due first' }) pastGrace: number;
  @ApiProperty() inGrace: number;
  @ApiProperty({ description: 'Due today or within seven days' }) dueSoon: number;
  @ApiProperty({ type: [DuePremiumView], description: 'The first of each, in this order' })
  rows: readonly DuePremiumView[];
}

export class TodayView implements Today {
  @ApiProperty() date: string;
  @ApiProperty({ type: [ConsultationView], description: 'From today until the next open day' })
  consultations: readonly ConsultationView[];
  @ApiProperty() nextOpenDay: string;
  @ApiProperty({ type: FirstLeadsView, description: 'Confirmed, of the last seven days' })
  withoutOutcome: FirstLeadsView;
  @ApiProperty({ type: WaitingLeadsView }) unanswered: WaitingLeadsView;
  @ApiProperty({ type: WaitingLeadsView }) unansweredSignUps: WaitingLeadsView;
  @ApiProperty({ type: FirstTasksView }) tasks: FirstTasksView;
  @ApiProperty({ type: FirstLeadsView }) visitorRequests: FirstLeadsView;
  @ApiProperty({ type: FirstFailedMailsView }) failedMails: FirstFailedMailsView;
  @ApiProperty({ type: DuePremiumsView }) premiums: DuePremiumsView;
  @ApiProperty({ type: [ComingDayView] }) coming: readonly ComingDayView[];
  @ApiProperty({ type: Number, nullable: true }) medianFirstResponseMinutes: number | null;
}

export class WaitingCountsView implements Waiting {
  @ApiProperty({ description: "The user's own, and next steps of cases, due today or overdue" })
  tasksDue: number;
  @ApiProperty(UP_TO_100) failedMails: number;
  @ApiProperty({ description: 'Until a mail server is connected' }) heldMails: number;
  @ApiProperty(UP_TO_100) premiumsPastGrace: number;
  @ApiProperty(UP_TO_100) premiumsInGrace: number;
  @ApiProperty({ description: 'Due today or overdue; 0 for an assistant' }) privacyRequestsDue: number;
}

class LeadMailView implements MailOfLead {
  @ApiProperty() id: string;
  @ApiProperty({ type: String }) kind: MailOfLead['kind'];
  @ApiProperty({ enum: MAIL_STATES }) state: MailOfLead['state'];
  @ApiProperty() subject: string;
  @ApiProperty() createdAt: string;
  @ApiProperty(nullableText) sentAt: string | null;
}

type Belonging = Omit<LeadDetail, 'lead'>;

export class AppointmentDetail extends AppointmentLead implements Belonging {
  @ApiProperty({ type: TaskView, nullable: true }) nextTask: TaskView | null;
  @ApiProperty({ type: [LeadMailView] }) mails: readonly LeadMailView[];
  @ApiProperty({ type: 'array', items: lead }) related: readonly ListedLeadRow[];
}

export class SubscriptionDetail extends SubscriptionLead implements Belonging {
  @ApiProperty({ type: TaskView, nullable: true }) nextTask: TaskView | null;
  @ApiProperty({ type: [LeadMailView] }) mails: readonly LeadMailView[];
  @ApiProperty({ type: 'array', items: lead }) related: readonly ListedLeadRow[];
}

class FoundLeadView {
  @ApiProperty({ enum: LEAD_TYPES }) leadType: LeadType;
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ example: 'Retirement Planning, Nov 25, 2026' }) detail: string;
  @ApiProperty() email: string;
  @ApiPropertyOptional() phone?: string;
  @ApiPropertyOptional({ type: KnownClientView, description: 'The linked client' }) known?: KnownClientView;
}

class FoundPostView {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() slug: string;
}

/** A client, or a policy. */
class FoundRecordView {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty() detail: string;
}

export class SearchResultsView implements SearchResults {
  @ApiProperty({ type: [FoundRecordView] }) clients: readonly FoundRecordView[];
  @ApiProperty({ type: [FoundRecordView] }) policies: readonly FoundRecordView[];
  @ApiProperty({ type: [FoundLeadView] }) leads: readonly FoundLeadView[];
  @ApiProperty({ type: [FoundPostView] }) posts: readonly FoundPostView[];
}

export class CalculatorUseView implements CalculatorUse {
  @ApiProperty({ enum: CALCULATOR_KINDS }) kind: CalculatorKind;
  @ApiProperty({ description: 'Requests of its page and of its JSON, without crawlers' }) opened: number;
  @ApiProperty({ description: 'Bookings that came with its result' }) asked: number;
}
