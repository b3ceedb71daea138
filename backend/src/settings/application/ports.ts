import type { Change, SettingsSection, SettingsSections } from '../settings.js';

/** The settings until somebody changes them; the identity is that of the environment. */
export abstract class InitialSettings {
  abstract readonly sections: SettingsSections;
}

/** A changed section. */
export interface StoredValue extends Change {
  readonly section: string;
  readonly value: object;
  readonly updatedAt: string;
}

/** Every changed section whose value can be read. */
export interface StoredValues {
  readonly values: readonly StoredValue[];
  /** Differs whenever a section has changed. */
  readonly version: string;
}

/** A value that was replaced, with when and by whom. */
export interface ReplacedValue {
  readonly id: string;
  readonly value: object;
  readonly createdAt: string;
  readonly editedByName: string | null;
}

export interface NewValue<S extends SettingsSection = SettingsSection> {
  readonly value: SettingsSections[S];
  /** What counts while nobody has changed the section. */
  readonly initial: SettingsSections[S];
  readonly by: { readonly id: string; readonly name: string };
  readonly at: string;
  /** When the editor read the section: null for one that nobody has changed, undefined does not ask. */
  readonly ifUpdatedAt?: string | null | undefined;
}

export abstract class SettingsStore {
  abstract all(): Promise<StoredValues>;

  abstract find(section: SettingsSection): Promise<StoredValue | null>;

  /** The version that `all` would give. */
  abstract version(): Promise<string>;

  /**
   * Replaces a section and keeps the value of before in its history; an equal value changes nothing, except that the
   * first value is the office's own once it was stored, without a history. Null, and nothing is stored, when the section was changed at another time than `ifUpdatedAt`, or for the first time at the same moment.
   */
  abstract replace<S extends SettingsSection>(section: S, change: NewValue<S>): Promise<Change | null>;

  /** The values that were replaced last, at most 100, newest first. */
  abstract history(section: SettingsSection): Promise<ReplacedValue[]>;
}
