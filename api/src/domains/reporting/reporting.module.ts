import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { CatalogModule } from '../catalog/catalog.module';
import { PosModule } from '../pos/pos.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { DecidersService } from './deciders.service';
import { EntitlementsService } from './entitlements.service';
import { ExpectedQueries } from './expected.queries';
import { ExportService } from './export.service';
import { GenerationsQueries } from './generations.queries';
import { PopulationService } from './population.service';
import { ReportService } from './report.service';
import { ReportFilesService } from './report-files.service';
import { ReportPlacesService } from './report-places';
import { ReportReaderService } from './report-reader.service';
import { ReportingFacade } from './reporting.facade';
import { RowsOfPeopleQueries } from './rows-of-people.queries';
import { ReportUpkeepService } from './upkeep.service';

@Module({
  imports: [AccessModule, CatalogModule, PosModule, WebhooksModule],
  providers: [
    GenerationsQueries,
    ExpectedQueries,
    ReportingFacade,
    ReportPlacesService,
    DecidersService,
    RowsOfPeopleQueries,
    PopulationService,
    ReportUpkeepService,
    ReportReaderService,
    ReportService,
    ReportFilesService,
    EntitlementsService,
    ExportService,
  ],
  exports: [
    ReportingFacade,
    PopulationService,
    ReportUpkeepService,
    ReportReaderService,
    ReportService,
    ReportFilesService,
    EntitlementsService,
    ExportService,
  ],
})
export class ReportingModule {}
