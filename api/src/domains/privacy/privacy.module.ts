import { Module } from '@nestjs/common';
import { RemoveExpiredService } from './remove-expired.service';
import { RetentionQueries } from './retention.queries';
import { RetentionService } from './retention.service';

/** How long what is kept, and that it goes (D60, D61). */
@Module({
  providers: [RetentionQueries, RetentionService, RemoveExpiredService],
  exports: [RetentionService, RemoveExpiredService],
})
export class PrivacyModule {}
