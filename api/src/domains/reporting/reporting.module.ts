import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { CatalogModule } from '../catalog/catalog.module';
import { PosModule } from '../pos/pos.module';
import { SettingsModule } from '../settings/settings.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { ArrivalsService } from './arrivals/arrivals.service';
import { ArrivalsReader } from './arrivals/arrivals-reader';
import { ChildrenSheetService } from './arrivals/children-sheet.service';
import { DayLabelsService } from './arrivals/day-labels.service';
import { ChangedHouseholdsService } from './changed-households.service';
import { DecidedRows } from './decided-rows';
import { DecidersService } from './deciders.service';
import { EntitlementsService } from './entitlements.service';
import { ExpectedQueries } from './expected.queries';
import { ExportService } from './export.service';
import { GenerationsQueries } from './generations.queries';
import { InvitationsQueries } from './invitations/invitations.queries';
import { InvitationsService } from './invitations/invitations.service';
import { InvitationsOfPeople } from './invitations/invitations-of-people.queries';
import { ToldFamiliesQueries } from './invitations/told-families.queries';
import { ToldFamiliesService } from './invitations/told-families.service';
import { PopulationService } from './population.service';
import { ReportService } from './report.service';
import { ReportFilesService } from './report-files.service';
import { ReportPlacesService } from './report-places';
import { ReportReaderService } from './report-reader.service';
import { ReportingFacade } from './reporting.facade';
import { RowsOfPeopleQueries } from './rows-of-people.queries';
import { ReportUpkeepService } from './upkeep.service';

@Module({
  imports: [AccessModule, CatalogModule, PosModule, SettingsModule, WebhooksModule],
  providers: [
    GenerationsQueries,
    ExpectedQueries,
    ReportingFacade,
    ReportPlacesService,
    DecidersService,
    DecidedRows,
    ChangedHouseholdsService,
    RowsOfPeopleQueries,
    PopulationService,
    ReportUpkeepService,
    ReportReaderService,
    ArrivalsReader,
    ArrivalsService,
    ChildrenSheetService,
    DayLabelsService,
    ReportService,
    ReportFilesService,
    EntitlementsService,
    ExportService,
    InvitationsQueries,
    InvitationsOfPeople,
    InvitationsService,
    ToldFamiliesQueries,
    ToldFamiliesService,
  ],
  exports: [
    ReportingFacade,
    PopulationService,
    ReportUpkeepService,
    ReportReaderService,
    ArrivalsService,
    ChildrenSheetService,
    DayLabelsService,
    ReportService,
    ReportFilesService,
    EntitlementsService,
    ExportService,
    InvitationsService,
    ToldFamiliesService,
  ],
})
export class ReportingModule {}
