import { Module } from '@nestjs/common';
import { AdminSettingsController } from './admin-settings.controller';
import { AdminSettingsQueries } from './admin-settings.queries';
import { AdminSettingsService } from './admin-settings.service';
import { SettingsController } from './settings.controller';
import { SettingsFacade } from './settings.facade';
import { SettingsService } from './settings.service';

@Module({
  controllers: [SettingsController, AdminSettingsController],
  providers: [SettingsService, SettingsFacade, AdminSettingsService, AdminSettingsQueries],
  exports: [SettingsFacade],
})
export class SettingsModule {}
