import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
} from '../../platform/http/api-docs.js';
import {
  NOT_SET,
  type NotSet,
  PREFERRED_TIMES,
  type PreferredTime,
  SERVICE_INTERESTS,
  type ServiceInterest,
} from '../../calendar/domain/booking-options.js';
import { OUTSIDE_HOURS, type OutsideHours } from '../../calendar/domain/closed-day.js';
import { MEETING_WAYS, type MeetingWay } from '../../calendar/domain/meeting.js';
import type { ActivityEntry as ActivityEntryData } from '../domain/activity.js';
import {
  type Appointment,
  BOOKING_SOURCES,
  BOOKING_STATUSES,
  type Outcome,
  OUTCOMES,
  type BookingSource,
  type BookingStatus,
  type VisitorRequest,
} from '../domain/appointment.js';
import { LEAD_STATUSES, LEAD_TYPES, type LeadStatus, type LeadType } from '../domain/lead.js';
import type { StaffAppointment, StaffSubscription } from '../domain/lead-fields.js';
import { CONTACT_CHANNELS, type ContactChannel, type LeadNote } from '../domain/lead-note.js';
import { PREMIUM_FREQUENCIES, type PremiumFrequency } from '../domain/sale.js';
import type { Subscription } from '../domain/subscription.js';
import { bookingReference } from '../domain/booking-reference.js';
import {
  KNOWN,
  type KnownClientView,
  type LikelyClientView,
  PAGES_ONLY,
  PERHAPS,
} from './client-marks.views.js';

/** The bodies of responses about leads. Staff get the `staff` fields of lead-fields.ts, visitors fewer. */
class PublicBooking {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;
  @ApiProperty({ description: '`YYYY-MM-DD`, or Not set' }) preferredDate: string;
  @ApiProperty({ enum: [...PREFERRED_TIMES, NOT_SET] }) preferredTime: PreferredTime | NotSet;
  @ApiProperty({ enum: [...SERVICE_INTERESTS, NOT_SET] }) serviceInterest: ServiceInterest | NotSet;
  @ApiProperty({ enum: BOOKING_STATUSES }) bookingStatus: BookingStatus;
  @ApiProperty() createdAt: string;
}

export class BookingConfirmation extends PublicBooking {
  @ApiProperty() reference: string;
}

export class SubscriptionConfirmation {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty() email: string;
  @ApiProperty() createdAt: string;
}

export class VisitorMoveRequest {
  @ApiProperty({ enum: ['move'] }) type: 'move';
  @ApiProperty() preferredDate: string;
  @ApiProperty({ enum: PREFERRED_TIMES }) preferredTime: PreferredTime;
  @ApiProperty({ type: String, nullable: true }) message: string | null;
  @ApiProperty() requestedAt: string;
}

export class VisitorCancelRequest {
  @ApiProperty({ enum: ['cancel'] }) type: 'cancel';
  @ApiProperty({ type: String, nullable: true }) message: string | null;
  @ApiProperty() requestedAt: string;
}

const AS_USUAL = 'Null: as the settings of the office say';

@ApiExtraModels(VisitorMoveRequest, VisitorCancelRequest)
export class AppointmentView extends PublicBooking implements StaffAppointment {
  @ApiProperty() email: string;
  @ApiProperty() phone: string;
  @ApiProperty({ description: 'Empty when it is not known' }) dateOfBirth: string;
  @ApiProperty({ type: String, nullable: true }) notes: string | null;
  @ApiProperty({ type: String, nullable: true }) calculation: string | null;
  @ApiProperty({ enum: OUTCOMES, nullable: true }) outcome: Outcome | null;
  @ApiProperty({ enum: LEAD_STATUSES }) leadStatus: LeadStatus;
  @ApiProperty({ enum: BOOKING_SOURCES }) leadSource: BookingSource;
  @ApiProperty({ type: String, nullable: true }) productPurchased: string | null;
  @ApiProperty({ enum: PREMIUM_FREQUENCIES, nullable: true }) premiumFrequency: PremiumFrequency | null;
  @ApiProperty({ type: String, nullable: true }) premiumRate: string | null;
  @ApiProperty({ type: String, nullable: true }) soldOn: string | null;
  @ApiProperty({ type: String, nullable: true }) visitorTimeZone: string | null;
  @ApiProperty({ enum: MEETING_WAYS, nullable: true, description: AS_USUAL })
  meetingWay: MeetingWay | null;
  @ApiProperty({ type: Number, nullable: true, description: AS_USUAL }) meetingMinutes: number | null;
  @ApiProperty({
    oneOf: [{ $ref: getSchemaPath(VisitorMoveRequest) }, { $ref: getSchemaPath(VisitorCancelRequest) }],
    nullable: true,
  })
  visitorRequest: VisitorRequest | null;
  @ApiProperty({ type: String, nullable: true }) cancelledAt: string | null;
  @ApiProperty({ type: String, nullable: true }) ownerId: string | null;
  @ApiProperty({ type: String, nullable: true }) answeredAt: string | null;
  @ApiProperty({ type: String, nullable: true }) nextTaskDue: string | null;
  @ApiProperty({ type: String, nullable: true }) clientId: string | null;
  @ApiProperty({ type: String, nullable: true }) erasedAt: string | null;
}

export class SubscriptionView extends SubscriptionConfirmation implements StaffSubscription {
  @ApiProperty({ type: String, nullable: true }) lastName: string | null;
  @ApiProperty({ enum: LEAD_STATUSES }) leadStatus: LeadStatus;
  @ApiProperty({ enum: ['subscription'] }) leadSource: 'subscription';
  @ApiProperty({ type: String, nullable: true }) ownerId: string | null;
  @ApiProperty({ type: String, nullable: true }) answeredAt: string | null;
  @ApiProperty({ type: String, nullable: true }) nextTaskDue: string | null;
  @ApiProperty({ type: String, nullable: true }) clientId: string | null;
  @ApiProperty({ type: String, nullable: true }) erasedAt: string | null;
}

const FAILED_MARK = { description: 'Only when a message about the lead failed' };

export class LastNote {
  @ApiProperty({ description: 'Cut at 140 characters' }) text: string;
  @ApiProperty({ enum: CONTACT_CHANNELS, nullable: true }) channel: ContactChannel | null;
  @ApiProperty() createdByName: string;
  @ApiProperty() createdAt: string;
}

const NOTES_COUNT = { description: `At most 1,000. ${PAGES_ONLY}` };
const LAST_NOTE = { type: LastNote, nullable: true, description: PAGES_ONLY };

export class ListedAppointment extends AppointmentView {
  @ApiPropertyOptional(FAILED_MARK) mailFailed?: boolean;
  @ApiPropertyOptional(NOTES_COUNT) notesCount?: number;
  @ApiPropertyOptional(LAST_NOTE) lastNote?: LastNote | null;
  @ApiPropertyOptional({ description: `Other bookings for that time, at most 100. ${PAGES_ONLY}` })
  clash?: number;
  @ApiPropertyOptional({ enum: OUTSIDE_HOURS, nullable: true, description: PAGES_ONLY })
  outsideHours?: OutsideHours | null;
  @ApiPropertyOptional(KNOWN) known?: KnownClientView | null;
  @ApiPropertyOptional(PERHAPS) perhaps?: LikelyClientView | null;
}

export class ListedSubscription extends SubscriptionView {
  @ApiPropertyOptional(FAILED_MARK) mailFailed?: boolean;
  @ApiPropertyOptional(NOTES_COUNT) notesCount?: number;
  @ApiPropertyOptional(LAST_NOTE) lastNote?: LastNote | null;
  @ApiPropertyOptional(KNOWN) known?: KnownClientView | null;
  @ApiPropertyOptional(PERHAPS) perhaps?: LikelyClientView | null;
}

export class AppointmentLead extends ListedAppointment {
  @ApiProperty({ enum: ['appointment'] }) leadType: 'appointment';
}

export class SubscriptionLead extends ListedSubscription {
  @ApiProperty({ enum: ['subscription'] }) leadType: 'subscription';
}

export class LeadNoteView implements LeadNote {
  @ApiProperty() id: string;
  @ApiProperty() leadId: string;
  @ApiProperty({ enum: LEAD_TYPES }) leadType: LeadType;
  @ApiProperty() note: string;
  @ApiProperty({ enum: CONTACT_CHANNELS, nullable: true }) channel: ContactChannel | null;
  @ApiProperty() createdBy: string;
  @ApiProperty() createdByName: string;
  @ApiProperty() createdAt: string;
}

export class BulkView {
  @ApiProperty({ description: 'How many of the leads have changed' }) changed: number;
}

export class ActivityEntry implements ActivityEntryData {
  @ApiProperty() id: string;
  @ApiProperty() leadId: string;
  @ApiProperty({ enum: LEAD_TYPES }) leadType: LeadType;
  @ApiProperty({ type: String }) actionType: ActivityEntryData['actionType'];
  @ApiProperty() actionDetails: string;
  @ApiProperty({ type: String, nullable: true }) performedBy: string | null;
  @ApiProperty() performedByName: string;
  @ApiProperty() createdAt: string;
}

class BookingFigures {
  @ApiProperty() total: number;
  @ApiProperty() confirmed: number;
  @ApiProperty() pending: number;
  @ApiProperty() hold: number;
}

class LeadFigures {
  @ApiProperty() total: number;
  @ApiProperty() fromBookings: number;
  @ApiProperty() fromSubscriptions: number;
  @ApiProperty() new: number;
  @ApiProperty() inProgress: number;
  @ApiProperty() notQualified: number;
  @ApiProperty() offerDeclined: number;
  @ApiProperty() closedSale: number;
}

class SalesFigures {
  @ApiProperty() total: number;
  @ApiProperty() monthly: number;
  @ApiProperty() quarterly: number;
  @ApiProperty() annual: number;
}

export class AdminStatsView {
  @ApiProperty() bookings: BookingFigures;
  @ApiProperty() leads: LeadFigures;
  @ApiProperty() sales: SalesFigures;
}

export class WeekOfLeadsView {
  @ApiProperty() weekStart: string;
  @ApiProperty() bookings: number;
  @ApiProperty() subscriptions: number;
}

export class DayOfBookingsView {
  @ApiProperty() date: string;
  @ApiProperty() bookings: number;
}

export function bookingConfirmation(booking: Appointment): BookingConfirmation {
  const { id, firstName, lastName, preferredDate, preferredTime, serviceInterest, bookingStatus, createdAt } =
    booking;
  return {
    id,
    reference: bookingReference(id),
    firstName,
    lastName,
    preferredDate,
    preferredTime,
    serviceInterest,
    bookingStatus,
    createdAt,
  };
}

export function subscriptionConfirmation(subscription: Subscription): SubscriptionConfirmation {
  const { id, firstName, email, createdAt } = subscription;
  return { id, firstName, email, createdAt };
}
