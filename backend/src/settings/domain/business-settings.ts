import { DEFAULT_RETENTION } from './retention.js';
import { HOME_SECTIONS } from './sections/home.js';
import { DEFAULT_LEGAL } from './sections/legal.js';
import { DEFAULT_CALCULATORS } from './calculators.js';
import { DEFAULT_APPEARANCE } from './appearance.js';
import { DEFAULT_HOURS } from './hours.js';

/** Who the business is. Links and the addresses of pictures are empty where there are none. */
export interface BusinessIdentity {
  readonly name: string;
  readonly tagline: string;
  readonly advisor: string;
  readonly licence: string;
  /** Where a visitor can check the licence. */
  readonly licenceUrl: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly socialUrl: string;
  /** A chat with the office, such as Messenger, Viber or WhatsApp. */
  readonly chatUrl: string;
}

/** The sections with what they are until the owner changes them. The identity is that of the environment until then. */
export const DEFAULT_SECTIONS = {
  appearance: DEFAULT_APPEARANCE,
  hours: DEFAULT_HOURS,
  ...HOME_SECTIONS,
  calculators: DEFAULT_CALCULATORS,
  legal: DEFAULT_LEGAL,
  retention: DEFAULT_RETENTION,
};

/** All that the owner decides and pages show, by section. */
export interface BusinessSettings extends Readonly<typeof DEFAULT_SECTIONS> {
  readonly identity: BusinessIdentity;
}

/** What the owner writes for the site. */
export type BusinessSection = Exclude<keyof BusinessSettings, 'retention'>;

export function defaultSettings(identity: BusinessIdentity): BusinessSettings {
  return { identity, ...DEFAULT_SECTIONS };
}

/** The settings that pages show, without when and by whom they were changed. */
export function businessSettings(
  initial: BusinessSettings,
  stored: readonly { readonly section: string; readonly value: object }[],
): BusinessSettings {
  const changed = stored
    .filter(({ section }) => Object.hasOwn(initial, section))
    .map(({ section, value }) => [section, { ...initial[section as keyof BusinessSettings], ...value }]);
  return { ...initial, ...(Object.fromEntries(changed) as Partial<BusinessSettings>) };
}
