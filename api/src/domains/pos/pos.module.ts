import { Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { CatalogModule } from '../catalog/catalog.module';
import { Accounts } from './accounts.facade';
import { AdminRentalListsQueries } from './admin-rental-lists.queries';
import { AdminRentalListsService } from './admin-rental-lists.service';
import { PosAskedAgain } from './asked-again.facade';
import { PosAuthorizations } from './authorizations.facade';
import { BridgeClient } from './bridge/bridge-client';
import { BridgeHandOver } from './bridge/bridge-hand-over';
import { BridgePasses } from './bridge/bridge-passes';
import { BridgePointOfSale } from './bridge/bridge-point-of-sale';
import { ComparisonQueries } from './bridge/comparison.queries';
import { ComparisonService } from './bridge/comparison.service';
import { CustomerAccounts } from './bridge/customer-accounts';
import { ErasedCustomersQueries } from './bridge/erased-customers.queries';
import { ExpiredHandOvers } from './bridge/expired-hand-overs.queries';
import { FailedHandOversQueries } from './bridge/failed-hand-overs.queries';
import { FailedHandOversService } from './bridge/failed-hand-overs.service';
import { HandOversQueries } from './bridge/hand-overs.queries';
import { HandOversService } from './bridge/hand-overs.service';
import { HouseholdRefresh } from './bridge/household-refresh';
import { KeptEffects } from './bridge/kept-effects';
import { LinkQueries } from './bridge/link.queries';
import { MirrorQueries } from './bridge/mirror.queries';
import { MirrorService } from './bridge/mirror.service';
import { NoHandOver } from './bridge/no-hand-over';
import { PosMetrics } from './bridge/pos-metrics';
import { AccountsQueries } from './built-in/accounts.queries';
import { AskedAgainQueries } from './built-in/asked-again.queries';
import { AuthorizationsQueries } from './built-in/authorizations.queries';
import { BuiltInPointOfSale } from './built-in/built-in-point-of-sale';
import { EntitlementsQueries } from './built-in/entitlements.queries';
import { ErasedAccounts } from './built-in/erased-accounts.queries';
import { ExpiredPosData } from './built-in/expired.queries';
import { FindContactsQueries } from './built-in/find-contacts.queries';
import { FirstSignIn } from './built-in/first-sign-in';
import { HouseholdReader } from './built-in/household-reader';
import { PassHoldersQueries } from './built-in/pass-holders.queries';
import { PassesQueries } from './built-in/passes.queries';
import { PeopleQueries } from './built-in/people.queries';
import { PosQueries } from './built-in/pos.queries';
import { VerifiedLater } from './built-in/verified-later';
import { VerifiedLaterQueries } from './built-in/verified-later.queries';
import { CustomersFacade } from './customers.facade';
import { HandOver } from './hand-over.facade';
import { HealthAnswers } from './health-answers.facade';
import { HouseholdVersions } from './household-versions.facade';
import { ImportsQueries } from './import/imports.queries';
import { OrderFamilies } from './import/order-families';
import { OrderImport } from './import/order-import';
import { PurchaseImportService } from './import/purchase-import.service';
import { PosPassHolders } from './pass-holders.facade';
import { PosPasses } from './passes.facade';
import { PosPeople } from './people.facade';
import { PointOfSale } from './pos.facade';
import { PosBridgeFacade } from './pos-bridge.facade';
import { ShopOrders } from './shop-orders.facade';

/** What stands behind a bridge; nothing of it is called without one. */
const bridge = [
  BridgeClient,
  BridgeHandOver,
  BridgePasses,
  BridgePointOfSale,
  ComparisonQueries,
  ComparisonService,
  CustomerAccounts,
  HandOversQueries,
  HandOversService,
  ErasedCustomersQueries,
  ExpiredHandOvers,
  FailedHandOversQueries,
  FailedHandOversService,
  HouseholdRefresh,
  KeptEffects,
  LinkQueries,
  MirrorQueries,
  MirrorService,
  PosBridgeFacade,
  PosMetrics,
];

/** The configuration chooses (D26). */
const adapters = [
  {
    provide: PointOfSale,
    inject: [APP_CONFIG, BuiltInPointOfSale, BridgePointOfSale],
    useFactory: ({ pos }: AppConfig, builtIn: BuiltInPointOfSale, bridged: BridgePointOfSale) =>
      pos ? bridged : builtIn,
  },
  {
    provide: PosPasses,
    inject: [APP_CONFIG, PassesQueries, BridgePasses],
    useFactory: ({ pos }: AppConfig, builtIn: PassesQueries, bridged: BridgePasses) => (pos ? bridged : builtIn),
  },
  {
    provide: HandOver,
    inject: [APP_CONFIG, BridgeHandOver],
    useFactory: ({ pos }: AppConfig, bridged: BridgeHandOver) => (pos ? bridged : new NoHandOver()),
  },
];

@Module({
  imports: [CatalogModule],
  providers: [
    Accounts,
    AccountsQueries,
    PosQueries,
    HouseholdReader,
    HouseholdVersions,
    ShopOrders,
    FirstSignIn,
    VerifiedLater,
    VerifiedLaterQueries,
    ErasedAccounts,
    HealthAnswers,
    EntitlementsQueries,
    CustomersFacade,
    FindContactsQueries,
    ExpiredPosData,
    { provide: PosAskedAgain, useClass: AskedAgainQueries },
    { provide: PosAuthorizations, useClass: AuthorizationsQueries },
    { provide: PosPeople, useClass: PeopleQueries },
    PassesQueries,
    { provide: PosPassHolders, useClass: PassHoldersQueries },
    BuiltInPointOfSale,
    ...bridge,
    ...adapters,
    AdminRentalListsQueries,
    AdminRentalListsService,
    ImportsQueries,
    OrderFamilies,
    OrderImport,
    PurchaseImportService,
  ],
  exports: [
    Accounts,
    PointOfSale,
    HandOver,
    PosBridgeFacade,
    HandOversService,
    FailedHandOversService,
    ComparisonService,
    PosAskedAgain,
    PosAuthorizations,
    PosPeople,
    PosPasses,
    PosPassHolders,
    CustomersFacade,
    HouseholdVersions,
    ShopOrders,
    HealthAnswers,
    AdminRentalListsService,
    PurchaseImportService,
  ],
})
export class PosModule {}
