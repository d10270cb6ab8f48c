import { Module } from '@nestjs/common';
import { WaiverTexts } from './waiver-texts';
import { WaiversController } from './waivers.controller';
import { WaiversQueries } from './waivers.queries';
import { WaiversService } from './waivers.service';

@Module({ controllers: [WaiversController], providers: [WaiversQueries, WaiverTexts, WaiversService], exports: [WaiverTexts] })
export class WaiversModule {}
