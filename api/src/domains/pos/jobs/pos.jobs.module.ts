import { Module } from '@nestjs/common';
import { PosModule } from '../pos.module';
import { ComparePosHandler } from './compare-pos.handler';
import { PosDeliveryRounds } from './delivery-rounds';

@Module({ imports: [PosModule], providers: [PosDeliveryRounds, ComparePosHandler] })
export class PosJobsModule {}
