import { newId } from '../../platform/clock.js';
import type { ActivityEntry } from '../domain/activity.js';
import { type Appointment, bookAppointment, type BookingRequest } from '../domain/appointment.js';
import type { LeadRef } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import { subscribe, type Subscription } from '../domain/subscription.js';

const CREATED = '2026-11-20T08:00:00.000Z';

export function aBookingRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  return {
    firstName: 'Liza',
    lastName: 'Reyes',
    email: 'liza@sample.example',
    phone: '+63 917 000 0101',
    dateOfBirth: '1984-03-12',
    preferredDate: '2026-11-25',
    preferredTime: '9am',
    serviceInterest: 'insurance',
    notes: null,
    ...changes,
  };
}

export function anAppointment(changes: Partial<Appointment> = {}): Appointment {
  return { ...bookAppointment(aBookingRequest(), newId(), CREATED), ...changes };
}

export function aSubscription(changes: Partial<Subscription> = {}): Subscription {
  const id = newId();
  return { ...subscribe({ firstName: 'Aileen', email: `${id}@sample.example` }, id, CREATED), ...changes };
}

export function anActivity(ref: LeadRef, changes: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    id: newId(),
    ...ref,
    actionType: 'lead_created',
    actionDetails: 'Came in',
    performedBy: null,
    performedByName: 'Website',
    createdAt: CREATED,
    ...changes,
  };
}

export function aNote(ref: LeadRef, changes: Partial<LeadNote> = {}): LeadNote {
  return {
    id: newId(),
    ...ref,
    note: 'Called back.',
    channel: null,
    createdBy: '0198f000-0000-7000-8000-000000000001',
    createdByName: 'Ana Cruz',
    createdAt: CREATED,
    ...changes,
  };
}

export function bookingRef({ id }: Pick<Appointment, 'id'>): LeadRef {
  return { leadType: 'appointment', leadId: id };
}

export function subscriptionRef({ id }: Pick<Subscription, 'id'>): LeadRef {
  return { leadType: 'subscription', leadId: id };
}
