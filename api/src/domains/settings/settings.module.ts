import { Module } from '@nestjs/common';
import { SettingsController } from './settings.controller';
import { SettingsFacade } from './settings.facade';
import { SettingsService } from './settings.service';

@Module({ controllers: [SettingsController], providers: [SettingsService, SettingsFacade], exports: [SettingsFacade] })
export class SettingsModule {}
