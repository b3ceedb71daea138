import { type BusinessIdentity, type BusinessSettings, defaultSettings } from './domain/business-settings.js';
import { PREPARED_TEXTS } from './domain/prepared-messages.js';

export { periodWords } from './domain/retention.js';

/** The settings of the office that no page shows, by section; each with its default. */
export const SETTINGS = {
  /** Whether visitors and clients get each of these mails. */
  visitorMails: {
    booking_received: true,
    booking_confirmed: true,
    booking_rescheduled: true,
    booking_cancelled: true,
    booking_reminder: true,
    subscription_reminder: true,
    premium_due: false,
    premium_in_grace: false,
    policy_anniversary: false,
    /** What the mails about premiums say about it, in the words of the owner; '' leaves it out. */
    howToPay: '',
    /** The messages that staff open in chats; '' is not offered. */
    ...PREPARED_TEXTS,
  },
};

/** All that the office changes while the software runs. */
export type SettingsSections = BusinessSettings & typeof SETTINGS;
export type SettingsSection = keyof SettingsSections;

/** The sections until somebody changes them; the identity comes from the environment. */
export function initialSections(identity: BusinessIdentity): SettingsSections {
  return { ...defaultSettings(identity), ...SETTINGS };
}

/** Tells the consoles which section was changed. */
export interface SettingsMessage {
  readonly type: 'settings_updated';
  readonly data: { readonly section: SettingsSection };
}

/** When a section was changed last and by whom; null until somebody changes it. */
export interface Change {
  readonly updatedAt: string | null;
  readonly updatedByName: string | null;
}

/** A section as it is now. */
export type StoredSection<S extends SettingsSection> = SettingsSections[S] & Change;

/** Port of the settings for other areas; what pages show is read through `Business`. */
export abstract class Settings {
  abstract read<S extends SettingsSection>(section: S): Promise<StoredSection<S>>;
}
