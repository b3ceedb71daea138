/** An action of a toast, such as Undo. `altText` describes another way to do the same. */
export interface ToastAction {
  readonly label: string;
  readonly altText: string;
  readonly run: () => void;
}

/** A temporary message. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly destructive?: boolean;
  readonly action?: ToastAction;
  /** Duration in milliseconds; `TOAST_DURATION` by default. */
  readonly duration?: number;
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

/** Shows a message. Only one is shown at a time: a new one replaces the current one. */
export function notify(message: ToastMessage): void {
  clearTimeout(removal);
  count += 1;
  change({ ...message, id: count, open: true });
}

/** Closes a message; it is removed after `TOAST_REMOVE_DELAY`. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  change({ ...shown, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => change(null), TOAST_REMOVE_DELAY);
}

/** Closes the open message, for example when its reason no longer applies. */
export function dismissShownToast(): void {
  if (shown) dismissToast(shown.id);
}

export function shownToast(): ShownToast | null {
  return shown;
}

/** Subscribes to changes; returns the unsubscribe function. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
