import { Module } from '@nestjs/common';
import { PosModule } from '../pos/pos.module';
import { WaiversModule } from '../waivers/waivers.module';
import { ErasureQueries } from './erasure.queries';
import { HouseholdDataService } from './household-data.service';
import { OwnDataService } from './own-data.service';
import { RemoveExpiredService } from './remove-expired.service';
import { RemoveMemberService } from './remove-member.service';
import { RetentionQueries } from './retention.queries';
import { RetentionService } from './retention.service';

/** How long what is kept, and that it goes (D60, D61). */
@Module({
  imports: [PosModule, WaiversModule],
  providers: [
    RetentionQueries,
    RetentionService,
    RemoveExpiredService,
    ErasureQueries,
    HouseholdDataService,
    OwnDataService,
    RemoveMemberService,
  ],
  exports: [RetentionService, RemoveExpiredService, HouseholdDataService, OwnDataService, RemoveMemberService],
})
export class PrivacyModule {}
