import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence.module';
import { CopiesController } from './copies.controller';
import { EvidenceController } from './evidence.controller';
import { SignedWaiversController } from './signed-waivers.controller';

@Module({ imports: [EvidenceModule], controllers: [EvidenceController, CopiesController, SignedWaiversController] })
export class EvidenceHttpModule {}
