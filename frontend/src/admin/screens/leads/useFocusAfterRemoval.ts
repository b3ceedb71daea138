import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Lead } from '@/shared/api-types';

/** Where the focus was: the place of a lead in the list, and the name of the control. */
interface Place {
  readonly index: number;
  readonly id: string;
  readonly label: string | null;
}

const holderOf = (element: Element) => element.closest('tr, article');
const idOf = (holder: Element | null) =>
  (holder?.matches('[data-lead]') ? holder : holder?.querySelector('[data-lead]'))?.getAttribute('data-lead');

/**
 * When the lead with the focus leaves the list, such as after a change of its status, the same control of the lead in
 * its place gets the focus. The browser would move it to the top of the page.
 */
export function useFocusAfterRemoval(container: RefObject<HTMLElement | null>, leads: readonly Lead[]): void {
  const last = useRef<Place | null>(null);
  const shown = useRef(leads);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const element = target as Element;
      // a menu or dialog is outside of the list, and gives the focus back
      if (!container.current?.contains(element)) return;
      const id = idOf(holderOf(element));
      const index = shown.current.findIndex((lead) => lead.id === id);
      last.current = id && index >= 0 ? { index, id, label: element.getAttribute('aria-label') } : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [container]);
  useLayoutEffect(() => {
    shown.current = leads;
    const place = last.current;
    if (!place || leads.some(({ id }) => id === place.id)) return;
    last.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = leads[Math.min(place.index, leads.length - 1)];
    const marks = [...(container.current?.querySelectorAll('[data-lead]') ?? [])];
    const mark = marks.find((element) => element.getAttribute('data-lead') === next?.id);
    const controls = [...((mark && holderOf(mark))?.querySelectorAll<HTMLElement>('button, a, input') ?? [])];
    const control =
      controls.find((element) => element.getAttribute('aria-label') === place.label) ?? controls[0];
    (control ?? container.current?.closest<HTMLElement>('[role="tabpanel"]'))?.focus({ preventScroll: true });
  }, [container, leads]);
}
