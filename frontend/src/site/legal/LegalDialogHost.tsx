import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type LegalId, legalIdOf, OPEN_COOKIE_POLICY } from './legalLinks';

const LegalDialog = lazy(() => import('./LegalDialog').then((module) => ({ default: module.LegalDialog })));

/**
 * Opens the legal texts in a dialog: on a click on any link to one, on the window event, and when the page was opened
 * with a link's hash. The dialog and its texts are fetched at the first opening.
 */
export function LegalDialogHost() {
  const [shown, setShown] = useState<LegalId | null>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const open = (id: LegalId) => {
      opener.current = document.activeElement;
      setShown(id);
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const id = legalIdOf(link?.getAttribute('href') ?? null);
      if (!id || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(id);
    };
    const onEvent = () => open('cookie-policy');
    // after the listeners of the links, in a task of its own: a page may be opened at a legal text's hash
    const opened = setTimeout(() => {
      const id = legalIdOf(location.hash);
      if (id) open(id);
    });
    document.addEventListener('click', onClick);
    addEventListener(OPEN_COOKIE_POLICY, onEvent);
    return () => {
      clearTimeout(opened);
      document.removeEventListener('click', onClick);
      removeEventListener(OPEN_COOKIE_POLICY, onEvent);
    };
  }, []);

  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <LegalDialog id={shown} opener={opener} onClose={() => setShown(null)} />
    </Suspense>
  );
}
