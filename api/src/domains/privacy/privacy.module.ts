import { Module } from '@nestjs/common';
import { PosModule } from '../pos/pos.module';
import { ErasureQueries } from './erasure.queries';
import { HouseholdDataService } from './household-data.service';
import { OwnDataService } from './own-data.service';
import { RemoveExpiredService } from './remove-expired.service';
import { RetentionQueries } from './retention.queries';
import { RetentionService } from './retention.service';

/** How long what is kept, and that it goes (D60, D61). */
@Module({
  imports: [PosModule],
  providers: [
    RetentionQueries,
    RetentionService,
    RemoveExpiredService,
    ErasureQueries,
    HouseholdDataService,
    OwnDataService,
  ],
  exports: [RetentionService, RemoveExpiredService, HouseholdDataService, OwnDataService],
})
export class PrivacyModule {}
