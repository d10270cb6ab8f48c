import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PosModule } from '../pos/pos.module';
import { FamilyService } from './family.service';
import { FamilyCodeQueries } from './family-code.queries';
import { HouseholdFacade } from './household.facade';
import { ProfileService } from './profile.service';

const services = [ProfileService, FamilyService];

@Module({
  imports: [CatalogModule, PosModule],
  providers: [FamilyCodeQueries, HouseholdFacade, ...services],
  exports: [HouseholdFacade, ...services],
})
export class HouseholdModule {}
