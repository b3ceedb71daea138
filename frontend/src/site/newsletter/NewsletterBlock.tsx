import type { ReturnedForm } from '@contract';
import { NEWSLETTER } from '../content/newsletter';
import { Icon } from '../icons/Icon';
import { NewsletterForm } from './NewsletterForm';

/** The newsletter section of the home page. */
export function NewsletterBlock({ returned }: { returned?: ReturnedForm | undefined }) {
  return (
    <section className="page-width" aria-labelledby="newsletter-title">
      <div className="newsletter animate-on-scroll">
        <div>
          <h2 id="newsletter-title">{NEWSLETTER.title}</h2>
          <p className="section-lead">{NEWSLETTER.lead}</p>
          <ul className="ticks">
            {NEWSLETTER.benefits.map(({ title, detail }) => (
              <li key={title}>
                <Icon name="check" />
                <span>
                  <strong>{title}</strong>: {detail}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <NewsletterForm
            form="newsletter"
            label={NEWSLETTER.title}
            button={NEWSLETTER.button}
            returned={returned}
          />
          <p className="form-small">{NEWSLETTER.privacy}</p>
        </div>
      </div>
    </section>
  );
}
