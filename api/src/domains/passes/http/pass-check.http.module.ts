import { Module } from '@nestjs/common';
import { PassesModule } from '../passes.module';
import { PassCheckController } from './pass-check.controller';

/** The routes of the feature PassChecker. */
@Module({ imports: [PassesModule], controllers: [PassCheckController] })
export class PassCheckHttpModule {}
