import { PREFERRED_TIME_LABELS, type PreferredTime } from '@contract';
import { useEffect, useRef } from 'react';
import { longDate } from '../../shared/dates';
import { Icon } from '../icons/Icon';
import type { BookingField } from './bookingRules';

/** Stays on the page after booking: what was asked for, in words to write down. */
export function BookingReceived({ booking }: { booking: Readonly<Record<BookingField, string>> }) {
  const time = PREFERRED_TIME_LABELS[booking.preferredTime as PreferredTime];
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [booking]);
  return (
    <div className="booking-received" ref={note} tabIndex={-1}>
      <Icon name="check" size={24} />
      <p>
        <strong>We have your request, {booking.firstName}.</strong> You asked for{' '}
        {longDate(booking.preferredDate, 'UTC')} at {time}. It is awaiting our confirmation.
      </p>
    </div>
  );
}
