import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings.module';
import { AdminSettingsController } from './admin-settings.controller';
import { SettingsController } from './settings.controller';

@Module({ imports: [SettingsModule], controllers: [SettingsController, AdminSettingsController] })
export class SettingsHttpModule {}
