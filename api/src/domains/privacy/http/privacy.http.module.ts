import { Module } from '@nestjs/common';
import { PrivacyModule } from '../privacy.module';
import { RetentionController } from './retention.controller';

@Module({ imports: [PrivacyModule], controllers: [RetentionController] })
export class PrivacyHttpModule {}
