import { Module } from '@nestjs/common';
import { PassesModule } from '../passes.module';
import { MediaController } from './media.controller';
import { PassLinksController } from './pass-links.controller';

/** The routes of the feature BLEConnect. */
@Module({ imports: [PassesModule], controllers: [MediaController, PassLinksController] })
export class MobilePassesHttpModule {}
