import { useSyncExternalStore } from 'react';
import { type ConsoleSettings, onConsoleSettings, shownSettings } from './consoleSettings';

/** The settings, also after they were refreshed. */
export function useConsoleSettings(): ConsoleSettings {
  return useSyncExternalStore(onConsoleSettings, shownSettings);
}
