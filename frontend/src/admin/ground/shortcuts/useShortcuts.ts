import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import { LEADER, shortcutFor, handlesKeys } from './shortcutFor';

/** Maximum time between the leader key and the second key, in milliseconds. */
const LEADER_TIMEOUT = 1500;

/** Whether single-key shortcuts are on. Speech input can trigger them, so they can be turned off (WCAG 2.1.4). */
export function useShortcutsEnabled() {
  return useStore<boolean>('shortcuts', true);
}

/** Binds actions to shortcuts. Keys are ignored while a field has the focus or a dialog is open; Escape cannot be turned off. */
export function useShortcuts(bindings: Readonly<Record<string, () => void>>): void {
  const [enabled] = useShortcutsEnabled();
  const run = useEffectEvent((shortcut: string | null) => {
    const action = shortcut ? bindings[shortcut] : undefined;
    action?.();
    return action !== undefined;
  });

  useEffect(() => {
    let leaderAt = -Infinity;
    const listen = (event: KeyboardEvent) => {
      if (!enabled && event.key !== 'Escape') return;
      if (handlesKeys(event.target) || document.querySelector('[role=dialog]')) return;
      const afterLeader = event.timeStamp - leaderAt < LEADER_TIMEOUT;
      leaderAt = event.key === LEADER && !afterLeader ? event.timeStamp : -Infinity;
      if (run(shortcutFor(event, afterLeader))) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
