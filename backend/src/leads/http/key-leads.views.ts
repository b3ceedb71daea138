import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import {
  NOT_SET,
  type NotSet,
  PREFERRED_TIMES,
  type PreferredTime,
  SERVICE_INTERESTS,
  type ServiceInterest,
} from '../../calendar/domain/booking-options.js';
import { BOOKING_SOURCES, BOOKING_STATUSES, type BookingStatus } from '../domain/appointment.js';
import { type Lead, LEAD_STATUSES, LEAD_TYPES, type LeadStatus, type LeadType } from '../domain/lead.js';

const OF_BOOKINGS = { nullable: true, description: 'Null of a subscription' } as const;
const OF_CONSULTATIONS = {
  nullable: true,
  description: 'Null of a subscription, and where an imported lead says none',
} as const;

/** A lead as other software reads it: without the birth date, the notes, the sale and what a visitor wrote. */
export class KeyLeadView {
  @ApiProperty() id: string;
  @ApiProperty({ enum: LEAD_TYPES }) leadType: LeadType;
  @ApiProperty() firstName: string;
  @ApiProperty(nullableText) lastName: string | null;
  @ApiProperty({ description: 'Empty after an erasure' }) email: string;
  @ApiProperty({ type: String, ...OF_BOOKINGS }) phone: string | null;
  @ApiProperty({ enum: LEAD_STATUSES }) leadStatus: LeadStatus;
  @ApiProperty({ enum: [...BOOKING_SOURCES, 'subscription'] }) leadSource: Lead['leadSource'];
  @ApiProperty({ enum: BOOKING_STATUSES, ...OF_BOOKINGS }) bookingStatus: BookingStatus | null;
  @ApiProperty({ type: String, ...OF_CONSULTATIONS }) preferredDate: string | null;
  @ApiProperty({ enum: PREFERRED_TIMES, ...OF_CONSULTATIONS }) preferredTime: PreferredTime | null;
  @ApiProperty({ enum: SERVICE_INTERESTS, ...OF_CONSULTATIONS }) serviceInterest: ServiceInterest | null;
  @ApiProperty({ ...nullableText, description: 'Of a booking that the visitor cancelled' })
  cancelledAt: string | null;
  @ApiProperty({ ...nullableText, description: 'When staff first answered' }) answeredAt: string | null;
  @ApiProperty({ ...nullableText, description: 'The user who takes care of it' }) ownerId: string | null;
  @ApiProperty({ ...nullableText, description: 'The client that the person became' }) clientId: string | null;
  @ApiProperty({
    ...nullableText,
    description: 'When everything personal was removed; remove your copy, too',
  })
  erasedAt: string | null;
  @ApiProperty() createdAt: string;
}

/** Field by field, so that a new field of leads does not reach other software unnoticed. */
export function keyLeadView(lead: Lead): KeyLeadView {
  const booking = lead.leadType === 'appointment' ? lead : null;
  return {
    id: lead.id,
    leadType: lead.leadType,
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email,
    phone: booking?.phone ?? null,
    leadStatus: lead.leadStatus,
    leadSource: lead.leadSource,
    bookingStatus: booking?.bookingStatus ?? null,
    preferredDate: known(booking?.preferredDate),
    preferredTime: known(booking?.preferredTime),
    serviceInterest: known(booking?.serviceInterest),
    cancelledAt: booking?.cancelledAt ?? null,
    answeredAt: lead.answeredAt,
    ownerId: lead.ownerId,
    clientId: lead.clientId,
    erasedAt: lead.erasedAt,
    createdAt: lead.createdAt,
  };
}

function known<Value extends string>(value: Value | NotSet | undefined): Value | null {
  return value === undefined || value === NOT_SET ? null : value;
}
