import { Module } from '@nestjs/common';
import { CheckinModule } from '../checkin.module';
import { CheckinController } from './checkin.controller';
import { CompletionController } from './completion.controller';

@Module({ imports: [CheckinModule], controllers: [CheckinController, CompletionController] })
export class CheckinHttpModule {}
