import type { Lead } from '@/shared/api-types';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { formatSchedule } from '@/admin/ground/words/bookingWords';
import { leadRef } from '@/admin/ground/words/leadRules';
import { leadName } from '@/admin/ground/words/leadWords';
import { MessageDialog } from './MessageDialog';

/** A message to the person of a lead; of a coming consultation with its time. */
export function LeadMessageDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const booking = lead.leadType === 'appointment' ? lead : null;
  const isComing = booking && !booking.cancelledAt && booking.preferredDate >= toCalendarDate(new Date());
  return (
    <MessageDialog
      about={leadRef(lead)}
      name={leadName(lead)}
      firstName={lead.firstName}
      reached={{ phone: booking?.phone, email: lead.email }}
      known={{
        appointment: isComing ? formatSchedule(booking.preferredDate, booking.preferredTime) : undefined,
      }}
      first="appointmentText"
      onClose={onClose}
    />
  );
}
