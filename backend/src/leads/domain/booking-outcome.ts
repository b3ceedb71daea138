import { Conflict, Invalid } from '../../platform/domain-error.js';
import type { Appointment, Outcome } from './appointment.js';
import type { LeadChange } from './lead.js';

/**
 * Records whether a consultation took place; null takes that back. The same outcome changes nothing. Rejects the outcome
 * of a consultation that has not begun or has no time, and of a cancelled one.
 */
export function recordOutcome(
  booking: Appointment,
  outcome: Outcome | null,
  hasBegun: boolean,
): LeadChange<Appointment> {
  const { outcome: before } = booking;
  if (outcome === before) return { lead: booking, activity: null };
  if (outcome !== null && booking.cancelledAt !== null) throw new Conflict('booking.cancelled');
  if (outcome !== null && !hasBegun) throw new Invalid({ outcome: 'booking.not-begun' });
  return {
    lead: { ...booking, outcome },
    activity: {
      actionType: 'outcome_recorded',
      actionDetails:
        before === null ? `Outcome: ${outcome}` : `Outcome changed from ${before} to ${outcome ?? 'none'}`,
    },
  };
}
