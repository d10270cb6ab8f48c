import { Module } from '@nestjs/common';
import { StaffModule } from '../staff.module';
import { AskedAgainController } from './asked-again.controller';
import { CorrectionsController } from './corrections.controller';
import { CounterController } from './counter.controller';
import { GivenHouseholdsController } from './given-households.controller';
import { GuestsController } from './guests.controller';
import { PaperWaiversController } from './paper-waivers.controller';
import { PreviewController } from './preview.controller';
import { WithdrawnWaiversController } from './withdrawn-waivers.controller';

@Module({
  imports: [StaffModule],
  controllers: [
    GuestsController,
    CorrectionsController,
    CounterController,
    PaperWaiversController,
    PreviewController,
    WithdrawnWaiversController,
    AskedAgainController,
    GivenHouseholdsController,
  ],
})
export class StaffHttpModule {}
