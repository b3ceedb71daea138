export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** Links of the main navigation (spec §2). */
export const NAVIGATION: readonly SiteLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/#services' },
  { label: 'About', href: '/#about' },
  { label: 'Blog', href: '/blog' },
];

export const BOOK_A_CALL: SiteLink = { label: 'Book a Call', href: '/#contact' };

/** Quick Links of the footer (spec §2). */
export const QUICK_LINKS: readonly SiteLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/#services' },
  { label: 'About Us', href: '/#about' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/#contact' },
];
