import { Module } from '@nestjs/common';
import { AdminSettingsQueries } from './admin-settings.queries';
import { AdminSettingsService } from './admin-settings.service';
import { OneRiskSecret } from './one-risk-secret';
import { SettingsFacade } from './settings.facade';
import { SettingsService } from './settings.service';

@Module({
  providers: [SettingsService, SettingsFacade, OneRiskSecret, AdminSettingsService, AdminSettingsQueries],
  exports: [SettingsFacade, SettingsService, AdminSettingsService],
})
export class SettingsModule {}
