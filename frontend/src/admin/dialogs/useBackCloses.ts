import { useEffect, useRef } from 'react';

const HELD = 'dialog';
const isHeld = () => (window.history.state as Record<string, unknown> | null)?.[HELD] === true;

/**
 * While something fills the screen of a phone, the Back of the browser closes it instead of leaving the page below.
 * `onBack` may keep it open, such as to ask a question: the next Back asks again.
 */
export function useBackCloses(active: boolean, onBack: () => void): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!active) return;
    const hold = () =>
      window.history.pushState({ ...(window.history.state as object | null), [HELD]: true }, '');
    hold();
    let holding: ReturnType<typeof setTimeout> | undefined;
    const closed = () => {
      if (isHeld()) return;
      back.current();
      holding = setTimeout(hold);
    };
    window.addEventListener('popstate', closed);
    return () => {
      clearTimeout(holding);
      window.removeEventListener('popstate', closed);
      // closed by a button, and no other page was opened by it
      if (isHeld()) window.history.back();
    };
  }, [active]);
}
