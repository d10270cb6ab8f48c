import { Module } from '@nestjs/common';
import { WaiverTexts } from './waiver-texts';
import { WaiversQueries } from './waivers.queries';
import { WaiversService } from './waivers.service';

@Module({ providers: [WaiversQueries, WaiverTexts, WaiversService], exports: [WaiverTexts, WaiversService, WaiversQueries] })
export class WaiversModule {}
