import { Module } from '@nestjs/common';
import { PosModule } from '../pos.module';
import { AdminRentalListsController } from './admin-rental-lists.controller';
import { HandOversController } from './hand-overs.controller';
import { PurchaseImportController } from './purchase-import.controller';

@Module({
  imports: [PosModule],
  controllers: [HandOversController, AdminRentalListsController, PurchaseImportController],
})
export class PosHttpModule {}
