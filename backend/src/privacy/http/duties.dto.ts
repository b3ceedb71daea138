import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { EmailAddress, Label, OneOf, Text } from '../../platform/http/fields.js';
import { parseMoment } from '../../platform/http/moment.js';
import type { HeldCounts } from '../../platform/held-part.js';
import type { BreachReport } from '../application/report-breach.js';
import type { DuePerson } from '../application/due-people.js';
import type { DueList } from '../application/list-due.js';
import { type Breach, type BreachSteps, type NewBreach, notifyBy } from '../domain/breach.js';
import type { LegalHold } from '../domain/legal-hold.js';
import {
  type PrivacyRequest,
  REQUEST_KINDS,
  REQUEST_STATES,
  type RequestKind,
  type RequestState,
} from '../domain/privacy-request.js';

export class NewRequestBody {
  @OneOf(REQUEST_KINDS) kind: RequestKind;
  @EmailAddress() email: string;
  /** `YYYY-MM-DD`. */
  @Text({ max: 10, tooLong: 'privacy-request.received-on' }) receivedOn: string;
  @Text({ max: 2000, optional: true, lines: true }) note?: string | null;
}

export class RequestChangeBody {
  @OneOf(REQUEST_STATES) state: RequestState;
  /** What was done, or why it is refused. */
  @Text({ max: 2000, optional: true, lines: true }) outcome?: string | null;
}

export class RequestView implements PrivacyRequest {
  @ApiProperty() id: string;
  @ApiProperty({ enum: REQUEST_KINDS }) kind: RequestKind;
  @ApiProperty({ description: 'Empty once the person has been erased' }) email: string;
  @ApiProperty() receivedOn: string;
  @ApiProperty({ description: '15 working days later' }) dueOn: string;
  @ApiProperty({ enum: REQUEST_STATES }) state: RequestState;
  @ApiProperty(nullableText) outcome: string | null;
  @ApiProperty(nullableText) note: string | null;
  @ApiProperty(nullableText) doneAt: string | null;
  @ApiProperty(nullableText) doneByName: string | null;
}

export class NewHoldBody {
  @EmailAddress() email: string;
  @Text({ min: 3, max: 500, lines: true }) reason: string;
}

export class HoldView implements LegalHold {
  @ApiProperty() id: string;
  @ApiProperty() email: string;
  @ApiProperty() reason: string;
  @ApiProperty() since: string;
  @ApiProperty() byName: string;
}

class DueRowView implements DuePerson {
  @ApiProperty({ enum: ['appointment', 'subscription'] }) leadType: DuePerson['leadType'];
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;
  @ApiProperty({ description: 'Day of the last contact, or on which the subscriber left' })
  lastContact: string;
  @ApiProperty() dueOn: string;
}

class DueRowsView {
  @ApiProperty() total: number;
  @ApiProperty({ type: [DueRowView], description: 'At most 50' }) rows: DueRowView[];
}

class CountView {
  @ApiProperty() total: number;
}

export class DueView implements DueList {
  @ApiProperty() automatic: boolean;
  @ApiProperty() bookingMonths: number;
  @ApiProperty() mailMonths: number;
  @ApiProperty() policyMonths: number;
  @ApiProperty({ type: DueRowsView, description: 'One row for each person, the newest booking' })
  bookings: DueRowsView;
  @ApiProperty({ type: DueRowsView }) leavers: DueRowsView;
  @ApiProperty({ type: CountView }) mails: CountView;
  @ApiProperty({ type: CountView }) policies: CountView;
  @ApiProperty({ description: 'People who are due but under a legal hold' }) heldBack: number;
}

export class DueErasedView {
  @ApiProperty({ description: 'People with bookings that were erased' }) bookings: number;
  @ApiProperty() leavers: number;
  @ApiProperty({ description: 'Messages whose content was removed' }) mails: number;
  @ApiProperty() policies: number;
  @ApiProperty({ description: 'More is due than one call erases; call again' }) more: boolean;
}

export class NewBreachBody {
  @Text({ max: 40 }) discoveredAt: string;
  @Text({ max: 40 }) from: string;
  @Text({ max: 40 }) to: string;
  @Text({ min: 3, max: 5000, lines: true }) what: string;
  /** Id of the user whose account was misused. */
  @Text({ max: 36, optional: true }) account?: string | null;
}

export class BreachStepsBody {
  @Label('NPC notified at') @Text({ max: 40, optional: true }) npcNotifiedAt?: string | null;
  @Text({ max: 40, optional: true }) peopleNotifiedAt?: string | null;
  @Text({ max: 40, optional: true }) closedAt?: string | null;
}

export class BreachView implements Breach {
  @ApiProperty() id: string;
  @ApiProperty() discoveredAt: string;
  @ApiProperty({ description: '72 hours after the discovery' }) notifyBy: string;
  @ApiProperty() from: string;
  @ApiProperty() to: string;
  @ApiProperty() what: string;
  @ApiProperty(nullableText) account: string | null;
  @ApiProperty() createdAt: string;
  @ApiProperty() createdByName: string;
  @ApiProperty(nullableText) npcNotifiedAt: string | null;
  @ApiProperty(nullableText) peopleNotifiedAt: string | null;
  @ApiProperty(nullableText) closedAt: string | null;
}

class BreachPeopleView implements HeldCounts {
  @ApiProperty() bookings: number;
  @ApiProperty() subscriptions: number;
  @ApiProperty() clients: number;
  @ApiProperty({ description: 'Different people, as far as their addresses tell' }) total: number;
}
class BreachFieldView {
  @ApiProperty() field: string;
  @ApiProperty() records: number;
}
class LookView {
  @ApiProperty() at: string;
  @ApiProperty(nullableText) userName: string | null;
  @ApiProperty() action: string;
  @ApiProperty({ type: Number, nullable: true }) rows: number | null;
}
class AffectedView {
  @ApiProperty() email: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['appointment', 'subscription', 'client'] }) kind: string;
  @ApiProperty() createdAt: string;
}
class AffectedListView {
  @ApiProperty() total: number;
  @ApiProperty({ type: [AffectedView], description: 'The first 100' }) rows: AffectedView[];
}

export class BreachReportView extends BreachView implements BreachReport {
  @ApiProperty({ type: BreachPeopleView }) people: BreachPeopleView;
  @ApiProperty({ type: [BreachFieldView] }) fields: BreachFieldView[];
  @ApiProperty({ description: 'Bookings and clients with sensitive data, such as a birth date' })
  sensitiveRecords: number;
  @ApiProperty({
    type: [LookView],
    description: 'Who read or exported many leads, and sign-ins of the account',
  })
  looked: LookView[];
  @ApiProperty({ type: AffectedListView }) affected: AffectedListView;
}

export class ThresholdView {
  @ApiProperty({ description: 'Bookings and clients with sensitive data' }) sensitiveRecords: number;
  @ApiProperty() people: number;
  @ApiProperty() threshold: number;
  @ApiProperty() reached: boolean;
}

export function newBreachIn({ discoveredAt, from, to, what, account }: NewBreachBody): NewBreach {
  return {
    discoveredAt: parseMoment('discoveredAt', 'Discovery', discoveredAt),
    from: parseMoment('from', 'From', from),
    to: parseMoment('to', 'To', to),
    what,
    account: account ?? null,
  };
}

export function stepsIn({ npcNotifiedAt, peopleNotifiedAt, closedAt }: BreachStepsBody): BreachSteps {
  const moment = (field: string, label: string, text: string | null | undefined) =>
    text ? parseMoment(field, label, text) : text;
  return {
    npcNotifiedAt: moment('npcNotifiedAt', 'NPC notified', npcNotifiedAt),
    peopleNotifiedAt: moment('peopleNotifiedAt', 'People notified', peopleNotifiedAt),
    closedAt: moment('closedAt', 'Closed', closedAt),
  };
}

export function breachView(breach: Breach): BreachView {
  return { ...breach, notifyBy: notifyBy(breach) };
}
