import { useEffect } from 'react';

/** How long the page must rest, in milliseconds, before everything on it is shown again. */
const REST = 600;

/**
 * Fades elements marked `animate-on-scroll` in as they are scrolled into view. Only while the page is being scrolled,
 * what is still below the window and has never been seen is hidden: at rest, without script, on paper, in a picture of
 * the whole page and for people who want less motion everything simply stands there.
 */
export function useAppearing(): void {
  useEffect(() => {
    if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const unseen = new Set(document.querySelectorAll('.animate-on-scroll'));
    let resting: ReturnType<typeof setTimeout> | undefined;

    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          unseen.delete(target);
          observer.unobserve(target);
          target.classList.remove('is-waiting');
        }
      },
      // everything above the window counts as seen: a jump to the end leaves no gaps behind
      { rootMargin: '1000000px 0px -40px 0px' },
    );
    unseen.forEach((element) => observer.observe(element));

    const rest = () => {
      resting = undefined;
      unseen.forEach((element) => element.classList.remove('is-waiting'));
    };
    const onScroll = () => {
      if (resting === undefined)
        for (const element of unseen)
          if (element.getBoundingClientRect().top > innerHeight) element.classList.add('is-waiting');
      clearTimeout(resting);
      resting = setTimeout(rest, REST);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(resting);
      observer.disconnect();
    };
  }, []);
}
