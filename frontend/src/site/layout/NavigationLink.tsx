import type { SiteLink } from '../content/navigation';
import { usePage } from '../PageContext';

interface NavigationLinkProps {
  readonly link: SiteLink;
  /** The current section of the page. */
  readonly section: string | undefined;
  readonly className?: string;
}

/** A navigation link, marked if it points to the current page or section. */
export function NavigationLink({ link, section, className }: NavigationLinkProps) {
  const { pathname } = usePage();
  const isCurrentPage = link.href === pathname;
  const isParentPage = link.href !== '/' && pathname.startsWith(`${link.href}/`);
  const isCurrentSection = section !== undefined && link.href === `${pathname}#${section}`;
  return (
    <a
      className={className}
      href={link.href}
      aria-current={
        isCurrentPage ? 'page' : isCurrentSection ? 'location' : isParentPage ? 'true' : undefined
      }
    >
      {link.label}
    </a>
  );
}
