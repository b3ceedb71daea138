import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { onToastChange, shownToast, type ShownToast, TOAST_HOTKEY } from './toastQueue';

type Region = ComponentType<{ toast: ShownToast | null; focusRegion: boolean }>;

const loadToaster = (): Promise<{ default: Region }> =>
  import('./Toaster').then(({ Toaster }) => ({ default: Toaster }));

// a message about a lost connection must be visible even if the chunk cannot be loaded over it
const LazyToaster = lazy(() => loadToaster().catch(() => ({ default: PlainToast })));

/** Preloads the toast region; called when a form gets the focus. */
export function preloadToaster(): void {
  loadToaster().catch(() => {});
}

/** The place of the toasts. The region itself is loaded with the first toast or when its hotkey is pressed. */
export function ToastHost() {
  const toast = useSyncExternalStore(onToastChange, shownToast, () => null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (toast || asked) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === TOAST_HOTKEY) setAsked(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [toast, asked]);
  if (!toast && !asked) return null;
  return (
    <Suspense fallback={null}>
      <LazyToaster toast={toast} focusRegion={asked} />
    </Suspense>
  );
}

function PlainToast({ toast }: { toast: ShownToast | null }) {
  if (!toast?.open) return null;
  return (
    <div className="toast-region" role="alert">
      <div className={toast.destructive ? 'toast toast-destructive' : 'toast'}>
        <div className="toast-title">{toast.title}</div>
        <div className="toast-description">{toast.description}</div>
      </div>
    </div>
  );
}
