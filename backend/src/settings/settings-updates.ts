import type { SettingsSection } from './settings.js';

/** Announces that a section was changed: public pages and open consoles show it, on every replica. */
export abstract class SettingsUpdates {
  /** Call after the commit. Never throws. */
  abstract changed(section: SettingsSection): void;
}
