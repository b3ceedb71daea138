import type {
  BookingStatus,
  CalendarDate,
  ClosedDay,
  ContactChannel,
  LeadStatus,
  MailKind,
  PreferredTime,
  PremiumFrequency,
  Role,
  UserStatus,
} from '@contract';
import type { DataProvider } from 'react-admin';
import type {
  ActivityEntry,
  AdminStats,
  DeliveryState,
  Lead,
  LeadDetail,
  LeadNote,
  LeadRef,
  Mail,
  MailDetail,
  MailState,
  MailSummary,
  NewTask,
  SearchResults,
  StaffMember,
  StoredSettings,
  Task,
  TaskChange,
  Today,
  VisitorMails,
  WeekOfLeads,
} from '../../shared/api-types';
import type { AccountProvider } from './accountProvider';
import type { AuditProvider } from './auditProvider';
import type { BlogProvider } from './blogProvider';
import type { LeadPeriod } from './leadPeriods';
import type { BusinessProvider } from './businessProvider';
import type { MediaProvider } from './mediaProvider';
import type { CareProvider } from './careProvider';
import type { ScreeningProvider } from './screeningProvider';
import type { NewsletterProvider } from './newsletterProvider';
import type { SecurityProvider } from './securityProvider';
import type { PrivacyProvider } from './privacyProvider';

export interface Sale {
  readonly productPurchased: string;
  readonly premiumFrequency: PremiumFrequency;
  readonly premiumRate: string;
}

/** The agreed date and time of a consultation. */
export interface Schedule {
  readonly preferredDate: CalendarDate;
  readonly preferredTime: PreferredTime;
}

export interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
  /** Empty without one. Missing in drafts that were stored before accounts had addresses. */
  readonly email?: string;
}

export interface DayOfBookings {
  readonly date: CalendarDate;
  readonly bookings: number;
}

/**
 * The filter of the lead list as it is in the URL. A period is relative to the current day, so that a saved view stays
 * true; with `dates`, the days from and to apply.
 */
export interface LeadFilter {
  readonly leadStatus?: LeadStatus;
  readonly leadType?: Lead['leadType'];
  readonly bookingStatus?: BookingStatus;
  readonly serviceInterest?: string;
  readonly premiumFrequency?: PremiumFrequency;
  readonly ownerId?: string;
  readonly created?: LeadPeriod;
  readonly createdFrom?: CalendarDate;
  readonly createdTo?: CalendarDate;
  readonly appointment?: LeadPeriod;
  readonly preferredDateFrom?: CalendarDate;
  readonly preferredDateTo?: CalendarDate;
  readonly unanswered?: true;
  readonly visitorRequest?: true;
  readonly q?: string;
}

/** A change of several leads at once. */
export type BulkChange = { readonly leadStatus: LeadStatus } | { readonly ownerId: string | null };

export interface MailFilter {
  readonly state?: MailState;
  readonly kind?: MailKind;
  /** Beginning of the recipient's address. */
  readonly q?: string;
}

export interface DeliveryFilter {
  readonly issueId: string;
  readonly state?: DeliveryState;
  /** Beginning of the address. */
  readonly q?: string;
}

/** `due` tasks are the open ones whose day is today or earlier. */
export type TaskState = 'open' | 'due' | 'done';

export interface TaskFilter {
  readonly state?: TaskState;
  readonly assigneeId?: string;
  readonly leadType?: Lead['leadType'];
  readonly leadId?: string;
}

/**
 * react-admin's data provider for the resources leads, calendar, tasks, messages, posts, newsletter, deliveries, users and
 * audit, with a typed method for each other use case of the console. Every method rejects with an ApiError on an error
 * response. Where `tellVisitor` is missing, the office's settings decide whether the visitor gets a message.
 */
export interface ConsoleProvider
  extends
    DataProvider,
    BlogProvider,
    NewsletterProvider,
    BusinessProvider,
    MediaProvider,
    CareProvider,
    SecurityProvider,
    AccountProvider,
    AuditProvider,
    ScreeningProvider,
    PrivacyProvider {
  stats(): Promise<AdminStats>;
  weeks(): Promise<readonly WeekOfLeads[]>;
  leadPage(filter: LeadFilter, offset: number, limit: number): Promise<{ leads: Lead[]; total: number }>;
  changeLeadStatus(lead: LeadRef, leadStatus: LeadStatus): Promise<void>;
  /** Changes up to 100 leads, all or none. */
  changeLeads(leads: readonly LeadRef[], change: BulkChange): Promise<void>;
  /** The active users, who can own leads and tasks. */
  staff(): Promise<readonly StaffMember[]>;
  changeBookingStatus(
    appointmentId: string,
    bookingStatus: BookingStatus,
    tellVisitor?: boolean,
  ): Promise<void>;
  reschedule(appointmentId: string, schedule: Schedule, tellVisitor?: boolean): Promise<void>;
  /** Accepts or dismisses what the visitor asked for. */
  answerVisitorRequest(appointmentId: string, accept: boolean, tellVisitor?: boolean): Promise<void>;
  /** Mails the visitor that the confirmation was a mistake. */
  sendCorrection(appointmentId: string): Promise<void>;
  /** Records the sale and closes the lead in one step. */
  recordSale(appointmentId: string, sale: Sale): Promise<void>;
  notes(lead: LeadRef): Promise<readonly LeadNote[]>;
  /** With a channel the note is the record of a contact. */
  addNote(lead: LeadRef, note: string, channel?: ContactChannel | null): Promise<void>;
  /** Null if there is no such lead. */
  leadDetail(lead: LeadRef): Promise<LeadDetail | null>;
  /** Sends only the changed fields. */
  correctDetails(lead: LeadRef, changes: Readonly<Record<string, string | number | null>>): Promise<void>;
  /** Adds a booking of somebody who called, came by or was referred. */
  addBooking(booking: Readonly<Record<string, string | null>>, tellVisitor?: boolean): Promise<void>;
  activity(lead: LeadRef): Promise<readonly ActivityEntry[]>;
  /** Number of bookings by day in a period, both ends included; days without bookings are omitted. */
  bookingDays(from: CalendarDate, to: CalendarDate): Promise<readonly DayOfBookings[]>;
  /** What is to be done today. */
  today(): Promise<Today>;
  /** Leads and posts that match, at most eight of each. */
  search(query: string): Promise<SearchResults>;
  addTask(task: NewTask): Promise<Task>;
  /** Missing fields stay as they are. */
  changeTask(id: string, change: TaskChange): Promise<Task>;
  deleteTask(id: string): Promise<void>;
  /** Days of a period on which the office is closed besides its weekly hours, both ends included. */
  closedDays(from: CalendarDate, to: CalendarDate): Promise<readonly ClosedDay[]>;
  mail(id: string): Promise<MailDetail>;
  /** Adds a new message of the same kind. */
  resendMail(id: string): Promise<Mail>;
  sendTestMail(to: string): Promise<Mail>;
  mailSummary(): Promise<MailSummary>;
  /** Since when the user has an address for calendar apps; null without one. */
  calendarFeed(): Promise<{ createdAt: string | null; fetchedAt: string | null }>;
  /** Replaces an earlier address. */
  makeCalendarFeed(password: string): Promise<{ url: string }>;
  revokeCalendarFeed(): Promise<void>;
  settings(): Promise<StoredSettings>;
  /** Rejects with 409 unless `ifUpdatedAt` is the time of the last change. */
  saveVisitorMails(mails: VisitorMails, ifUpdatedAt: string | null): Promise<void>;
  createUser(user: NewUser): Promise<void>;
  changeUserStatus(id: string, status: UserStatus, note?: string): Promise<void>;
  resetPassword(id: string, password: string): Promise<void>;
  changeOwnPassword(currentPassword: string, newPassword: string): Promise<void>;
}
