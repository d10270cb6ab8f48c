import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PosModule } from '../pos/pos.module';
import { FamilyController } from './family.controller';
import { FamilyService } from './family.service';
import { HouseholdQueries } from './household.queries';
import { MemberProfileService } from './member-profile.service';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

@Module({
  imports: [CatalogModule, PosModule],
  controllers: [ProfileController, FamilyController],
  providers: [HouseholdQueries, ProfileService, MemberProfileService, FamilyService],
})
export class HouseholdModule {}
