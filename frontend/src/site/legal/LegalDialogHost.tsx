import { type ComponentType, useEffect, useRef, useState } from 'react';
import { notify } from '../../shared/toast/toastQueue';
import type { LegalDialogProps } from './LegalDialog';
import { type LegalId, legalIdOf, OPEN_COOKIE_POLICY } from './legalLinks';

const UNREACHABLE = {
  title: 'This text could not be loaded',
  description: 'Please check your connection and try again.',
  destructive: true,
};

/**
 * Opens the legal texts in a dialog: on a click on a link to one, on the window event, and on page load with a matching
 * hash. The dialog and the texts are loaded on first use.
 */
export function LegalDialogHost() {
  const [shown, setShown] = useState<{ id: LegalId; Dialog: ComponentType<LegalDialogProps> }>();
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const open = (id: LegalId) => {
      opener.current = document.activeElement;
      import('./LegalDialog').then(
        ({ LegalDialog }) => setShown({ id, Dialog: LegalDialog }),
        () => notify(UNREACHABLE),
      );
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const id = legalIdOf(link?.getAttribute('href') ?? null);
      if (!id || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(id);
    };
    const onEvent = () => open('cookie-policy');
    const opened = legalIdOf(location.hash);
    if (opened) open(opened);
    document.addEventListener('click', onClick);
    addEventListener(OPEN_COOKIE_POLICY, onEvent);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener(OPEN_COOKIE_POLICY, onEvent);
    };
  }, []);

  return shown && <shown.Dialog id={shown.id} opener={opener} onClose={() => setShown(undefined)} />;
}
