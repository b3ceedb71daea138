const listeners = new Set<() => void>();

/** Notifies listeners that the server can be reached again. */
export function notifyReconnected(): void {
  listeners.forEach((listener) => listener());
}

/** Subscribes to reconnects; returns the unsubscribe function. */
export function onReconnected(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
