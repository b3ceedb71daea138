import { Global, Module } from '@nestjs/common';
import { SettingsController } from './infrastructure/settings.controller.js';
import { SqlSettings } from './infrastructure/sql-settings.js';
import { Settings } from './settings.js';

@Global()
@Module({
  controllers: [SettingsController],
  providers: [{ provide: Settings, useClass: SqlSettings }],
  exports: [Settings],
})
export class SettingsModule {}
