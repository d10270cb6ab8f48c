import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence.module';
import { CopyMailRounds } from './copy-mail-rounds';
import { DiscardCopyHandler } from './discard-copy.handler';
import { MakeCopiesHandler } from './make-copies.handler';
import { SealEvidenceHandler } from './seal-evidence.handler';
import { SendCopyHandler } from './send-copy.handler';

@Module({
  imports: [EvidenceModule],
  providers: [SealEvidenceHandler, MakeCopiesHandler, DiscardCopyHandler, SendCopyHandler, CopyMailRounds],
})
export class EvidenceJobsModule {}
