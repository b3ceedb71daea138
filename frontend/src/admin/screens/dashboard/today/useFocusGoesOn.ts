import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Where the focus was: the line of the list, and what the control does, such as Confirm. */
interface Place {
  readonly element: Element;
  readonly line: number;
  readonly action: string;
}

const CONTROLS = 'button, a, input';
// “Confirm Liza Reyes” and “Done: call the bank” begin with the action
const actionOf = (element: Element) => (element.getAttribute('aria-label') ?? '').split(/[ :]/)[0]!;

/**
 * When the control with the focus goes, because its work is done, the same control of the next line gets the focus. The
 * browser would move it to the top of the page.
 */
export function useFocusGoesOn(list: RefObject<HTMLElement | null>): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const element = target as Element;
      const line = [...(list.current?.children ?? [])].findIndex((child) => child.contains(element));
      last.current = line >= 0 ? { element, line, action: actionOf(element) } : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);
  useLayoutEffect(() => {
    const place = last.current;
    if (!place || place.element.isConnected) return;
    last.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const lines = [...(list.current?.children ?? [])];
    const controls = (from: number) =>
      lines.slice(Math.max(from, 0)).flatMap((line) => [...line.querySelectorAll<HTMLElement>(CONTROLS)]);
    const onward = controls(place.line).find((control) => actionOf(control) === place.action);
    (onward ?? controls(Math.min(place.line, lines.length - 1))[0])?.focus({ preventScroll: true });
  });
}
