import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PublicContent } from '../../platform/http/public-content.js';
import { Logger } from '../../platform/logger.js';
import { Scheduler } from '../../platform/scheduler.js';
import { InitialSettings, SettingsStore } from '../application/ports.js';
import { businessSettings } from '../application/read-settings.js';
import { Business } from '../business.js';
import type { BusinessSettings } from '../domain/business-settings.js';

const EVERY_30_SECONDS = '*/30 * * * * *';

/**
 * The settings in memory: read at start and after each announced change. A change that was not announced here, such as one
 * on another replica without Redis, is found by a check every half a minute.
 */
@Injectable()
export class StoredBusiness extends Business implements OnModuleInit {
  private settings: BusinessSettings;
  /** The version of the settings above; null when reading a change has failed. */
  private version: string | null = null;
  private reading: Promise<void> | null = null;
  private changedWhileReading = false;

  constructor(
    private readonly store: SettingsStore,
    private readonly initial: InitialSettings,
    private readonly content: PublicContent,
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
  ) {
    super();
    this.settings = initial.sections;
  }

  async onModuleInit(): Promise<void> {
    this.content.onChange(() => void this.read());
    await this.load();
    this.scheduler.every('settings of other replicas', EVERY_30_SECONDS, () => this.check());
  }

  override current(): BusinessSettings {
    return this.settings;
  }

  override async latest(): Promise<BusinessSettings> {
    await this.reading;
    return this.settings;
  }

  /** Announces a change that nobody announced, so that the caches of this process are cleared too. */
  async check(): Promise<void> {
    if ((await this.store.version()) !== this.version) this.content.changed();
  }

  private read(): Promise<void> {
    this.changedWhileReading = this.reading !== null;
    this.reading ??= this.readChanges().finally(() => (this.reading = null));
    return this.reading;
  }

  private async readChanges(): Promise<void> {
    do {
      this.changedWhileReading = false;
      try {
        await this.load();
      } catch (error) {
        // the next check finds the difference
        this.version = null;
        this.logger.failure('settings not read', error);
      }
    } while (this.changedWhileReading);
  }

  private async load(): Promise<void> {
    const { values, version } = await this.store.all();
    // pages that were made of the same settings are kept
    if (version === this.version) return;
    this.settings = businessSettings(this.initial.sections, values);
    this.version = version;
  }
}
