import { useEffect } from 'react';

/** Time without scrolling after which all elements are shown, in milliseconds. */
const IDLE_TIME = 600;

/**
 * Fades in elements marked `animate-on-scroll`. Elements below the window are hidden only while the page is being
 * scrolled, so that everything is visible at rest, without JavaScript, in print, in full-page screenshots and with
 * reduced motion.
 */
export function useFadeIn(): void {
  useEffect(() => {
    if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const unseen = new Set(document.querySelectorAll('.animate-on-scroll'));
    let idleTimer: ReturnType<typeof setTimeout> | undefined;

    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          unseen.delete(target);
          observer.unobserve(target);
          target.classList.remove('is-waiting');
        }
      },
      // elements above the window count as seen: a jump to the end leaves no gaps
      { rootMargin: '1000000px 0px -40px 0px' },
    );
    unseen.forEach((element) => observer.observe(element));

    const showAll = () => {
      idleTimer = undefined;
      unseen.forEach((element) => element.classList.remove('is-waiting'));
    };
    const onScroll = () => {
      if (idleTimer === undefined)
        for (const element of unseen)
          if (element.getBoundingClientRect().top > innerHeight) element.classList.add('is-waiting');
      clearTimeout(idleTimer);
      idleTimer = setTimeout(showAll, IDLE_TIME);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(idleTimer);
      observer.disconnect();
    };
  }, []);
}
