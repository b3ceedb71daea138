import { meetingWords, type ReturnedForm } from '@contract';
import { BOOKING } from '../content/booking';
import type { ServicePreset } from '../content/services';
import { Icon } from '../icons/Icon';
import { chatLabel } from '../layout/chatLabel';
import { OutsideLink } from '../layout/OutsideLink';
import { phoneHref } from '../layout/phoneHref';
import { usePage } from '../PageContext';
import { BookingForm } from './BookingForm';
import { businessHoursRows } from './businessHours';

interface BookingSectionProps {
  readonly returned?: ReturnedForm | undefined;
  readonly preset?: ServicePreset | undefined;
}

/**
 * The contact section: the booking form, the next steps and the business hours. On a phone the form comes first, so
 * that links to this section show its first field.
 */
export function BookingSection({ returned, preset }: BookingSectionProps) {
  const { business, week, meeting } = usePage();
  return (
    <section className="booking" id="contact" aria-labelledby="contact-title">
      <div className="page-width booking-columns">
        <div>
          <h2 id="contact-title">{BOOKING.title}</h2>
          <p className="section-lead">
            {meetingWords(meeting)}. {BOOKING.lead}
          </p>
        </div>
        <div className="booking-card animate-on-scroll">
          <BookingForm returned={returned} preset={preset} />
        </div>
        <div className="booking-side">
          <ol className="steps">
            {BOOKING.steps.map(({ title, detail }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{detail}</p>
              </li>
            ))}
          </ol>
          <table className="business-hours">
            <caption>Business hours</caption>
            <tbody>
              {businessHoursRows(week).map(({ days, hours }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <address className="contact-lines">
            <a href={phoneHref(business.phone)}>
              <Icon name="phone" />
              {business.phone}
            </a>
            <a href={`mailto:${business.email}`}>
              <Icon name="mail" />
              {business.email}
            </a>
            {business.chatUrl !== '' && (
              <OutsideLink href={business.chatUrl}>
                <Icon name="chat" />
                {chatLabel(business.chatUrl)}
              </OutsideLink>
            )}
          </address>
        </div>
      </div>
    </section>
  );
}
