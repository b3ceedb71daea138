import type {
  BookingStatus,
  CalendarDate,
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
  DeletedPost,
  Lead,
  LeadNote,
  LeadRef,
  Mail,
  MailDetail,
  MailState,
  MailSummary,
  Post,
  PostDraft,
  PostVersion,
  StoredSettings,
  VisitorMails,
  WeekOfLeads,
} from '../../shared/api-types';

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
}

export interface DayOfBookings {
  readonly date: CalendarDate;
  readonly bookings: number;
}

export interface LeadFilter {
  readonly leadStatus?: LeadStatus;
  readonly leadType?: Lead['leadType'];
  readonly bookingStatus?: BookingStatus;
  readonly serviceInterest?: string;
  readonly premiumFrequency?: PremiumFrequency;
  readonly q?: string;
}

export interface MailFilter {
  readonly state?: MailState;
  readonly kind?: MailKind;
  /** Beginning of the recipient's address. */
  readonly q?: string;
}

/**
 * react-admin's data provider for the resources leads, calendar, messages, posts and users, with a typed method for each other
 * use case of the console. Every method rejects with an ApiError on an error response. Where `tellVisitor` is missing, the
 * office's settings decide whether the visitor gets a message.
 */
export interface ConsoleProvider extends DataProvider {
  stats(): Promise<AdminStats>;
  weeks(): Promise<readonly WeekOfLeads[]>;
  leadPage(filter: LeadFilter, offset: number, limit: number): Promise<{ leads: Lead[]; total: number }>;
  /** Null if there is no such lead. */
  lead(lead: LeadRef): Promise<Lead | null>;
  changeLeadStatus(lead: LeadRef, leadStatus: LeadStatus): Promise<void>;
  changeBookingStatus(
    appointmentId: string,
    bookingStatus: BookingStatus,
    tellVisitor?: boolean,
  ): Promise<void>;
  reschedule(appointmentId: string, schedule: Schedule, tellVisitor?: boolean): Promise<void>;
  /** Accepts or dismisses what the visitor asked for. */
  answerVisitorRequest(appointmentId: string, accept: boolean, tellVisitor?: boolean): Promise<void>;
  /** Records the sale and closes the lead in one step. */
  recordSale(appointmentId: string, sale: Sale): Promise<void>;
  notes(lead: LeadRef): Promise<readonly LeadNote[]>;
  addNote(lead: LeadRef, note: string): Promise<void>;
  activity(lead: LeadRef): Promise<readonly ActivityEntry[]>;
  /** Number of bookings by day in a period, both ends included; days without bookings are omitted. */
  bookingDays(from: CalendarDate, to: CalendarDate): Promise<readonly DayOfBookings[]>;
  mail(id: string): Promise<MailDetail>;
  /** Adds a new message of the same kind. */
  resendMail(id: string): Promise<Mail>;
  sendTestMail(to: string): Promise<Mail>;
  mailSummary(): Promise<MailSummary>;
  settings(): Promise<StoredSettings>;
  /** Rejects with 409 unless `ifUpdatedAt` is the time of the last change. */
  saveVisitorMails(mails: VisitorMails, ifUpdatedAt: string | null): Promise<void>;
  createPost(draft: PostDraft): Promise<Post>;
  revisePost(id: string, draft: PostDraft): Promise<Post>;
  deletePost(id: string): Promise<void>;
  /** Most recently deleted first. */
  deletedPosts(): Promise<readonly DeletedPost[]>;
  /** Restores a deleted post unchanged. */
  restorePost(id: string): Promise<Post>;
  postHistory(id: string): Promise<readonly PostVersion[]>;
  /** The content as HTML, from the server's renderer. */
  previewPost(content: string): Promise<string>;
  createUser(user: NewUser): Promise<void>;
  changeUserStatus(id: string, status: UserStatus, note?: string): Promise<void>;
  resetPassword(id: string, password: string): Promise<void>;
  changeOwnPassword(currentPassword: string, newPassword: string): Promise<void>;
}
