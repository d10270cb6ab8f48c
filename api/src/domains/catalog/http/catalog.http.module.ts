import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog.module';
import { RentalListsController } from './rental-lists.controller';

@Module({ imports: [CatalogModule], controllers: [RentalListsController] })
export class CatalogHttpModule {}
