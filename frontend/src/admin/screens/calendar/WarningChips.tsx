import { StatusChip } from '@/admin/ground/theme/StatusChip';
import type { BookingWarnings } from './bookingWarnings';
import { ClashIcon, ClockIcon as ClosedIcon } from '@/admin/ground/theme/screenIcons';

/** Chips for a time that is taken twice, for one when staff are busy, and for one when the office is closed. */
export function WarningChips({ clash, closed, busy }: BookingWarnings) {
  return (
    <>
      {clash && <StatusChip status="Failed" label={clash} icon={<ClashIcon />} />}
      {busy && <StatusChip status="Hold" label={busy} icon={<ClashIcon />} />}
      {closed && <StatusChip status="Hold" label={closed} icon={<ClosedIcon />} />}
    </>
  );
}
