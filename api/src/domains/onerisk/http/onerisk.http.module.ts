import { Module } from '@nestjs/common';
import { OneRiskModule } from '../onerisk.module';
import { OneRiskCallbacksController } from './callbacks.controller';
import { OneRiskSigningsController } from './signings.controller';

/** The routes of the feature 1Risk. */
@Module({ imports: [OneRiskModule], controllers: [OneRiskSigningsController, OneRiskCallbacksController] })
export class OneRiskHttpModule {}
