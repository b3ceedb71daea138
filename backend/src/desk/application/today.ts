import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { ClientDay, LeadType } from '../../leads/desk-leads.js';
import type { ListedLeadRow } from '../../leads/listed-leads.js';
import type { FailedMail } from '../../mail/mail-states.js';
import type { PolicyDay, PolicyPremium } from '../../policies/policy-days.js';
import type { ListedTask } from '../../tasks/task-queries.js';

/** How far the lists of the desk are counted. */
export const MOST_COUNTED = 100;
/** Of a list, to name three people. */
export const MOST_READ = 10;

/** The first rows of a list, and the number of all of them up to `MOST_COUNTED`. */
export interface FirstRows<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

export type BookingRow = Extract<ListedLeadRow, { leadType: 'appointment' }>;

export type Consultation = BookingRow & {
  /** Completed years on the day of the consultation; null when the date of birth is unknown. */
  readonly age: number | null;
  readonly openTask: ListedTask | null;
};

export type WaitingLead = ListedLeadRow & {
  /** Business minutes since the lead came in. */
  readonly waitingMinutes: number;
};

/** A day on which to get in touch with a client. */
export interface ComingDay {
  readonly kind: ClientDay['kind'] | PolicyDay['kind'];
  readonly date: CalendarDate;
  /** The lead, when it follows from a sale without a policy. */
  readonly leadType: LeadType | null;
  readonly leadId: string | null;
  readonly clientId: string | null;
  readonly policyId: string | null;
  readonly name: string;
  readonly detail: string;
}

/** An unpaid premium, with the client who owns the policy. */
export interface DuePremium extends Omit<PolicyPremium, 'client' | 'payor' | 'isInForce'> {
  readonly clientId: string;
  readonly name: string;
  readonly phone: string | null;
  /** Null for a client whom no mail reaches. */
  readonly email: string | null;
}

/** Past grace, in grace and due within seven days, in this order: the first rows of each, and how many there are. */
export interface DuePremiums extends FirstRows<DuePremium> {
  readonly pastGrace: number;
  readonly inGrace: number;
  readonly dueSoon: number;
}

/** The lists of leads on the desk. */
export interface LeadsToday {
  /** From today until the next open day, which is included. */
  readonly consultations: readonly Consultation[];
  readonly nextOpenDay: CalendarDate;
  /** Confirmed consultations of the past seven days without a recorded outcome. */
  readonly withoutOutcome: FirstRows<ListedLeadRow>;
  /** Bookings. */
  readonly unanswered: FirstRows<WaitingLead>;
  /** Subscriptions. */
  readonly unansweredSignUps: FirstRows<WaitingLead>;
  readonly visitorRequests: FirstRows<ListedLeadRow>;
}

/** What is to be done today. */
export interface Today extends LeadsToday {
  readonly date: CalendarDate;
  readonly tasks: FirstRows<ListedTask>;
  readonly failedMails: FirstRows<FailedMail>;
  readonly premiums: DuePremiums;
  readonly coming: readonly ComingDay[];
  readonly medianFirstResponseMinutes: number | null;
}
