import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { BusinessWeek } from '../calendar/business-week.js';
import { MediaUses } from '../media/media-uses.js';
import { Config } from '../platform/config.js';
import { job } from '../platform/start.js';
import { AnnounceSettings } from './application/announce-settings.js';
import { ChangeSettings } from './application/change-settings.js';
import { InitialSettings, SettingsStore } from './application/ports.js';
import { ReadSettings } from './application/read-settings.js';
import { Business } from './business.js';
import { BodySectionValues } from './http/body-section-values.js';
import { StoredBusinessWeek } from './infrastructure/stored-business-week.js';
import { SECTION_CONTROLLERS, SettingsController } from './http/settings.controller.js';
import { SqlSettingsStore } from './store/sql-settings-store.js';
import { StoredBusiness } from './infrastructure/stored-business.js';
import { SectionValues } from './section-values.js';
import { initialSections, Settings } from './settings.js';

const EVERY_30_SECONDS = '*/30 * * * * *';

/** What the office decides while the software runs; global. */
@Global()
@Module({
  controllers: [SettingsController, ...SECTION_CONTROLLERS],
  providers: [
    ReadSettings,
    ChangeSettings,
    AnnounceSettings,
    { provide: Settings, useExisting: ReadSettings },
    { provide: SettingsStore, useClass: SqlSettingsStore },
    {
      provide: InitialSettings,
      inject: [Config],
      useFactory: ({ business }: Config): InitialSettings => ({ sections: initialSections(business) }),
    },
    StoredBusiness,
    { provide: Business, useExisting: StoredBusiness },
    job('settings of other replicas', EVERY_30_SECONDS, [StoredBusiness], (stored) => stored.check()),
    { provide: BusinessWeek, useClass: StoredBusinessWeek },
    { provide: SectionValues, useClass: BodySectionValues },
  ],
  exports: [Settings, Business, BusinessWeek, SectionValues],
})
export class SettingsModule implements OnModuleInit {
  constructor(
    private readonly uses: MediaUses,
    private readonly settings: ReadSettings,
    private readonly values: SectionValues,
  ) {}

  onModuleInit(): void {
    this.uses.register('setting', async (urlPrefix) =>
      this.values
        .pictures(await this.settings.all())
        .filter(({ url }) => url.startsWith(urlPrefix))
        .map(({ use }) => ({ kind: 'setting', label: use, link: '/admin/business' })),
    );
  }
}
