import { Module } from '@nestjs/common';
import { WaiversModule } from '../waivers.module';
import { AdminSignaturesQueries } from './admin-signatures.queries';
import { AdminSignaturesService } from './admin-signatures.service';
import { AdminWaiversQueries } from './admin-waivers.queries';
import { AdminWaiversService } from './admin-waivers.service';

const services = [AdminWaiversService, AdminSignaturesService];

/** Texts as administrators keep them, and signatures as staff find them. */
@Module({
  imports: [WaiversModule],
  providers: [AdminWaiversQueries, AdminSignaturesQueries, ...services],
  exports: services,
})
export class WaiversConsoleModule {}
