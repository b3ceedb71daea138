import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import type { Appointment } from './domain/appointment.js';
import type { LeadRef } from './domain/lead.js';

export { type LeadRef, LEAD_TYPES, type LeadType } from './domain/lead.js';

/** A day on which to get in touch with a client, who is a lead with a closed sale. */
export interface ClientDay {
  readonly kind: 'birthday' | 'anniversary' | 'premium';
  readonly date: CalendarDate;
  readonly client: Pick<
    Appointment,
    | 'id'
    | 'firstName'
    | 'lastName'
    | 'dateOfBirth'
    | 'soldOn'
    | 'productPurchased'
    | 'premiumFrequency'
    | 'premiumRate'
    | 'clientId'
  >;
}

/** When a lead came in and when staff first answered it, later than that: ISO 8601 UTC. */
export interface AnswerTimes {
  readonly createdAt: string;
  readonly answeredAt: string;
}

/** What staff have to look at. No list costs more with more leads; each has at most `limit` entries. */
export abstract class DeskLeads {
  /** The consultations of these days that are not cancelled, in order of date and time. */
  abstract consultations(dates: readonly CalendarDate[], limit: number): Promise<LeadRef[]>;

  /**
   * The Confirmed consultations without a recorded outcome, from one day (included) to another (excluded), latest first;
   * cancelled and erased ones are left out.
   */
  abstract withoutOutcome(from: CalendarDate, before: CalendarDate, limit: number): Promise<LeadRef[]>;

  /** Whether there is a lead. */
  abstract any(): Promise<boolean>;

  /** The bookings without a change, note or mail by staff, oldest first. */
  abstract unanswered(limit: number): Promise<LeadRef[]>;

  /** The same of subscriptions. */
  abstract unansweredSignUps(limit: number): Promise<LeadRef[]>;

  /** Those with an open request of the visitor, the oldest request first. */
  abstract withVisitorRequest(limit: number): Promise<LeadRef[]>;

  /** The newest answers, of leads that came in since that time. */
  abstract answerTimes(since: string, limit: number): Promise<AnswerTimes[]>;

  /** Birthdays, anniversaries of sales and due premiums of clients on these days, in the order of the days. */
  abstract clientDays(dates: readonly CalendarDate[], limit: number): Promise<ClientDay[]>;

  /** The other leads with the e-mail address or the phone number of a lead, however they are written; newest first. */
  abstract related(ref: LeadRef, limit: number): Promise<LeadRef[]>;

  /** The newest leads that a search of the list finds. */
  abstract found(query: string, limit: number): Promise<LeadRef[]>;
}
