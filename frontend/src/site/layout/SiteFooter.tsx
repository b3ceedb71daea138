import { QUICK_LINKS } from '../content/navigation';
import { NEWSLETTER } from '../content/newsletter';
import { SERVICES } from '../content/services';
import { Icon } from '../icons/Icon';
import { Logo } from '../../shared/brand/Logo';
import { LEGAL_LINKS } from '../legal/legalLinks';
import { NewsletterForm } from '../newsletter/NewsletterForm';
import { usePage } from '../PageContext';
import { socialName } from './socialName';

/** The footer of every public page. */
export function SiteFooter() {
  const { business } = usePage();
  return (
    <footer className="site-footer">
      <div className="page-width footer-columns">
        <div className="footer-brand">
          <a className="brand" href="/">
            <Logo />
            <span>{business.name}</span>
          </a>
          <p>{business.tagline}</p>
          <p>{business.address}</p>
          {business.socialUrl !== '' && (
            <a className="footer-social" href={business.socialUrl} rel="noopener me" target="_blank">
              {socialName(business.socialUrl)}
              <Icon name="outside" size={16} />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          )}
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">Quick Links</h2>
          <ul>
            {QUICK_LINKS.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services">Services</h2>
          <ul>
            {SERVICES.map(({ title }) => (
              <li key={title}>
                <a href="/#services">{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-newsletter">
          <h2>{NEWSLETTER.name}</h2>
          <NewsletterForm form="footer" label={NEWSLETTER.name} button={NEWSLETTER.compactButton} />
          <a className="footer-archive" href="/newsletter">
            {NEWSLETTER.archive}
          </a>
        </div>
      </div>
      <div className="page-width footer-end">
        <p>
          {business.name} · <span className="no-break">Licence {business.licence}</span>
        </p>
        <ul>
          {LEGAL_LINKS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-haspopup="dialog">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
