import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { FirstSignIn } from './first-sign-in';
import { PosFacade } from './pos.facade';
import { PosQueries } from './pos.queries';

@Module({ imports: [CatalogModule], providers: [PosQueries, FirstSignIn, PosFacade], exports: [PosFacade] })
export class PosModule {}
