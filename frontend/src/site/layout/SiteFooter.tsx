import { QUICK_LINKS } from '../content/navigation';
import { NEWSLETTER } from '../content/newsletter';
import { SERVICES } from '../content/services';
import { Icon } from '../icons/Icon';
import { LEGAL_LINKS } from '../legal/legalLinks';
import { NewsletterForm } from '../newsletter/NewsletterForm';
import { usePage } from '../PageContext';
import { Brand } from './Brand';
import { chatLabel } from './chatLabel';
import { LicenceCheck } from './LicenceCheck';
import { OutsideLink } from './OutsideLink';
import { socialName } from './socialName';

/** The footer of every public page. */
export function SiteFooter() {
  const { business } = usePage();
  return (
    <footer className="site-footer" id="footer">
      <div className="page-width footer-columns">
        <div className="footer-brand">
          <Brand />
          <p>{business.tagline}</p>
          <p>{business.address}</p>
          {business.socialUrl !== '' && (
            <OutsideLink className="footer-social" href={business.socialUrl} rel="noopener me">
              {socialName(business.socialUrl)}
              <Icon name="outside" size={16} />
            </OutsideLink>
          )}
          {business.chatUrl !== '' && (
            <OutsideLink className="footer-social" href={business.chatUrl}>
              {chatLabel(business.chatUrl)}
              <Icon name="chat" size={16} />
            </OutsideLink>
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
          <LicenceCheck />
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
