import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings.module';
import { AdminSettingsController } from './admin-settings.controller';
import { ManifestController } from './manifest.controller';
import { SettingsController } from './settings.controller';

@Module({ imports: [SettingsModule], controllers: [SettingsController, ManifestController, AdminSettingsController] })
export class SettingsHttpModule {}
