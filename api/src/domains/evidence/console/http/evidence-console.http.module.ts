import { Module } from '@nestjs/common';
import { EvidenceConsoleModule } from '../evidence-console.module';
import { VerificationController } from './verification.controller';

@Module({ imports: [EvidenceConsoleModule], controllers: [VerificationController] })
export class EvidenceConsoleHttpModule {}
