import { CONTACT_SCROLL_DELAY, scrollTarget, sectionId } from './scrolling';
import { scrollSmoothly } from './scrollSmoothly';

/**
 * Scrolls smoothly to the section of the URL's hash. The style sheet kept the browser at the top until now; a page that
 * is not there was scrolled by the visitor, or by a browser that restored its place or jumped to the section.
 */
export function scrollToHash(): void {
  const id = sectionId(location.hash);
  setTimeout(() => {
    const section = id === null ? null : document.getElementById(id);
    if (section && scrollY === 0) {
      scrollSmoothly();
      scrollTo({ top: scrollTarget(section.getBoundingClientRect().top, scrollY) });
    }
    document.documentElement.classList.add('follows-hash');
  }, CONTACT_SCROLL_DELAY);
}
