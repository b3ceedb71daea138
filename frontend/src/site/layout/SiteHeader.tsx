import { BOOK_A_CALL, NAVIGATION } from '../content/navigation';
import { Logo } from '../icons/Logo';
import { usePage } from '../PageContext';
import { MobileMenu } from './MobileMenu';
import { NavigationLink } from './NavigationLink';

/** The fixed bar on top of every public page. */
export function SiteHeader() {
  const { business } = usePage();
  return (
    <header className="site-header">
      <div className="page-width site-header-row">
        <a className="brand" href="/">
          <Logo />
          <span>{business.name}</span>
        </a>
        <nav className="site-nav" aria-label="Main">
          <ul>
            {NAVIGATION.map((link) => (
              <li key={link.href}>
                <NavigationLink link={link} />
              </li>
            ))}
          </ul>
          <a className="button button-primary" href={BOOK_A_CALL.href}>
            {BOOK_A_CALL.label}
          </a>
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}
