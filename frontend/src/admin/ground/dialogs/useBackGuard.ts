import { useEffect, useEffectEvent } from 'react';

interface Guard {
  /** Index of the guarded page in the router's history. */
  readonly here: number | null;
  readonly onBack: () => void;
}

let guard: Guard | null = null;
let returning = false;

const indexOf = (state: unknown): number | null => {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
};

/**
 * Installs the listener for `useBackGuard`. Call it before the router is rendered: `popstate` listeners run in the
 * order in which they were added, and the guard must stop the event before the router handles it.
 */
export function installBackGuard(): void {
  window.addEventListener('popstate', (event) => {
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
    } else if (guard) {
      event.stopImmediatePropagation();
      const { here, onBack } = guard;
      const there = indexOf(event.state);
      returning = true;
      window.history.go(here !== null && there !== null && there !== here ? here - there : 1);
      onBack();
    }
  });
}

/** Goes back over a step of the history that no page opened, such as that of a dialog; a guard does not ask. */
export function releaseStep(): void {
  returning = guard !== null;
  window.history.back();
}

/**
 * While `active`, cancels the browser's Back and Forward and calls `onBack` instead. The router's own blocker needs a
 * data router, and the console uses BrowserRouter.
 */
export function useBackGuard(active: boolean, onBack: () => void): void {
  const asked = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) return;
    const own = { here: indexOf(window.history.state), onBack: () => asked() };
    guard = own;
    return () => {
      if (guard === own) guard = null;
    };
  }, [active]);
}
