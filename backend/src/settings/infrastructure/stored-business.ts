import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PublicContent } from '../../platform/http/public-content.js';
import { Logger } from '../../platform/logger.js';
import { ReloadedValue } from '../../platform/reloaded-value.js';
import { InitialSettings, SettingsStore } from '../application/ports.js';
import { Business } from '../business.js';
import { type BusinessSettings, businessSettings } from '../domain/business-settings.js';

interface VersionedSettings {
  readonly settings: BusinessSettings;
  readonly version: string | null;
}

/**
 * The settings in memory: read at start and after each announced change. A change that was not announced here, such as one
 * on another replica without Redis, is found by a check every half a minute.
 */
@Injectable()
export class StoredBusiness extends Business implements OnModuleInit {
  private readonly stored: ReloadedValue<VersionedSettings>;

  constructor(
    private readonly store: SettingsStore,
    initial: InitialSettings,
    private readonly content: PublicContent,
    private readonly logger: Logger,
  ) {
    super();
    const settings = initial.sections;
    this.stored = new ReloadedValue<VersionedSettings>({ settings, version: null }, async (before) => {
      const { values, version } = await this.store.all();
      // pages that were made of the same settings are kept
      return version === before.version ? before : { settings: businessSettings(settings, values), version };
    });
  }

  async onModuleInit(): Promise<void> {
    // the next check finds a change that could not be read
    this.content.onChange(() => {
      this.stored.reload().catch((error: unknown) => this.logger.failure('settings not read', error));
    });
    await this.stored.reload();
  }

  override current(): BusinessSettings {
    return this.stored.current.settings;
  }

  override async latest(): Promise<BusinessSettings> {
    return (await this.stored.latest()).settings;
  }

  /** Announces a change that nobody announced, so that the caches of this process are cleared too. */
  async check(): Promise<void> {
    if ((await this.store.version()) !== this.stored.current.version) this.content.changed();
  }
}
