import { Module } from '@nestjs/common';
import { AdminSettingsQueries } from './admin-settings.queries';
import { AdminSettingsService } from './admin-settings.service';
import { OneRiskSecret } from './one-risk-secret';
import { ResortFacade } from './resort.facade';
import { SettingsFacade } from './settings.facade';
import { SettingsService } from './settings.service';

@Module({
  providers: [SettingsService, SettingsFacade, ResortFacade, OneRiskSecret, AdminSettingsService, AdminSettingsQueries],
  exports: [SettingsFacade, ResortFacade, SettingsService, AdminSettingsService],
})
export class SettingsModule {}
