import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PosModule } from '../pos/pos.module';
import { FamilyService } from './family.service';
import { HouseholdQueries } from './household.queries';
import { MemberProfileService } from './member-profile.service';
import { ProfileService } from './profile.service';

const services = [ProfileService, MemberProfileService, FamilyService];

@Module({ imports: [CatalogModule, PosModule], providers: [HouseholdQueries, ...services], exports: services })
export class HouseholdModule {}
