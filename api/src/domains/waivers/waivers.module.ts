import { Module } from '@nestjs/common';
import { PosModule } from '../pos/pos.module';
import { EvidenceOfPeopleQueries } from './evidence-of-people.queries';
import { ExpiredSignatures } from './expired-signatures.queries';
import { SealedEvidenceService } from './sealed-evidence';
import { WaiverTexts } from './waiver-texts';
import { WaiversFacade } from './waivers.facade';
import { WaiversQueries } from './waivers.queries';
import { WaiversService } from './waivers.service';

@Module({
  imports: [PosModule],
  providers: [
    WaiversQueries,
    WaiverTexts,
    WaiversService,
    ExpiredSignatures,
    EvidenceOfPeopleQueries,
    SealedEvidenceService,
    { provide: WaiversFacade, useExisting: WaiversService },
  ],
  exports: [WaiversFacade, WaiversService, WaiversQueries],
})
export class WaiversModule {}
