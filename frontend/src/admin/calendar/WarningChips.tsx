import { StatusChip } from '../theme/StatusChip';
import type { BookingWarnings } from './bookingWarnings';
import { ClashIcon, ClockIcon as ClosedIcon } from '../theme/screenIcons';

/** Chips for a time that is taken twice, and for a time when the office is closed. */
export function WarningChips({ clash, closed }: BookingWarnings) {
  return (
    <>
      {clash && <StatusChip status="Failed" label={clash} icon={<ClashIcon />} />}
      {closed && <StatusChip status="Hold" label={closed} icon={<ClosedIcon />} />}
    </>
  );
}
