import type { BusinessSection, BusinessSettings } from './domain/business-settings.js';

/** Port of the rules of the sections that pages show. */
export abstract class SectionValues {
  /** The value of a section as it would be stored. Rejects invalid ones with the path of each wrong field. */
  abstract checked<S extends BusinessSection>(section: S, value: unknown): BusinessSettings[S];
}
