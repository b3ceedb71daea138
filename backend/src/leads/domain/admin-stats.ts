import type { BookingStatus } from './appointment.js';
import type { LeadStatus, LeadType } from './lead.js';
import type { PremiumFrequency } from './sale.js';

/** The number of leads with these traits. Every lead belongs to exactly one bucket. */
export interface LeadBucket {
  readonly leadType: LeadType;
  readonly leadStatus: LeadStatus;
  readonly bookingStatus: BookingStatus | null;
  readonly premiumFrequency: PremiumFrequency | null;
  readonly leads: number;
}

/** The statistics of the dashboard (spec §3, Admin stats response). */
export interface AdminStats {
  readonly bookings: { total: number; confirmed: number; pending: number; hold: number };
  readonly leads: {
    total: number;
    fromBookings: number;
    fromSubscriptions: number;
    new: number;
    inProgress: number;
    notQualified: number;
    offerDeclined: number;
    closedSale: number;
  };
  readonly sales: { total: number; monthly: number; quarterly: number; annual: number };
}

/** Sums up the buckets. A sale is a booking with lead status Closed Sale and a recorded product. */
export function adminStats(buckets: readonly LeadBucket[]): AdminStats {
  const count = (matches: (bucket: LeadBucket) => boolean) =>
    buckets.filter(matches).reduce((sum, bucket) => sum + bucket.leads, 0);
  const withStatus = (status: LeadStatus) => count((b) => b.leadStatus === status);
  const isBooking = (b: LeadBucket) => b.leadType === 'appointment';
  const isSale = (b: LeadBucket) =>
    isBooking(b) && b.leadStatus === 'Closed Sale' && b.premiumFrequency !== null;
  return {
    bookings: {
      total: count(isBooking),
      confirmed: count((b) => isBooking(b) && b.bookingStatus === 'Confirmed'),
      pending: count((b) => isBooking(b) && b.bookingStatus === 'Pending'),
      hold: count((b) => isBooking(b) && b.bookingStatus === 'Hold'),
    },
    leads: {
      total: count(() => true),
      fromBookings: count(isBooking),
      fromSubscriptions: count((b) => b.leadType === 'subscription'),
      new: withStatus('New'),
      inProgress: withStatus('In Progress'),
      notQualified: withStatus('Not Qualified'),
      offerDeclined: withStatus('Offer Declined'),
      closedSale: withStatus('Closed Sale'),
    },
    sales: {
      total: count(isSale),
      monthly: count((b) => isSale(b) && b.premiumFrequency === 'monthly'),
      quarterly: count((b) => isSale(b) && b.premiumFrequency === 'quarterly'),
      annual: count((b) => isSale(b) && b.premiumFrequency === 'annual'),
    },
  };
}
