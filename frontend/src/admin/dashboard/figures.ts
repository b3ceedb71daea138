import type { AdminStats } from '../../shared/api-types';
import type { LeadFilter } from '../providers/consoleProvider';
import { leadListLink } from '../leads/leadListLink';

export interface Figure {
  readonly label: string;
  readonly value: number;
  /** The lead list, filtered to what the figure counts. */
  readonly to: string;
}

export interface FigureGroup {
  readonly title: string;
  readonly headline: Figure;
  readonly rest: readonly Figure[];
}

/** The dashboard's three groups (spec §2, §3), each with the number to see first. */
export function figureGroups({ bookings, leads, sales }: AdminStats): readonly FigureGroup[] {
  const booking = (filter: LeadFilter = {}) => leadListLink({ leadType: 'appointment', ...filter });
  const sale = (filter: LeadFilter = {}) => booking({ leadStatus: 'Closed Sale', ...filter });
  return [
    {
      title: 'Booking Stats',
      headline: { label: 'Total Bookings', value: bookings.total, to: booking() },
      rest: [
        { label: 'Confirmed', value: bookings.confirmed, to: booking({ bookingStatus: 'Confirmed' }) },
        { label: 'Pending', value: bookings.pending, to: booking({ bookingStatus: 'Pending' }) },
        { label: 'Hold', value: bookings.hold, to: booking({ bookingStatus: 'Hold' }) },
      ],
    },
    {
      title: 'Lead Stats',
      headline: { label: 'Total Leads', value: leads.total, to: leadListLink({}) },
      rest: [
        { label: 'From Bookings', value: leads.fromBookings, to: booking() },
        {
          label: 'From Subscriptions',
          value: leads.fromSubscriptions,
          to: leadListLink({ leadType: 'subscription' }),
        },
        { label: 'New', value: leads.new, to: leadListLink({ leadStatus: 'New' }) },
        { label: 'In Progress', value: leads.inProgress, to: leadListLink({ leadStatus: 'In Progress' }) },
        {
          label: 'Not Qualified',
          value: leads.notQualified,
          to: leadListLink({ leadStatus: 'Not Qualified' }),
        },
        {
          label: 'Offer Declined',
          value: leads.offerDeclined,
          to: leadListLink({ leadStatus: 'Offer Declined' }),
        },
        { label: 'Closed Sale', value: leads.closedSale, to: leadListLink({ leadStatus: 'Closed Sale' }) },
      ],
    },
    {
      title: 'Sales Stats',
      headline: { label: 'Total Sales', value: sales.total, to: sale() },
      rest: [
        { label: 'Monthly', value: sales.monthly, to: sale({ premiumFrequency: 'monthly' }) },
        { label: 'Quarterly', value: sales.quarterly, to: sale({ premiumFrequency: 'quarterly' }) },
        { label: 'Annual', value: sales.annual, to: sale({ premiumFrequency: 'annual' }) },
      ],
    },
  ];
}
