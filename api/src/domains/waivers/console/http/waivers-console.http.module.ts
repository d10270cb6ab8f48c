import { Module } from '@nestjs/common';
import { WaiversConsoleModule } from '../waivers-console.module';
import { AdminSignaturesController } from './admin-signatures.controller';
import { AdminWaiversController } from './admin-waivers.controller';

@Module({ imports: [WaiversConsoleModule], controllers: [AdminWaiversController, AdminSignaturesController] })
export class WaiversConsoleHttpModule {}
