import { bookingReference, SERVICE_LABELS } from '@contract';
import type { ReactNode } from 'react';
import type { Appointment } from '@/admin/ground/words/leadTypes';
import { formatShortDay } from '@/admin/ground/dates/dates';
import { foreignTimeZone, timeLabel } from '@/admin/ground/words/bookingWords';
import { CardFact } from '@/admin/records/leads/CardFact';

/** The requested date, time and service. */
export function BookingFacts({ booking }: { booking: Appointment }) {
  const { preferredDate, preferredTime, serviceInterest, cancelledAt } = booking;
  const When = cancelledAt ? Struck : Plain;
  return (
    <>
      <CardFact label="Preferred Date" strong>
        <When>{formatShortDay(preferredDate)}</When>
      </CardFact>
      <CardFact label="Preferred Time" strong>
        <When>{timeLabel(preferredTime)}</When>
      </CardFact>
      <CardFact label="Service of Interest">{SERVICE_LABELS[serviceInterest] ?? serviceInterest}</CardFact>
    </>
  );
}

/** The reference of a booking, and a time zone of the visitor that differs from the office's. */
export function BookingOrigin({ booking }: { booking: Appointment }) {
  const timeZone = foreignTimeZone(booking);
  return (
    <>
      <CardFact label="Reference">{bookingReference(booking.id)}</CardFact>
      {timeZone && <CardFact label="Visitor’s Time Zone">{timeZone}</CardFact>}
    </>
  );
}

const Plain = ({ children }: { children: ReactNode }) => children;
const Struck = ({ children }: { children: ReactNode }) => <s>{children}</s>;
