import { type RefObject, useLayoutEffect } from 'react';

/** Space above and below the banner, in pixels. */
const GAP = 16;

/**
 * Keeps the page usable while the banner covers its lower edge: sets `--banner-space` to the height that the style sheet
 * leaves free, and scrolls a focused element out from under the banner (WCAG 2.2, focus not obscured).
 */
export function useBannerSpace(banner: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;

    const revealFocus = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused)) return;
      const { top, bottom, height } = focused.getBoundingClientRect();
      const edge = innerHeight - element.offsetHeight - GAP;
      // the main element gets the focus from the skip link and never fits above the banner
      if (bottom > edge && top < innerHeight && height < edge) focused.scrollIntoView({ block: 'nearest' });
    };
    const measure = () => {
      style.setProperty('--banner-space', `${element.offsetHeight + 2 * GAP}px`);
      revealFocus();
    };

    measure();
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
    observer?.observe(element);
    document.addEventListener('focusin', revealFocus);
    return () => {
      observer?.disconnect();
      document.removeEventListener('focusin', revealFocus);
      style.removeProperty('--banner-space');
    };
  }, [banner, shown]);
}
