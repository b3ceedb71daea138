import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import {
  dismissToast,
  type ShownToast,
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD,
} from './toastQueue';

interface ToasterProps {
  readonly toast: ShownToast | null;
  /** True if the hotkey was pressed before the region was loaded. */
  readonly focusRegion: boolean;
}

/** The toast region: swiped away to the right, closed after its duration, focused with F8 (spec §9). */
export function Toaster({ toast, focusRegion }: ToasterProps) {
  const region = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focusRegion) region.current?.focus();
  }, [focusRegion]);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD} duration={TOAST_DURATION}>
      {toast && (
        <Toast.Root
          key={toast.id}
          className={toast.destructive ? 'toast toast-destructive' : 'toast'}
          open={toast.open}
          duration={toast.duration ?? TOAST_DURATION}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <Toast.Title className="toast-title">{toast.title}</Toast.Title>
          {toast.description && (
            <Toast.Description className="toast-description">{toast.description}</Toast.Description>
          )}
          {toast.action && (
            <Toast.Action className="toast-action" altText={toast.action.altText} onClick={toast.action.run}>
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close className="toast-close" aria-label="Close">
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport ref={region} className="toast-region" hotkey={[TOAST_HOTKEY]} />
    </Toast.Provider>
  );
}
