import { SAMPLE_BUSINESS } from '../../platform/business-identity.js';
import { Business, type BusinessSettings } from '../business.js';
import { defaultSettings } from '../domain/business-settings.js';

/** The settings until the owner changes them, with these changes. */
export class FixedBusiness extends Business {
  settings: BusinessSettings;

  constructor(changes: Partial<BusinessSettings> = {}) {
    super();
    this.settings = { ...defaultSettings(SAMPLE_BUSINESS), ...changes };
  }

  override current(): BusinessSettings {
    return this.settings;
  }

  override async latest(): Promise<BusinessSettings> {
    return this.settings;
  }
}
