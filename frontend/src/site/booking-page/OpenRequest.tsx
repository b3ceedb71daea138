import type { BookingPage } from '@contract';
import { BOOKING_PAGE } from '../content/bookingPage';

/** What the visitor asked for, which waits for the office. */
export function OpenRequest({ type, wished, message }: NonNullable<BookingPage['request']>) {
  const { waits, replace } = BOOKING_PAGE.request;
  return (
    <div className="request-notice" role="status">
      <h2>{BOOKING_PAGE.request[type]}</h2>
      {wished && (
        <p>
          <strong>{wished.time}</strong>
          {wished.visitorTime !== null && <> · Your time: {wished.visitorTime}</>}
        </p>
      )}
      {message !== null && <blockquote className="request-message">{message}</blockquote>}
      <p>
        {waits} {replace}
      </p>
    </div>
  );
}
