import type { PreferredTime, ServiceInterest } from '../../calendar/domain/booking-options.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { OwnMeeting } from '../../calendar/domain/meeting.js';

/** What every mail to a visitor says about the booking. */
export interface BookingMail extends OwnMeeting {
  /** Also the UID of the invitation, so that a later one replaces it in the visitor's calendar. */
  readonly bookingId: string;
  /** The short number that visitors and staff tell each other on the phone. */
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredDate: CalendarDate;
  readonly preferredTime: PreferredTime;
  readonly serviceInterest: ServiceInterest;
  /** IANA name; null when the visitor's browser did not state one. */
  readonly visitorTimeZone: string | null;
  /** The secret of the visitor's page `/booking/{token}`; null once the message needs it no more. */
  readonly token: string | null;
}

/** A mail with an invitation: its SEQUENCE grows with each change of the same booking (RFC 5545 §3.8.7.4). */
export interface InvitationMail extends BookingMail {
  readonly sequence: number;
}

/** What staff are told about a booking, with a link to the lead. */
export interface StaffBookingMail {
  readonly bookingId: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly preferredDate: CalendarDate;
  readonly preferredTime: PreferredTime;
  readonly serviceInterest: ServiceInterest;
  readonly notes: string | null;
  /** How many other bookings want the same time. */
  readonly otherBookings: number;
}

/** A visitor asks for another time, or says that they cannot come. */
export interface StaffRequestMail extends Omit<StaffBookingMail, 'notes'> {
  readonly request:
    | {
        readonly type: 'move';
        readonly preferredDate: CalendarDate;
        readonly preferredTime: PreferredTime;
        readonly message: string | null;
      }
    | { readonly type: 'cancel'; readonly message: string | null };
}

/** The morning's mail to staff. */
export interface DailyBriefMail {
  readonly date: CalendarDate;
  readonly consultations: readonly {
    readonly bookingId: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly preferredTime: PreferredTime;
    readonly serviceInterest: ServiceInterest;
    readonly confirmed: boolean;
  }[];
  /** Consultations of the day that the list leaves out because it is long. */
  readonly moreConsultations: number;
  readonly unansweredLeads: number;
  readonly visitorRequests: number;
  /** Open tasks that are due that day or earlier. Missing in briefs that were sent before there were tasks. */
  readonly tasksDue?: number;
  /** Open privacy requests whose day has passed. Missing in earlier briefs. */
  readonly overdueRequests?: number;
  readonly failedMails: number;
  /** What is wrong with the backups, in sentences. Missing in briefs that were sent before they told of it. */
  readonly backupProblems?: readonly string[];
}

/** Asks the recipient to confirm the address that was entered for the newsletter. */
export interface SubscriptionMail {
  readonly firstName: string;
  /** The secret of the page `/newsletter/confirm/{token}`; null once the message needs it no more. */
  readonly token: string | null;
}

/** An issue of the newsletter. The text is read from the issue when the message is sent. */
export interface NewsletterMail {
  readonly issueId: string;
  readonly subject: string;
  /** Null for a copy that staff test with. */
  readonly subscriptionId: string | null;
  /** The secret of the page `/newsletter/unsubscribe/{token}`; null for a test copy. */
  readonly token: string | null;
}

/** Lets the owner of an account set a new password. */
export interface PasswordResetMail {
  readonly name: string;
  /** The secret of the page `/admin/reset-password`; null once the message needs it no more. */
  readonly token: string | null;
}

/** Tells the owner of an account of a sign-in with a new browser. */
export interface NewSignInMail {
  readonly name: string;
  readonly browser: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** Tells the owner of an account what happened to it. */
export interface AccountNewsMail {
  readonly name: string;
  readonly news: 'password' | 'email' | 'factor_added' | 'factor_removed' | 'recovery_codes' | 'wrong_codes';
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** What each kind of mail is rendered from. Stored with the message as JSON. */
export interface MailData {
  readonly booking_received: BookingMail & { readonly notes: string | null };
  readonly booking_confirmed: InvitationMail;
  readonly booking_rescheduled: InvitationMail & {
    readonly previousDate: CalendarDate;
    readonly previousTime: PreferredTime;
    /** False after a visitor's wish for another time was accepted for a booking that still awaits confirmation. */
    readonly confirmed: boolean;
  };
  /**
   * The goodbye after staff accept that a visitor cannot come, or with `correction` the end of a confirmation that staff gave
   * by mistake; withdraws the invitation if there was one.
   */
  readonly booking_cancelled: InvitationMail & { readonly invited: boolean; readonly correction?: true };
  readonly booking_reminder: BookingMail;
  readonly staff_new_booking: StaffBookingMail;
  readonly staff_visitor_request: StaffRequestMail;
  readonly staff_daily_brief: DailyBriefMail;
  readonly staff_new_sign_in: NewSignInMail;
  readonly password_reset: PasswordResetMail;
  readonly account_news: AccountNewsMail;
  readonly subscription_confirmation: SubscriptionMail;
  readonly newsletter: NewsletterMail;
  readonly test: { readonly sentBy: string };
}

export type MailKind = keyof MailData;

/** Every kind of mail, in the order of the console's filter. */
export const MAIL_KINDS = [
  'booking_received',
  'booking_confirmed',
  'booking_rescheduled',
  'booking_cancelled',
  'booking_reminder',
  'staff_new_booking',
  'staff_visitor_request',
  'staff_daily_brief',
  'staff_new_sign_in',
  'password_reset',
  'account_news',
  'subscription_confirmation',
  'newsletter',
  'test',
] as const satisfies readonly MailKind[];

/** The kinds that visitors get. */
export type VisitorMailKind = Extract<MailKind, `booking_${string}`>;
export const VISITOR_MAIL_KINDS = MAIL_KINDS.filter((kind): kind is VisitorMailKind =>
  kind.startsWith('booking_'),
);

/** The kind and data of a message that belong together. */
export type MailContent = { [K in MailKind]: { readonly kind: K; readonly data: MailData[K] } }[MailKind];
