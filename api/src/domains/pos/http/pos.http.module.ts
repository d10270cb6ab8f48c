import { Module } from '@nestjs/common';
import { PosModule } from '../pos.module';
import { AdminRentalListsController } from './admin-rental-lists.controller';
import { HandOversController } from './hand-overs.controller';
import { PointOfSaleController } from './point-of-sale.controller';
import { PurchaseImportController } from './purchase-import.controller';

@Module({
  imports: [PosModule],
  controllers: [HandOversController, AdminRentalListsController, PointOfSaleController, PurchaseImportController],
})
export class PosHttpModule {}
