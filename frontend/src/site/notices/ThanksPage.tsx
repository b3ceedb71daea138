import type { ThanksContent } from '@contract';
import { useEffect } from 'react';
import { BookingDetails } from '../booking/BookingDetails';
import { clearBookingDraft } from '../booking/bookingDraft';
import { bookingSuccess } from '../content/booking';
import { NEWSLETTER } from '../content/newsletter';
import { Icon } from '../icons/Icon';
import { usePage } from '../PageContext';
import { NoticeLinks } from './NoticeLinks';

/** Confirms a form that was sent without JavaScript, with the text of the toast. */
export function ThanksPage({ content }: { content: ThanksContent }) {
  const { business } = usePage();
  const { form } = content;
  const { title, description } = form === 'booking' ? bookingSuccess(business.name) : NEWSLETTER.success;
  useEffect(() => {
    if (form === 'booking') clearBookingDraft();
  }, [form]);
  return (
    <section className="message-page page-width">
      <span className="message-mark">
        <Icon name="check" size={36} />
      </span>
      <h1>{title}</h1>
      <p className="section-lead">{description}</p>
      {content.form === 'booking' ? <BookingDetails booking={content.booking} /> : <NextSteps />}
      <NoticeLinks />
    </section>
  );
}

function NextSteps() {
  return (
    <div className="booking-details">
      <p className="booking-next" id="next-steps">
        {NEWSLETTER.nextTitle}
      </p>
      <ul aria-labelledby="next-steps">
        {NEWSLETTER.next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
