import type { BookingPage } from '@contract';
import { BOOKING_PAGE } from '../content/bookingPage';
import { Icon } from '../icons/Icon';

/** Ways to put the consultation into a calendar. */
export function CalendarLinks({ file, google, outlook }: NonNullable<BookingPage['calendar']>) {
  const texts = BOOKING_PAGE.calendar;
  return (
    <div className="calendar-links">
      <h2>{texts.title}</h2>
      <ul>
        <li>
          <a href={file} download="consultation.ics">
            {texts.file}
          </a>
        </li>
        {[
          { label: texts.google, href: google },
          { label: texts.outlook, href: outlook },
        ].map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
              <Icon name="outside" size={16} />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
