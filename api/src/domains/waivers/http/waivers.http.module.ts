import { Module } from '@nestjs/common';
import { WaiversModule } from '../waivers.module';
import { WaiversController } from './waivers.controller';

@Module({ imports: [WaiversModule], controllers: [WaiversController] })
export class WaiversHttpModule {}
