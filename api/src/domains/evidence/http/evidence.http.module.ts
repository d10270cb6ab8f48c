import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence.module';
import { CopiesController } from './copies.controller';
import { EvidenceController } from './evidence.controller';

@Module({ imports: [EvidenceModule], controllers: [EvidenceController, CopiesController] })
export class EvidenceHttpModule {}
