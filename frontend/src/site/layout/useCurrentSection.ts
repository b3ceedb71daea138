import { useEffect, useState } from 'react';
import { sectionAt } from './scrolling';

/** A section is current when its top has passed this part of the window's height. */
const LINE = 0.35;

/** Id of the current section while scrolling; undefined on pages without sections. */
export function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = [...document.querySelectorAll('main section[id]')];
    if (sections.length === 0) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const tops = sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top }));
      setCurrent(sectionAt(tops, innerHeight * LINE));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
  return current;
}
