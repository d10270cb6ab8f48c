import { Module } from '@nestjs/common';
import { CheckinModule } from '../checkin/checkin.module';
import { PosModule } from '../pos/pos.module';
import { SettingsModule } from '../settings/settings.module';
import { CallbacksService } from './callbacks.service';
import { ExpiredSigningsQueries } from './expired-signings.queries';
import { MessagesQueries } from './messages.queries';
import { OneRiskClient } from './one-risk-client';
import { OneRiskMetrics } from './one-risk-metrics';
import { OneRiskFacade } from './onerisk.facade';
import { PartnerWordsService } from './partner-words.service';
import { ReconciliationService } from './reconciliation.service';
import { SigningsQueries } from './signings.queries';
import { SigningsService } from './signings.service';

/** Waivers that are signed with 1Risk (D41, D42). */
@Module({
  imports: [SettingsModule, PosModule, CheckinModule],
  providers: [
    SigningsQueries,
    MessagesQueries,
    ExpiredSigningsQueries,
    OneRiskClient,
    OneRiskMetrics,
    PartnerWordsService,
    ReconciliationService,
    SigningsService,
    CallbacksService,
    OneRiskFacade,
  ],
  exports: [OneRiskFacade, SigningsService, CallbacksService, ReconciliationService],
})
export class OneRiskModule {}
