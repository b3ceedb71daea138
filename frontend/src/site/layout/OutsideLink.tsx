import type { ReactNode } from 'react';

interface OutsideLinkProps {
  readonly href: string;
  readonly rel?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another site, or to a program such as Viber. */
export function OutsideLink({ href, rel = 'noopener', className, children }: OutsideLinkProps) {
  const isPage = /^https?:/i.test(href);
  return (
    <a className={className} href={href} rel={rel} target={isPage ? '_blank' : undefined}>
      {children}
      {isPage && <span className="sr-only">(opens in a new tab)</span>}
    </a>
  );
}
