import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence.module';
import { VerifySignatureService } from './verify-signature.service';

/** Verifying signatures for staff. */
@Module({ imports: [EvidenceModule], providers: [VerifySignatureService], exports: [VerifySignatureService] })
export class EvidenceConsoleModule {}
