import { Logo } from '../../shared/brand/Logo';
import { usePage } from '../PageContext';
import { MobileMenu } from './MobileMenu';
import { NavigationLinks } from './NavigationLinks';
import { useCurrentSection } from './useCurrentSection';

/** The fixed header of every public page. */
export function SiteHeader() {
  const { business } = usePage();
  const section = useCurrentSection();
  return (
    <header className="site-header">
      <div className="page-width site-header-row">
        <a className="brand" href="/">
          <Logo />
          <span>{business.name}</span>
        </a>
        <nav className="site-nav" aria-label="Main">
          <NavigationLinks section={section} />
        </nav>
        <MobileMenu section={section} />
      </div>
    </header>
  );
}
