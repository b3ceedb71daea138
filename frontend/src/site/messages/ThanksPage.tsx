import { useEffect } from 'react';
import { clearBookingDraft } from '../booking/bookingDraft';
import { bookingSuccess } from '../content/booking';
import { NEWSLETTER } from '../content/newsletter';
import { Icon } from '../icons/Icon';
import { usePage } from '../PageContext';

/** Answers a form that was sent without script, with the words that the toast has otherwise. */
export function ThanksPage({ form }: { form: 'booking' | 'newsletter' }) {
  const { business } = usePage();
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
      <ul className="message-links">
        <li>
          <a className="button button-primary" href="/">
            Back to Home
          </a>
        </li>
        <li>
          <a className="arrow-link" href="/blog">
            Read our articles
            <Icon name="arrow" />
          </a>
        </li>
      </ul>
    </section>
  );
}
