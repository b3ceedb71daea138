import { PREFERRED_TIME_LABELS, type PreferredTime, SERVICE_LABELS, type ServiceInterest } from '@contract';
import { useEffect, useRef } from 'react';
import { longDate } from '../../shared/dates';
import { BOOKING } from '../content/booking';
import { Icon } from '../icons/Icon';
import type { BookingField } from './bookingRules';

interface BookingConfirmationProps {
  readonly booking: Readonly<Record<BookingField, string>>;
  readonly onAnother: () => void;
}

/** Replaces the form after a booking: the booked data and the next steps. */
export function BookingConfirmation({ booking, onAnother }: BookingConfirmationProps) {
  const time = PREFERRED_TIME_LABELS[booking.preferredTime as PreferredTime];
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [booking]);
  return (
    <div className="booking-confirmation" ref={panel} tabIndex={-1}>
      <Icon name="check" size={28} />
      <div>
        <p>
          <strong>We have your request, {booking.firstName}.</strong> You asked for{' '}
          {longDate(booking.preferredDate, 'UTC')} at {time}:{' '}
          {SERVICE_LABELS[booking.serviceInterest as ServiceInterest]}.
        </p>
        <p>{BOOKING.next}</p>
        <button type="button" className="button button-secondary" onClick={onAnother}>
          {BOOKING.another}
        </button>
      </div>
    </div>
  );
}
