import { Icon } from '../icons/Icon';
import { phoneHref } from '../layout/phoneHref';
import { usePage } from '../PageContext';

/**
 * Two links at the lower edge of a phone's screen. The style sheet alone shows them: from one screen below the hero to
 * the booking section.
 */
export function PhoneBar() {
  const { business } = usePage();
  return (
    <div className="phone-bar-track">
      <nav className="phone-bar" aria-label="Book or call">
        <a className="button button-primary" href="/#contact">
          Book
        </a>
        <a className="button button-secondary" href={phoneHref(business.phone)}>
          <Icon name="phone" />
          Call
        </a>
      </nav>
    </div>
  );
}
