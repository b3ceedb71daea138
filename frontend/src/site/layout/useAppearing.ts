import { useEffect } from 'react';

const SCROLLING_BEGINS = ['wheel', 'touchmove', 'keydown', 'scroll'] as const;

/**
 * Fades elements marked `animate-on-scroll` in as they come into view. They are hidden only once the visitor begins to
 * scroll, and only what is still below the window: without script, without scrolling (a print, a picture of the whole
 * page) and for people who want less motion everything simply stands there.
 */
export function useAppearing(): void {
  useEffect(() => {
    if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let observer: IntersectionObserver | undefined;
    const unlisten = () => SCROLLING_BEGINS.forEach((type) => removeEventListener(type, hide));
    function hide() {
      unlisten();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            target.classList.remove('is-waiting');
            observer?.unobserve(target);
          }
        },
        // everything above the window counts as seen: a jump to the end leaves no gaps behind
        { rootMargin: '1000000px 0px -40px 0px' },
      );
      for (const element of document.querySelectorAll('.animate-on-scroll')) {
        if (element.getBoundingClientRect().top < innerHeight) continue;
        element.classList.add('is-waiting');
        observer.observe(element);
      }
    }
    SCROLLING_BEGINS.forEach((type) => addEventListener(type, hide, { passive: true }));
    return () => {
      unlisten();
      observer?.disconnect();
    };
  }, []);
}
