import { Module } from '@nestjs/common';
import { PosModule } from '../pos.module';
import { AdminRentalListsController } from './admin-rental-lists.controller';
import { HandOversController } from './hand-overs.controller';
import { OrdersByKeyController } from './orders-by-key.controller';
import { PointOfSaleController } from './point-of-sale.controller';
import { PurchaseImportController } from './purchase-import.controller';

@Module({
  imports: [PosModule],
  controllers: [
    HandOversController,
    AdminRentalListsController,
    OrdersByKeyController,
    PointOfSaleController,
    PurchaseImportController,
  ],
})
export class PosHttpModule {}
