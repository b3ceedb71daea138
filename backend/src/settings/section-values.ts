import { type BusinessSection, DEFAULT_SECTIONS } from './domain/business-settings.js';
import type { SettingsSection, SettingsSections } from './settings.js';

/** The sections that the owner writes for the site. */
export const BUSINESS_SECTIONS: readonly BusinessSection[] = [
  'identity',
  ...(Object.keys(DEFAULT_SECTIONS) as (keyof typeof DEFAULT_SECTIONS)[]).filter(
    (name) => name !== 'retention',
  ),
];

/** Port of the rules of the sections. */
export abstract class SectionValues {
  /** The value of a section as it would be stored. Rejects invalid ones with the path of each wrong field. */
  abstract checked<S extends SettingsSection>(section: S, value: unknown): SettingsSections[S];

  /** The addresses of the pictures of the library that sections have, with what the library calls the place. */
  abstract pictures(settings: Partial<SettingsSections>): { readonly url: string; readonly use: string }[];
}
