import { Brand } from './Brand';
import { MobileMenu } from './MobileMenu';
import { NavigationLinks } from './NavigationLinks';
import { useCurrentSection } from './useCurrentSection';

/** The fixed header of every public page. */
export function SiteHeader() {
  const section = useCurrentSection();
  return (
    <header className="site-header">
      <div className="page-width site-header-row">
        <Brand />
        <nav className="site-nav" aria-label="Main">
          <NavigationLinks section={section} />
        </nav>
        <MobileMenu section={section} />
      </div>
    </header>
  );
}
