/** The settings that the office changes while the software runs, by section; each with its default. */
export const SETTINGS = {
  /** Whether visitors get each of these mails. */
  visitorMails: {
    booking_received: true,
    booking_confirmed: true,
    booking_rescheduled: true,
    booking_cancelled: true,
    booking_reminder: true,
  },
};

export type SettingsSections = typeof SETTINGS;
export type SettingsSection = keyof SettingsSections;

/** A section as it is now; `updatedAt` is null until somebody changes it. */
export type StoredSection<S extends SettingsSection> = SettingsSections[S] & {
  readonly updatedAt: string | null;
};

export abstract class Settings {
  abstract read<S extends SettingsSection>(section: S): Promise<StoredSection<S>>;

  /**
   * Replaces a section. False, and nothing is stored, when it was changed at another time than `ifUpdatedAt` (null: never
   * changed); undefined does not ask.
   */
  abstract change<S extends SettingsSection>(
    section: S,
    value: SettingsSections[S],
    by: { readonly userId: string; readonly at: string; readonly ifUpdatedAt?: string | null | undefined },
  ): Promise<boolean>;
}
