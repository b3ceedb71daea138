import type { BookingStatus, CalendarDate, LeadStatus, PremiumFrequency, Role, UserStatus } from '@contract';
import type { DataProvider } from 'react-admin';
import type {
  ActivityEntry,
  AdminStats,
  Lead,
  LeadNote,
  LeadRef,
  Post,
  PostDraft,
  PostVersion,
  WeekOfLeads,
} from '../../shared/api-types';

export interface Sale {
  readonly productPurchased: string;
  readonly premiumFrequency: PremiumFrequency;
  readonly premiumRate: string;
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

/**
 * Everything the console asks of the server: react-admin's calls for the resources leads, calendar, blog and users, and
 * one named method for each thing a person can do. Every method rejects with an ApiError when the server refuses.
 */
export interface ConsoleProvider extends DataProvider {
  stats(): Promise<AdminStats>;
  weeks(): Promise<readonly WeekOfLeads[]>;
  leadPage(filter: LeadFilter, offset: number, limit: number): Promise<{ leads: Lead[]; total: number }>;
  changeLeadStatus(lead: LeadRef, leadStatus: LeadStatus): Promise<void>;
  changeBookingStatus(appointmentId: string, bookingStatus: BookingStatus): Promise<void>;
  /** Records what was sold and, in the same step, closes the lead. */
  recordSale(appointmentId: string, sale: Sale): Promise<void>;
  notes(lead: LeadRef): Promise<readonly LeadNote[]>;
  addNote(lead: LeadRef, note: string): Promise<void>;
  activity(lead: LeadRef): Promise<readonly ActivityEntry[]>;
  /** How many bookings each day has, from one day to another, both included; days without any are left out. */
  bookingDays(from: CalendarDate, to: CalendarDate): Promise<readonly DayOfBookings[]>;
  createPost(draft: PostDraft): Promise<Post>;
  revisePost(id: string, draft: PostDraft): Promise<Post>;
  deletePost(id: string): Promise<void>;
  /** Brings a deleted post back as it was. */
  restorePost(id: string): Promise<Post>;
  postHistory(id: string): Promise<readonly PostVersion[]>;
  /** The content as HTML, made by the server's own safe renderer. */
  previewPost(content: string): Promise<string>;
  createUser(user: NewUser): Promise<void>;
  changeUserStatus(id: string, status: UserStatus, note?: string): Promise<void>;
  resetPassword(id: string, password: string): Promise<void>;
  changeOwnPassword(currentPassword: string, newPassword: string): Promise<void>;
}
