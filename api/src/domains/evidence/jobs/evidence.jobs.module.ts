import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence.module';
import { SealEvidenceHandler } from './seal-evidence.handler';

@Module({ imports: [EvidenceModule], providers: [SealEvidenceHandler] })
export class EvidenceJobsModule {}
