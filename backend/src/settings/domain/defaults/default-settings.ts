import type { BusinessIdentity, BusinessSettings } from '../business-settings.js';
import { DEFAULT_ABOUT, DEFAULT_HERO, DEFAULT_STATS } from './home.js';
import { DEFAULT_LEGAL } from './legal.js';
import { DEFAULT_RETENTION } from '../retention.js';
import { DEFAULT_APPEARANCE, DEFAULT_HOURS } from '../default-office.js';
import { DEFAULT_SERVICES } from './services.js';
import { DEFAULT_TESTIMONIALS } from './testimonials.js';

/** What counts until a section is changed; the identity comes from the environment. */
export function defaultSettings(identity: BusinessIdentity): BusinessSettings {
  return {
    identity,
    appearance: DEFAULT_APPEARANCE,
    hours: DEFAULT_HOURS,
    hero: DEFAULT_HERO,
    stats: DEFAULT_STATS,
    services: DEFAULT_SERVICES,
    about: DEFAULT_ABOUT,
    testimonials: DEFAULT_TESTIMONIALS,
    legal: DEFAULT_LEGAL,
    retention: DEFAULT_RETENTION,
  };
}
