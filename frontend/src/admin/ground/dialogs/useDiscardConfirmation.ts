import { useRef, useState } from 'react';
import { useBackGuard } from './useBackGuard';
import { useUnloadGuard } from './useUnloadGuard';

interface DiscardConfirmationOptions {
  /** The form has unsaved changes. */
  readonly dirty: boolean;
  /** The changes are stored as a draft. */
  readonly stored?: boolean;
  /** Deletes that draft. */
  readonly clear?: () => void;
  readonly onClose: () => void;
}

export interface DiscardConfirmation {
  /** The question whether to discard is open. */
  readonly confirming: boolean;
  readonly close: () => void;
  readonly cancel: () => void;
  readonly discard: () => void;
}

/** Asks for confirmation before a dialog with unsaved changes is closed, by Escape, Cancel or Back. */
export function useDiscardConfirmation({
  dirty,
  stored = false,
  clear,
  onClose,
}: DiscardConfirmationOptions): DiscardConfirmation {
  const [confirming, setConfirming] = useState(false);
  const focused = useRef<Element | null>(null);
  const ask = () => {
    if (!confirming) focused.current = document.activeElement;
    setConfirming(true);
  };
  useBackGuard(dirty, ask);
  useUnloadGuard(dirty && !stored);
  return {
    confirming: confirming && dirty,
    close: () => (dirty ? ask() : onClose()),
    cancel: () => {
      setConfirming(false);
      if (focused.current instanceof HTMLElement) focused.current.focus();
    },
    discard: () => {
      clear?.();
      onClose();
    },
  };
}
