import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { AdminRentalListsQueries } from './admin-rental-lists.queries';
import { AdminRentalListsService } from './admin-rental-lists.service';
import { BuiltInPointOfSale } from './built-in/built-in-point-of-sale';
import { EntitlementsQueries } from './built-in/entitlements.queries';
import { ExpiredPosData } from './built-in/expired.queries';
import { FindContactsQueries } from './built-in/find-contacts.queries';
import { FirstSignIn } from './built-in/first-sign-in';
import { HouseholdReader } from './built-in/household-reader';
import { PeopleQueries } from './built-in/people.queries';
import { PosQueries } from './built-in/pos.queries';
import { CustomersFacade } from './customers.facade';
import { HealthAnswers } from './health-answers.facade';
import { PosPeople } from './people.facade';
import { PointOfSale } from './pos.facade';

@Module({
  imports: [CatalogModule],
  providers: [
    PosQueries,
    HouseholdReader,
    FirstSignIn,
    HealthAnswers,
    EntitlementsQueries,
    CustomersFacade,
    FindContactsQueries,
    ExpiredPosData,
    { provide: PosPeople, useClass: PeopleQueries },
    { provide: PointOfSale, useClass: BuiltInPointOfSale },
    AdminRentalListsQueries,
    AdminRentalListsService,
  ],
  exports: [PointOfSale, PosPeople, CustomersFacade, HealthAnswers, AdminRentalListsService],
})
export class PosModule {}
