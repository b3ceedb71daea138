import type { Appointment } from '../../shared/api-types';
import { StatusChip } from '../theme/StatusChip';
import { REQUEST_LABELS } from './bookingWords';
import { CancelledDayIcon as CancelledIcon, MovedDayIcon as RequestIcon } from '../theme/screenIcons';

/** Chips for what sets a booking apart: cancelled, or an open request of the visitor. */
export function BookingMarks({ booking: { cancelledAt, visitorRequest } }: { booking: Appointment }) {
  return (
    <>
      {cancelledAt && <StatusChip status="Not Qualified" label="Cancelled" icon={<CancelledIcon />} />}
      {visitorRequest && (
        <StatusChip status="Hold" label={REQUEST_LABELS[visitorRequest.type]} icon={<RequestIcon />} />
      )}
    </>
  );
}
