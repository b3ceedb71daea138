import type { SiteLink } from '../content/navigation';
import { Icon } from '../icons/Icon';

const ARTICLES: SiteLink = { label: 'Read our articles', href: '/blog' };

/** The links below a message: home, the articles, and optionally one more. */
export function NoticeLinks({ extra }: { extra?: SiteLink }) {
  return (
    <ul className="notice-links">
      <li>
        <a className="button button-primary" href="/">
          Back to Home
        </a>
      </li>
      {[ARTICLES, ...(extra ? [extra] : [])].map(({ label, href }) => (
        <li key={href}>
          <a className="arrow-link" href={href}>
            {label}
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
