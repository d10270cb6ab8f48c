import { Module } from '@nestjs/common';
import { AdminSignaturesController } from './admin/admin-signatures.controller';
import { AdminSignaturesQueries } from './admin/admin-signatures.queries';
import { AdminSignaturesService } from './admin/admin-signatures.service';
import { AdminWaiversController } from './admin/admin-waivers.controller';
import { AdminWaiversQueries } from './admin/admin-waivers.queries';
import { AdminWaiversService } from './admin/admin-waivers.service';
import { WaiverTexts } from './waiver-texts';
import { WaiversController } from './waivers.controller';
import { WaiversQueries } from './waivers.queries';
import { WaiversService } from './waivers.service';

const console = {
  controllers: [AdminWaiversController, AdminSignaturesController],
  providers: [AdminWaiversQueries, AdminWaiversService, AdminSignaturesQueries, AdminSignaturesService],
};

@Module({
  controllers: [WaiversController, ...console.controllers],
  providers: [WaiversQueries, WaiverTexts, WaiversService, ...console.providers],
  exports: [WaiverTexts],
})
export class WaiversModule {}
