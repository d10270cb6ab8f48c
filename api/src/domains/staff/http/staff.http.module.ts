import { Module } from '@nestjs/common';
import { StaffModule } from '../staff.module';
import { CounterController } from './counter.controller';
import { GuestsController } from './guests.controller';
import { PreviewController } from './preview.controller';

@Module({ imports: [StaffModule], controllers: [GuestsController, CounterController, PreviewController] })
export class StaffHttpModule {}
