import { Module } from '@nestjs/common';
import { StaffModule } from '../staff.module';
import { CorrectionsController } from './corrections.controller';
import { CounterController } from './counter.controller';
import { GuestsController } from './guests.controller';
import { PreviewController } from './preview.controller';

@Module({
  imports: [StaffModule],
  controllers: [GuestsController, CorrectionsController, CounterController, PreviewController],
})
export class StaffHttpModule {}
