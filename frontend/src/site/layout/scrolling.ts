/** The constants of spec §9: the height of the bar that covers the top of a section, and the pause after coming home. */
export const SCROLL_OFFSET = 80;
export const CONTACT_SCROLL_DELAY = 100;

/** Whether following the link only means going up to the top of the page that is open. */
export function leadsToTop(href: string | null, pathname: string): boolean {
  return href === '/' && pathname === '/';
}

/** The section that a URL's hash names, or null. A hash that cannot be decoded names none. */
export function sectionId(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null;
  } catch {
    return null;
  }
}

/** Where the window must scroll to, for a section to begin right beneath the bar. */
export function scrollTarget(sectionTop: number, scrolled: number): number {
  return Math.max(0, Math.round(sectionTop + scrolled - SCROLL_OFFSET));
}
