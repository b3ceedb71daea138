import { isMinor } from '@contract';
import type { BookingLead } from '@/shared/api-types';
import { REQUEST_LABELS, UNDER_AGE } from '@/admin/ground/words/bookingWords';

/** Something that staff should notice about a booking, in words. */
export interface BookingMark {
  readonly kind: 'minor' | 'cancelled' | 'outcome' | 'request' | 'clash' | 'closed';
  readonly text: string;
}

const OUTSIDE_HOURS = { closed: 'Outside office hours', holiday: 'Holiday' };

/** The marks of a booking. A cancelled one wants no time, so it can neither clash nor be outside of the hours. */
export function bookingMarks(booking: BookingLead): readonly BookingMark[] {
  const {
    dateOfBirth,
    preferredDate,
    cancelledAt,
    outcome,
    visitorRequest,
    clash = 0,
    outsideHours,
  } = booking;
  const marks: BookingMark[] = [];
  if (isMinor(dateOfBirth, preferredDate)) marks.push({ kind: 'minor', text: UNDER_AGE });
  if (cancelledAt) marks.push({ kind: 'cancelled', text: 'Cancelled' });
  if (outcome) marks.push({ kind: 'outcome', text: outcome });
  if (visitorRequest) marks.push({ kind: 'request', text: REQUEST_LABELS[visitorRequest.type] });
  if (cancelledAt) return marks;
  if (clash > 0)
    marks.push({ kind: 'clash', text: `Same time as ${clash === 1 ? '1 other' : `${clash} others`}` });
  if (outsideHours) marks.push({ kind: 'closed', text: OUTSIDE_HOURS[outsideHours] });
  return marks;
}
