import { isMinor } from '@contract';
import type { Appointment } from '@/shared/api-types';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { REQUEST_LABELS, UNDER_AGE } from '@/admin/ground/words/bookingWords';
import {
  CancelledDayIcon as CancelledIcon,
  FixedDayIcon as OutcomeIcon,
  MovedDayIcon as RequestIcon,
  PersonIcon as MinorIcon,
} from '@/admin/ground/theme/screenIcons';

/** Chips for what sets a booking apart: a minor, cancelled, the outcome, or an open request of the visitor. */
export function BookingMarks({ booking }: { booking: Appointment }) {
  const { dateOfBirth, preferredDate, cancelledAt, outcome, visitorRequest } = booking;
  return (
    <>
      {isMinor(dateOfBirth, preferredDate) && (
        <StatusChip status="Hold" label={UNDER_AGE} icon={<MinorIcon />} />
      )}
      {cancelledAt && <StatusChip status="Not Qualified" label="Cancelled" icon={<CancelledIcon />} />}
      {outcome && <StatusChip status="Not Qualified" label={outcome} icon={<OutcomeIcon />} />}
      {visitorRequest && (
        <StatusChip status="Hold" label={REQUEST_LABELS[visitorRequest.type]} icon={<RequestIcon />} />
      )}
    </>
  );
}
