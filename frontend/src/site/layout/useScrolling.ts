import { useEffect } from 'react';
import { isLinkToTop } from './scrolling';
import { scrollSmoothly } from './scrollSmoothly';

/** Scrolling beyond plain links: smooth scrolling within the page, and Home scrolls to the top without a page load. */
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
}
