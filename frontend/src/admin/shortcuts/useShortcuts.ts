import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import { LEADER, shortcutFor, takesKeys } from './shortcutFor';

/** How long after the leader key its second key may come, in milliseconds. */
const LEADER_PATIENCE = 1500;

/** Whether single keys do anything; people who speak to their computer need to turn that off (WCAG 2.1.4). */
export function useShortcutsEnabled() {
  return useStore<boolean>('shortcuts', true);
}

/** Runs what is bound to the keys pressed, unless somebody is typing or a dialog is open. */
export function useShortcuts(bindings: Readonly<Record<string, () => void>>): void {
  const [enabled] = useShortcutsEnabled();
  const run = useEffectEvent((shortcut: string | null) => {
    const action = shortcut ? bindings[shortcut] : undefined;
    action?.();
    return action !== undefined;
  });

  useEffect(() => {
    if (!enabled) return;
    let leaderAt = -Infinity;
    const listen = (event: KeyboardEvent) => {
      if (takesKeys(event.target) || document.querySelector('[role=dialog]')) return;
      const afterLeader = event.timeStamp - leaderAt < LEADER_PATIENCE;
      leaderAt = event.key === LEADER && !afterLeader ? event.timeStamp : -Infinity;
      if (run(shortcutFor(event, afterLeader))) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
