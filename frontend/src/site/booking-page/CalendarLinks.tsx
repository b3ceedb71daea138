import type { BookingPage } from '@contract';
import { BOOKING_PAGE } from '../content/bookingPage';
import { Icon } from '../icons/Icon';

const WEB = ['google', 'outlook'] as const;

/** Ways to put the consultation into a calendar. Until it is confirmed: a file, whose entry the invitation replaces. */
export function CalendarLinks({ file, web }: NonNullable<BookingPage['calendar']>) {
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
        {web !== null &&
          WEB.map((name) => (
            <li key={name}>
              <a href={web[name]} target="_blank" rel="noopener noreferrer">
                {texts[name]}
                <Icon name="outside" size={16} />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          ))}
      </ul>
      {web === null && <p>{texts.tentative}</p>}
    </div>
  );
}
