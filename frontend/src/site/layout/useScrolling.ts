import { useEffect } from 'react';
import { CONTACT_SCROLL_DELAY, leadsToTop, scrollTarget, sectionId } from './scrolling';

/** The longest that a smooth way to a section takes, in milliseconds. */
const LONGEST_WAY = 1500;

/**
 * The scrolling that plain links cannot do: links within the page travel smoothly, Home goes up without loading the
 * page again, and a page opened at a section settles there once it is complete.
 */
export function useScrolling(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      if (leadsToTop(link.getAttribute('href'), location.pathname)) {
        event.preventDefault();
        history.replaceState(null, '', '/');
        travelSmoothly();
        scrollTo({ top: 0 });
      } else if (link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0])
        travelSmoothly();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    const id = sectionId(location.hash);
    if (!id) return;
    const before = scrollY;
    const settle = setTimeout(() => {
      const section = document.getElementById(id);
      // somebody who scrolls already is not pulled back
      if (!section || scrollY !== before) return;
      travelSmoothly();
      scrollTo({ top: scrollTarget(section.getBoundingClientRect().top, scrollY) });
    }, CONTACT_SCROLL_DELAY);
    return () => clearTimeout(settle);
  }, []);
}

/** Makes the next scrolling a smooth one; the style sheet keeps it short for people who want less motion. */
function travelSmoothly(): void {
  const { classList } = document.documentElement;
  classList.add('is-travelling');
  const arrive = () => classList.remove('is-travelling');
  document.addEventListener('scrollend', arrive, { once: true });
  setTimeout(arrive, LONGEST_WAY);
}
