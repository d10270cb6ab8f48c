import { Module } from '@nestjs/common';
import { PrivacyModule } from '../privacy.module';
import { RemoveExpiredHandler } from './remove-expired.handler';

@Module({ imports: [PrivacyModule], providers: [RemoveExpiredHandler] })
export class PrivacyJobsModule {}
