import { useEffect } from 'react';
import { CONTACT_SCROLL_DELAY, leadsToTop, scrollTarget, sectionId } from './scrolling';

/**
 * The scrolling that plain links and the style sheet cannot do: Home goes up without loading the page again, and a page
 * opened at a section settles there once it is complete. Smoothness and the wish for less motion are the style sheet's.
 */
export function useScrolling(): void {
  useEffect(() => {
    const goUp = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsToTop(link.getAttribute('href'), location.pathname)) return;
      event.preventDefault();
      history.replaceState(null, '', '/');
      scrollTo({ top: 0 });
    };
    document.addEventListener('click', goUp);
    return () => document.removeEventListener('click', goUp);
  }, []);

  useEffect(() => {
    const id = sectionId(location.hash);
    if (!id) return;
    const before = scrollY;
    const settle = setTimeout(() => {
      const section = document.getElementById(id);
      // somebody who scrolls already is not pulled back
      if (section && scrollY === before)
        scrollTo({ top: scrollTarget(section.getBoundingClientRect().top, scrollY) });
    }, CONTACT_SCROLL_DELAY);
    return () => clearTimeout(settle);
  }, []);
}
