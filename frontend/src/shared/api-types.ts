import type {
  BookingStatus,
  LeadStatus,
  LeadType,
  PostCategory,
  PreferredTime,
  PremiumFrequency,
  Role,
  ServiceInterest,
  UserStatus,
} from '@contract';

export interface BookingRequest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  preferredDate: string;
  preferredTime: PreferredTime;
  serviceInterest: ServiceInterest;
  notes?: string | null;
}

/** What a visitor gets back after booking. */
export interface BookingConfirmation {
  id: string;
  firstName: string;
  lastName: string;
  preferredDate: string;
  preferredTime: PreferredTime;
  serviceInterest: ServiceInterest;
  bookingStatus: BookingStatus;
  createdAt: string;
}

export interface SubscriptionConfirmation {
  id: string;
  firstName: string;
  email: string;
  createdAt: string;
}

export interface Appointment extends BookingRequest {
  id: string;
  notes: string | null;
  bookingStatus: BookingStatus;
  leadStatus: LeadStatus;
  leadSource: 'booking';
  productPurchased: string | null;
  premiumFrequency: PremiumFrequency | null;
  premiumRate: string | null;
  createdAt: string;
}

export interface Subscription {
  id: string;
  firstName: string;
  lastName: string | null;
  email: string;
  leadStatus: LeadStatus;
  leadSource: 'subscription';
  createdAt: string;
}

/** A row of GET /api/admin/leads. */
export type Lead =
  ({ leadType: 'appointment' } & Appointment) | ({ leadType: 'subscription' } & Subscription);

export interface LeadNote {
  id: string;
  leadId: string;
  leadType: LeadType;
  note: string;
  createdBy: string;
  createdByName: string;
  createdAt: string;
}

export interface ActivityEntry {
  id: string;
  leadId: string;
  leadType: LeadType;
  actionType: string;
  actionDetails: string;
  performedBy: string | null;
  performedByName: string;
  createdAt: string;
}

export interface AdminStats {
  bookings: { total: number; confirmed: number; pending: number; hold: number };
  leads: {
    total: number;
    fromBookings: number;
    fromSubscriptions: number;
    new: number;
    inProgress: number;
    notQualified: number;
    offerDeclined: number;
    closedSale: number;
  };
  sales: { total: number; monthly: number; quarterly: number; annual: number };
}

export interface PostDraft {
  title: string;
  excerpt: string;
  content: string;
  category: PostCategory;
  imageUrl: string;
  readTime: string;
}

export interface Post extends PostDraft {
  id: string;
  publishedAt: string;
}

export interface PostVersion {
  id: string;
  blogPostId: string;
  title: string;
  content: string;
  editedBy: string;
  editedByName: string;
  createdAt: string;
}

export interface SessionUser {
  id: string;
  username: string;
  name: string;
  role: Role;
}

export interface User extends SessionUser {
  status: UserStatus;
  deactivationNote: string | null;
  deactivatedBy: string | null;
  deactivatedAt: string | null;
  removedBy: string | null;
  removedAt: string | null;
  removalNote: string | null;
  createdAt: string;
}

/** The one shape of every error answer; `errors` maps field to sentence and comes with 400 only. */
export interface ErrorBody {
  statusCode: number;
  message: string;
  errors?: Record<string, string>;
  requestId: string;
}
