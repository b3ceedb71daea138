import {
  type BookingSummary,
  PREFERRED_TIME_LABELS,
  NOT_SET,
  PREFERRED_TIME_MINUTES,
  SERVICE_LABELS,
} from '@contract';
import { longDate } from '../../shared/dates';
import { BOOKING } from '../content/booking';
import { visitorTime } from '../forms/visitorTime';
import { phoneHref } from '../layout/phoneHref';
import { usePage } from '../PageContext';
import { useHydrated } from '../useHydrated';
import { weekday } from './dayNames';

/** The booked data with its reference, and what happens next. */
export function BookingDetails({ booking }: { booking: BookingSummary }) {
  const { business, timeZone, timeZoneName } = usePage();
  const {
    reference,
    email,
    pageIsMailed,
    preferredDate: date,
    preferredTime: time,
    serviceInterest,
  } = booking;
  // only the browser knows the visitor's time zone
  const ownTime =
    useHydrated() && time !== NOT_SET && visitorTime(timeZone, date, PREFERRED_TIME_MINUTES[time]);
  return (
    <div className="booking-details">
      <dl>
        <div className="booking-reference">
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Service</dt>
          <dd>{SERVICE_LABELS[serviceInterest]}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>
            {weekday(date)}, {longDate(date, 'UTC')}
          </dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>
            {PREFERRED_TIME_LABELS[time]}, {timeZoneName}
            {ownTime && <span className="booking-own-time">Your time: {ownTime}</span>}
          </dd>
        </div>
      </dl>
      <p className="booking-next" id="booking-next">
        {BOOKING.nextTitle}
      </p>
      <ul aria-labelledby="booking-next">
        {BOOKING.next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          To change anything,{' '}
          {pageIsMailed && (
            <>
              open your booking with the link in our e-mail to <span className="booking-email">{email}</span>,
              or{' '}
            </>
          )}
          call <a href={phoneHref(business.phone)}>{business.phone}</a> and tell us your reference.
        </li>
      </ul>
    </div>
  );
}
