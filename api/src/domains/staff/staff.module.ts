import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PhotosModule } from '../photos/photos.module';
import { PosModule } from '../pos/pos.module';
import { FindGuestsService } from './find-guests.service';
import { GuestsController } from './guests.controller';
import { GuestsQueries } from './guests.queries';
import { PreviewController } from './preview.controller';
import { PreviewService } from './preview.service';
import { StaffFamilyCodeService } from './staff-family-code.service';
import { StaffHealthService } from './staff-health.service';
import { StaffHouseholdQueries } from './staff-household.queries';
import { StaffHouseholdService } from './staff-household.service';

/** What staff see of guests. */
@Module({
  imports: [CatalogModule, PosModule, PhotosModule],
  controllers: [GuestsController, PreviewController],
  providers: [
    GuestsQueries,
    FindGuestsService,
    StaffHouseholdQueries,
    StaffHouseholdService,
    StaffHealthService,
    StaffFamilyCodeService,
    PreviewService,
  ],
})
export class StaffModule {}
