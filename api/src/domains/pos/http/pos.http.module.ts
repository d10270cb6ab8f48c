import { Module } from '@nestjs/common';
import { PosModule } from '../pos.module';
import { AdminRentalListsController } from './admin-rental-lists.controller';

@Module({ imports: [PosModule], controllers: [AdminRentalListsController] })
export class PosHttpModule {}
