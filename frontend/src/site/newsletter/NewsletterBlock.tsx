import type { IssueSummary, ReturnedForm } from '@contract';
import { NEWSLETTER } from '../content/newsletter';
import { Icon } from '../icons/Icon';
import { SubscribePanel } from './SubscribePanel';

interface NewsletterBlockProps {
  /** The newest issue of the archive, to link to. */
  readonly latest?: IssueSummary | null;
  readonly returned?: ReturnedForm | undefined;
}

/** The newsletter with its benefits: the section of the home page, and the end of the archive. */
export function NewsletterBlock({ latest, returned }: NewsletterBlockProps) {
  return (
    <SubscribePanel title={NEWSLETTER.title} lead={NEWSLETTER.lead} returned={returned}>
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
      {latest && (
        <p className="newsletter-latest">
          <a className="arrow-link" href={`/newsletter/${latest.slug}`}>
            {NEWSLETTER.latest}
            <Icon name="arrow" />
          </a>
          <span>{latest.subject}</span>
        </p>
      )}
    </SubscribePanel>
  );
}
