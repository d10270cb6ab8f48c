import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PosModule } from '../pos/pos.module';
import { PassAttempts } from './pass-attempts';
import { PassCheckService } from './pass-check.service';

@Module({
  imports: [CatalogModule, PosModule],
  providers: [PassAttempts, PassCheckService],
  exports: [PassCheckService],
})
export class PassesModule {}
