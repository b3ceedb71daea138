import { useEffect, useRef } from 'react';
import { releaseStep } from './useBackGuard';

const HELD = 'dialog';
/** How much is open in the current step of the history, one above the other. */
const heldDepth = () => Number((window.history.state as Record<string, unknown> | null)?.[HELD] ?? 0);

/** Set until the end of a moment in which something closed. */
let releasing: ReturnType<typeof setTimeout> | undefined;

/**
 * While something is open above the page of a phone, the Back of the browser closes it, the uppermost first, instead of
 * leaving the page. A link in it replaces the step, so that one Back leads from the other page to this one.
 * What opens in the place of something else, such as the result of a form, takes over its step.
 * `onBack` may keep it open, such as to ask a question: the next Back asks again.
 */
export function useBackCloses(active: boolean, onBack: () => void): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!active) return;
    const takesOver = releasing !== undefined;
    clearTimeout(releasing);
    releasing = undefined;
    const depth = heldDepth() + (takesOver ? 0 : 1);
    const hold = () =>
      window.history.pushState({ ...(window.history.state as object | null), [HELD]: depth }, '');
    if (!takesOver) hold();
    let holding: ReturnType<typeof setTimeout> | undefined;
    const closed = () => {
      if (heldDepth() >= depth) return;
      back.current();
      holding = setTimeout(hold);
    };
    window.addEventListener('popstate', closed);
    return () => {
      clearTimeout(holding);
      window.removeEventListener('popstate', closed);
      if (heldDepth() < depth) return;
      releasing = setTimeout(() => {
        releasing = undefined;
        // closed by a button, and no other page was opened by it
        if (heldDepth() >= depth) releaseStep();
      });
    };
  }, [active]);
}
