import { Module } from '@nestjs/common';
import { StaffModule } from '../staff.module';
import { GuestsController } from './guests.controller';
import { PreviewController } from './preview.controller';

@Module({ imports: [StaffModule], controllers: [GuestsController, PreviewController] })
export class StaffHttpModule {}
