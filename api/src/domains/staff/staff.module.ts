import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { CheckinModule } from '../checkin/checkin.module';
import { HouseholdModule } from '../household/household.module';
import { PhotosModule } from '../photos/photos.module';
import { PosModule } from '../pos/pos.module';
import { WaiversModule } from '../waivers/waivers.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { AskAgainService } from './ask-again.service';
import { CorrectMemberService } from './correct-member.service';
import { FindGuestsService } from './find-guests.service';
import { GiveHouseholdService } from './give-household.service';
import { PaperWaiversService } from './paper-waivers.service';
import { PreviewService } from './preview.service';
import { StaffCounterService } from './staff-counter.service';
import { StaffFamilyCodeService } from './staff-family-code.service';
import { StaffHealthService } from './staff-health.service';
import { StaffHouseholdService } from './staff-household.service';
import { WithdrawWaiverService } from './withdraw-waiver.service';

const services = [
  FindGuestsService,
  StaffHouseholdService,
  StaffHealthService,
  StaffFamilyCodeService,
  CorrectMemberService,
  StaffCounterService,
  PaperWaiversService,
  WithdrawWaiverService,
  AskAgainService,
  GiveHouseholdService,
  PreviewService,
];

/** What staff see of guests. */
@Module({
  imports: [CatalogModule, PosModule, HouseholdModule, WaiversModule, PhotosModule, CheckinModule, WebhooksModule],
  providers: services,
  exports: services,
})
export class StaffModule {}
