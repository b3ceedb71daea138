import type { AdminStats } from '@/shared/api-types';
import type { LeadFilter } from '../api/requests';
import { leadListLink } from '../words/leadRules';

export interface Stat {
  readonly label: string;
  /** A text as it is shown; undefined while it is loading. */
  readonly value: number | string | undefined;
  /** URL of the list with what is counted. */
  readonly to: string;
}

export interface StatGroup {
  readonly title: string;
  readonly headline: Stat;
  readonly parts: readonly Stat[];
}

/** The dashboard's three groups, each with its headline number (spec §2, §3); without numbers while they are loading. */
export function statGroups(stats: AdminStats | undefined): readonly StatGroup[] {
  const { bookings, leads, sales } = stats ?? {};
  const booking = (filter: LeadFilter = {}) => leadListLink({ leadType: 'appointment', ...filter });
  const sale = (filter: LeadFilter = {}) => booking({ leadStatus: 'Closed Sale', ...filter });
  return [
    {
      title: 'Booking Stats',
      headline: { label: 'Total Bookings', value: bookings?.total, to: booking() },
      parts: [
        { label: 'Confirmed', value: bookings?.confirmed, to: booking({ bookingStatus: 'Confirmed' }) },
        { label: 'Pending', value: bookings?.pending, to: booking({ bookingStatus: 'Pending' }) },
        { label: 'Hold', value: bookings?.hold, to: booking({ bookingStatus: 'Hold' }) },
      ],
    },
    {
      title: 'Lead Stats',
      headline: { label: 'Total Leads', value: leads?.total, to: leadListLink({}) },
      parts: [
        { label: 'From Bookings', value: leads?.fromBookings, to: booking() },
        {
          label: 'From Subscriptions',
          value: leads?.fromSubscriptions,
          to: leadListLink({ leadType: 'subscription' }),
        },
        { label: 'New', value: leads?.new, to: leadListLink({ leadStatus: 'New' }) },
        { label: 'In Progress', value: leads?.inProgress, to: leadListLink({ leadStatus: 'In Progress' }) },
        {
          label: 'Not Qualified',
          value: leads?.notQualified,
          to: leadListLink({ leadStatus: 'Not Qualified' }),
        },
        {
          label: 'Offer Declined',
          value: leads?.offerDeclined,
          to: leadListLink({ leadStatus: 'Offer Declined' }),
        },
        { label: 'Closed Sale', value: leads?.closedSale, to: leadListLink({ leadStatus: 'Closed Sale' }) },
      ],
    },
    {
      title: 'Sales Stats',
      headline: { label: 'Total Sales', value: sales?.total, to: sale() },
      parts: [
        { label: 'Monthly', value: sales?.monthly, to: sale({ premiumFrequency: 'monthly' }) },
        { label: 'Quarterly', value: sales?.quarterly, to: sale({ premiumFrequency: 'quarterly' }) },
        { label: 'Annual', value: sales?.annual, to: sale({ premiumFrequency: 'annual' }) },
      ],
    },
  ];
}
