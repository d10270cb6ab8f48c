import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { AdminRentalListsQueries } from './admin-rental-lists.queries';
import { AdminRentalListsService } from './admin-rental-lists.service';
import { FamilyCodeQueries } from './family-code.queries';
import { FirstSignIn } from './first-sign-in';
import { HealthAnswers } from './health-answers';
import { HouseholdReader } from './household-reader';
import { PosFacade } from './pos.facade';
import { PosQueries } from './pos.queries';

@Module({
  imports: [CatalogModule],
  providers: [
    PosQueries,
    FamilyCodeQueries,
    HouseholdReader,
    FirstSignIn,
    HealthAnswers,
    PosFacade,
    AdminRentalListsQueries,
    AdminRentalListsService,
  ],
  exports: [PosFacade, HealthAnswers, AdminRentalListsService],
})
export class PosModule {}
