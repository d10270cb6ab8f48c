import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence.module';
import { EvidenceController } from './evidence.controller';

@Module({ imports: [EvidenceModule], controllers: [EvidenceController] })
export class EvidenceHttpModule {}
