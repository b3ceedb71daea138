/** Height of the fixed header in pixels, and delay before scrolling to a section in milliseconds (spec §9). */
export const SCROLL_OFFSET = 80;
export const CONTACT_SCROLL_DELAY = 100;

/** Whether a link only scrolls to the top of the current page. */
export function isLinkToTop(href: string | null, pathname: string): boolean {
  return href === '/' && pathname === '/';
}

/** The section id in a URL's hash; null if the hash is empty or invalid. */
export function sectionId(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null;
  } catch {
    return null;
  }
}

/** Scroll position at which a section starts directly below the header. */
export function scrollTarget(sectionTop: number, scrolled: number): number {
  return Math.max(0, Math.round(sectionTop + scrolled - SCROLL_OFFSET));
}

/** The last section that starts above a line; both are relative to the window. */
export function sectionAt(
  sections: readonly { readonly id: string; readonly top: number }[],
  line: number,
): string | undefined {
  return sections.filter(({ top }) => top <= line).at(-1)?.id;
}
