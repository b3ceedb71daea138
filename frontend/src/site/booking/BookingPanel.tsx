import type { BookingSummary } from '@contract';
import { useEffect, useRef } from 'react';
import { BOOKING } from '../content/booking';
import { Icon } from '../icons/Icon';
import { BookingDetails } from './BookingDetails';

interface BookingPanelProps {
  readonly booking: BookingSummary;
  readonly onAnother: () => void;
}

/** Replaces the form after a booking: what was booked and the next steps. */
export function BookingPanel({ booking, onAnother }: BookingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.querySelector('h3')?.scrollIntoView({ block: 'nearest' });
  }, [booking]);
  return (
    <div className="booking-panel" ref={panel} tabIndex={-1}>
      <h3>
        <Icon name="check" size={28} />
        We have your request, {booking.firstName}.
      </h3>
      <BookingDetails booking={booking} />
      <button type="button" className="button button-secondary" onClick={onAnother}>
        {BOOKING.another}
      </button>
    </div>
  );
}
