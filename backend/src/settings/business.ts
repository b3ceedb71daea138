import type { BusinessSettings } from './domain/business-settings.js';

export type { BusinessIdentity, BusinessSection, BusinessSettings } from './domain/business-settings.js';

/** Port of the owner's settings for everything that shows or follows them. */
export abstract class Business {
  /** The settings as this process last read them; never waits. */
  abstract current(): BusinessSettings;

  /** The settings including every change that has been announced; waits only while a change is read. */
  abstract latest(): Promise<BusinessSettings>;
}
