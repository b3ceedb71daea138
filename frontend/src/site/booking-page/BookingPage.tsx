import type { BookingPage as Booking, ConsultationTime, ReturnedRequest } from '@contract';
import { BOOKING_PAGE } from '../content/bookingPage';
import { BOOK_A_CALL } from '../content/navigation';
import { phoneHref } from '../layout/phoneHref';
import { usePage } from '../PageContext';
import { CalendarLinks } from './CalendarLinks';
import { CancelForm } from './CancelForm';
import { MoveForm } from './MoveForm';
import { OpenRequest } from './OpenRequest';

interface BookingPageProps {
  readonly booking: Booking;
  readonly returned?: ReturnedRequest | undefined;
}

/** The visitor's page of a booking. It has no script: everything works by links and plain forms. */
export function BookingPage({ booking, returned }: BookingPageProps) {
  const { phone } = usePage().business;
  const { label, detail } = BOOKING_PAGE.states[booking.state];
  const returnedTo = (request: 'move' | 'cancel') => (returned?.request === request ? returned : undefined);
  return (
    <section className="message-page page-width private-page">
      <h1>{BOOKING_PAGE.title}</h1>
      <div className="private-card">
        <p className={`booking-state booking-state-${booking.state.toLowerCase()}`}>{label}</p>
        <Time {...booking} />
        <dl className="booking-facts">
          <dt>Service</dt>
          <dd>{booking.service}</dd>
          {booking.state !== 'Cancelled' && !booking.isOver && <MeetingFacts {...booking.meeting} />}
          <dt>Reference</dt>
          <dd>{booking.reference}</dd>
          <dt>Our phone</dt>
          <dd>
            <a href={phoneHref(phone)}>{phone}</a>
          </dd>
        </dl>
        {!booking.isOver && <p className="booking-detail">{detail}</p>}
        {booking.calendar && <CalendarLinks {...booking.calendar} />}
      </div>
      {booking.isOver ? (
        <Over reason={returned?.formError} />
      ) : (
        <>
          {booking.request && <OpenRequest {...booking.request} />}
          <div className="request-forms">
            <MoveForm dates={booking.dates} returned={returnedTo('move')} />
            {booking.state !== 'Cancelled' && <CancelForm returned={returnedTo('cancel')} />}
          </div>
        </>
      )}
    </section>
  );
}

function Time({ time, visitorTime }: ConsultationTime) {
  return (
    <div className="booking-time">
      <p>{time}</p>
      {visitorTime !== null && <p className="booking-time-visitor">Your time: {visitorTime}</p>}
    </div>
  );
}

function MeetingFacts({ how, link, length }: Booking['meeting']) {
  return (
    <>
      <dt>How</dt>
      <dd>
        {how}
        {link !== null && (
          <>
            : <a href={link}>{link}</a>
          </>
        )}
      </dd>
      <dt>Length</dt>
      <dd>{length}</dd>
    </>
  );
}

function Over({ reason }: { reason: string | undefined }) {
  const { title, detail, again } = BOOKING_PAGE.over;
  return (
    <div className="request-notice" role={reason ? 'alert' : undefined}>
      <h2>{title}</h2>
      {reason && (
        <p>
          <strong>{BOOKING_PAGE.failure}.</strong>
        </p>
      )}
      <p>{detail}</p>
      <a className="button button-primary" href={BOOK_A_CALL.href}>
        {again}
      </a>
    </div>
  );
}
