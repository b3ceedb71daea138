import type { SiteLink } from '../content/navigation';
import { usePage } from '../PageContext';

/** A link of the navigation; it is marked when it leads to the page that is open. */
export function NavigationLink({ link }: { link: SiteLink }) {
  const { pathname } = usePage();
  const isHere = link.href === pathname;
  const isAround = link.href !== '/' && pathname.startsWith(`${link.href}/`);
  return (
    <a href={link.href} aria-current={isHere ? 'page' : isAround ? 'true' : undefined}>
      {link.label}
    </a>
  );
}
