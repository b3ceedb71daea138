import type { ReturnedForm } from '@contract';
import type { ReactNode } from 'react';
import { NEWSLETTER } from '../content/newsletter';
import { NewsletterForm } from './NewsletterForm';

interface SubscribePanelProps {
  readonly title: string;
  readonly lead: string;
  readonly returned?: ReturnedForm | undefined;
  readonly children?: ReactNode;
}

/** The newsletter form beside what it is for. */
export function SubscribePanel({ title, lead, returned, children }: SubscribePanelProps) {
  return (
    <section className="page-width" aria-labelledby="newsletter-title">
      <div className="newsletter animate-on-scroll">
        <div>
          <h2 id="newsletter-title">{title}</h2>
          <p className="section-lead">{lead}</p>
          {children}
        </div>
        <div>
          <NewsletterForm form="newsletter" label={title} button={NEWSLETTER.button} returned={returned} />
          <p className="form-small">{NEWSLETTER.privacy}</p>
        </div>
      </div>
    </section>
  );
}
