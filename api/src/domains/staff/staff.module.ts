import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PhotosModule } from '../photos/photos.module';
import { PosModule } from '../pos/pos.module';
import { FindGuestsService } from './find-guests.service';
import { GuestsQueries } from './guests.queries';
import { PreviewService } from './preview.service';
import { StaffFamilyCodeService } from './staff-family-code.service';
import { StaffHealthService } from './staff-health.service';
import { StaffHouseholdQueries } from './staff-household.queries';
import { StaffHouseholdService } from './staff-household.service';

const services = [FindGuestsService, StaffHouseholdService, StaffHealthService, StaffFamilyCodeService, PreviewService];

/** What staff see of guests. */
@Module({
  imports: [CatalogModule, PosModule, PhotosModule],
  providers: [GuestsQueries, StaffHouseholdQueries, ...services],
  exports: services,
})
export class StaffModule {}
