import { Module } from '@nestjs/common';
import { PosModule } from '../pos.module';
import { ComparePosHandler } from './compare-pos.handler';
import { HandOverRounds } from './hand-over-rounds';

@Module({ imports: [PosModule], providers: [HandOverRounds, ComparePosHandler] })
export class PosJobsModule {}
