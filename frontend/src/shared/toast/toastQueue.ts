/** Something to do about the message from where it stands, such as Undo. `altText` says how to do it otherwise. */
export interface ToastAction {
  readonly label: string;
  readonly altText: string;
  readonly run: () => void;
}

/** A message that appears for a while at the edge of the page. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly destructive?: boolean;
  readonly action?: ToastAction;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** The constants of spec §9, in milliseconds and pixels. */
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_HOTKEY = 'F8';

let shown: ShownToast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ShownToast | null) {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Shows a message. There is one at a time: it takes the place of the one before. */
export function notify(message: ToastMessage): void {
  clearTimeout(removal);
  count += 1;
  change({ ...message, id: count, open: true });
}

/** Closes the message; it is forgotten a good while later. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  change({ ...shown, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => change(null), TOAST_REMOVE_DELAY);
}

export function shownToast(): ShownToast | null {
  return shown;
}

/** Calls back on every change until the returned function is called. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
