import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PosModule } from '../pos/pos.module';
import { CodesOfPeople } from './codes-of-people.queries';
import { FamilyService } from './family.service';
import { FamilyCodeQueries } from './family-code.queries';
import { HouseholdFacade } from './household.facade';
import { MemberCorrections } from './member-corrections';
import { NewHouseholdService } from './new-household.service';
import { ProfileService } from './profile.service';

const services = [ProfileService, FamilyService, NewHouseholdService];

@Module({
  imports: [CatalogModule, PosModule],
  providers: [FamilyCodeQueries, HouseholdFacade, CodesOfPeople, MemberCorrections, ...services],
  exports: [HouseholdFacade, ...services],
})
export class HouseholdModule {}
