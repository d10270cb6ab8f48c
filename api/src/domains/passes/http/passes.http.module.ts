import { Module } from '@nestjs/common';
import { PassesModule } from '../passes.module';
import { CapabilityCheck } from './capability-check';
import { PassHoldersController } from './pass-holders.controller';
import { WalletsController } from './wallets.controller';

/** What wallets and mobile passes both need: who may ask for which passes. */
@Module({
  imports: [PassesModule],
  controllers: [PassHoldersController, WalletsController],
  providers: [CapabilityCheck],
})
export class PassesHttpModule {}
