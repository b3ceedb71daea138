import { useEffect } from 'react';

/** An element around the one with the focus, and which of its children has it. */
interface Place {
  readonly around: Element;
  readonly index: number;
}

const MODAL = '.MuiModal-root:not(.MuiModal-hidden)';
const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex="0"]';
const LOOK_MS = 50;
/** How long after a dialog what opened it may leave the page, because of what was done in the dialog. */
const WATCHED_MS = 5000;

const isNowhere = () => !document.activeElement || document.activeElement === document.body;

/**
 * After a dialog or menu the focus is on what opened it, or what stands in its place once that is gone; at last on the
 * heading of the page. The browser would move it to the top of the document. A page that was opened meanwhile has the
 * focus on its own heading.
 */
export function useFocusAfterDialogs(): void {
  useEffect(() => {
    let last: Element | null = null;
    let places: readonly Place[] = [];
    let { pathname } = window.location;
    let closedAt = 0;
    let watching: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearInterval(watching);
      watching = undefined;
    };
    const look = () => {
      if (document.querySelector(MODAL)) {
        closedAt = Date.now();
        return;
      }
      if (window.location.pathname !== pathname || Date.now() - closedAt > WATCHED_MS) return stop();
      if (isNowhere()) focusNear(last, places);
    };
    const remember = ({ target }: FocusEvent) => {
      const element = target as Element;
      if (element.closest('.MuiModal-root')) {
        if (watching !== undefined) return;
        pathname = window.location.pathname;
        watching = setInterval(look, LOOK_MS);
        look();
      } else {
        last = element;
        places = placesOf(element);
      }
    };
    // what the user does next moves the focus as they want
    const leave = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('.MuiModal-root')) stop();
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', leave);
    return () => {
      stop();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
}

/** From inside to outside, up to the page. */
function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  let child = element;
  while (child.parentElement && !child.parentElement.matches('main, body')) {
    const around = child.parentElement;
    places.push({ around, index: [...around.children].indexOf(child) });
    child = around;
  }
  return places;
}

function focusNear(element: Element | null, places: readonly Place[]): void {
  if (element?.isConnected && takesFocus(element)) return;
  for (const { around, index } of places) {
    if (!around.isConnected) continue;
    const children = [...around.children];
    const nearest = [...children.slice(index), ...children.slice(0, index).reverse()];
    const controls = nearest.flatMap((child) => [
      ...(child.matches(FOCUSABLE) ? [child] : []),
      ...child.querySelectorAll(FOCUSABLE),
    ]);
    if (controls.some(takesFocus)) return;
  }
  const heading = document.querySelector('h1');
  if (heading) takesFocus(heading);
}

/** Whether the element has the focus now; a disabled or hidden one refuses it. */
function takesFocus(element: Element): boolean {
  (element as HTMLElement).focus({ preventScroll: true });
  return document.activeElement === element;
}
