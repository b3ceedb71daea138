import { useEffect } from 'react';
import { CONTACT_SCROLL_DELAY, isLinkToTop, scrollTarget, sectionId } from './scrolling';

/** Maximum duration of smooth scrolling, in milliseconds. */
const MAX_SCROLL_TIME = 1500;

/**
 * Scrolling beyond plain links: smooth scrolling within the page, Home scrolls to the top without a page load, and a
 * page opened with the hash of a section scrolls to it after layout.
 */
export function useScrolling(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      if (isLinkToTop(link.getAttribute('href'), location.pathname)) {
        event.preventDefault();
        history.replaceState(null, '', '/');
        scrollSmoothly();
        scrollTo({ top: 0 });
      } else if (link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0])
        scrollSmoothly();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    const id = sectionId(location.hash);
    if (!id) return;
    const before = scrollY;
    const timer = setTimeout(() => {
      const section = document.getElementById(id);
      // the visitor has already scrolled
      if (!section || scrollY !== before) return;
      scrollSmoothly();
      scrollTo({ top: scrollTarget(section.getBoundingClientRect().top, scrollY) });
    }, CONTACT_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, []);
}

/** Enables smooth scrolling for the next scroll; the style sheet shortens it for reduced motion. */
function scrollSmoothly(): void {
  const { classList } = document.documentElement;
  classList.add('is-smooth-scrolling');
  const end = () => classList.remove('is-smooth-scrolling');
  document.addEventListener('scrollend', end, { once: true });
  setTimeout(end, MAX_SCROLL_TIME);
}
