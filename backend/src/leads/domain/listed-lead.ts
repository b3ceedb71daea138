import type { OutsideHours } from '../../calendar/domain/closed-day.js';
import type { Appointment } from './appointment.js';
import type { Lead, LeadType } from './lead.js';
import { fieldsWhere, type StaffAppointment, type StaffSubscription } from './lead-fields.js';
import type { ContactChannel } from './lead-note.js';
import type { Subscription } from './subscription.js';

/** The newest note of a lead; its text is cut. */
export interface LastNote {
  readonly text: string;
  readonly channel: ContactChannel | null;
  readonly createdByName: string;
  readonly createdAt: string;
}

/** The client that a lead is linked to, and what is to be paid for the policies that go on. */
export interface KnownClient {
  readonly clientId: string;
  readonly policies: number;
  /** Policies whose next premium is in its days of grace. */
  readonly inGrace: number;
  readonly pastGrace: number;
}

/** A client who has the address or the phone number of a lead without a client. */
export interface LikelyClient {
  readonly clientId: string;
  readonly name: string;
}

/** What a row says about the client of a lead; nothing where there is none. */
export interface ClientMarks {
  readonly known?: KnownClient | null;
  readonly perhaps?: LikelyClient | null;
}

/** What a row of the list says besides the fields of the lead. */
export interface RowFacts extends ClientMarks {
  readonly mailFailed?: boolean;
  readonly notesCount?: number;
  readonly lastNote?: LastNote | null;
  /** Other bookings for that time. */
  readonly clash?: number;
  readonly outsideHours?: OutsideHours | null;
}

/** A booking as staff read it: the date of birth is '' when it is not known. */
export type ShownAppointment = Omit<StaffAppointment, 'dateOfBirth'> & { readonly dateOfBirth: string };

/** A row of the list of leads as staff read it. */
export type ListedLeadRow =
  | (ShownAppointment & RowFacts & { readonly leadType: 'appointment' })
  | (StaffSubscription &
      Pick<RowFacts, 'mailFailed' | 'notesCount' | 'lastNote' | keyof ClientMarks> & {
        readonly leadType: 'subscription';
      });

const staffFields = (leadType: LeadType) => fieldsWhere(leadType, ({ audience }) => audience === 'staff');
/** The names of the `staff` fields. */
export const STAFF_FIELDS: Readonly<Record<LeadType, readonly string[]>> = {
  appointment: staffFields('appointment'),
  subscription: staffFields('subscription'),
};

/** A lead as staff read it, in lists and alone: exactly the `staff` fields. */
export function leadView(lead: Appointment): ShownAppointment;
export function leadView(lead: Subscription): StaffSubscription;
export function leadView(lead: Lead): ShownAppointment | StaffSubscription;
export function leadView(lead: Lead): object {
  const view: Record<string, unknown> = {};
  for (const field of STAFF_FIELDS[lead.leadType]) view[field] = lead[field as keyof Lead];
  // required text (spec §3), also of a booking that staff entered without it
  if (lead.leadType === 'appointment') view.dateOfBirth ??= '';
  return view;
}
