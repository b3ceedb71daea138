import { BOOKING_PAGE } from '../content/bookingPage';
import { usePage } from '../PageContext';
import { phoneHref } from '../layout/phoneHref';

/** A request that could not be read or stored. The address is the one of the booking, so the link leads back to it. */
export function RequestErrorPage({ message }: { message: string }) {
  const { business } = usePage();
  const { title, back } = BOOKING_PAGE.error;
  return (
    <section className="message-page page-width">
      <h1>{title}</h1>
      <p className="section-lead">{message}.</p>
      <ul className="message-links">
        <li>
          <a className="button button-primary" href="">
            {back}
          </a>
        </li>
        <li>
          <a className="arrow-link" href={phoneHref(business.phone)}>
            {business.phone}
          </a>
        </li>
      </ul>
    </section>
  );
}
