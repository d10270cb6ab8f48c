import { Module } from '@nestjs/common';
import { CheckinModule } from '../checkin.module';
import { CheckinController } from './checkin.controller';
import { CompletionController } from './completion.controller';
import { CounterEntrance } from './counter-entrance';
import { CounterSessionController } from './counter-session.controller';
import { FormDraftsController } from './form-drafts.controller';
import { OwnWaiversController } from './own-waivers.controller';
import { PhotoWithTaskController } from './photo-with-task.controller';
import { SignerCheck } from './signer-check';
import { SigningLinksController } from './signing-links.controller';

@Module({
  imports: [CheckinModule],
  controllers: [
    CheckinController,
    CompletionController,
    PhotoWithTaskController,
    FormDraftsController,
    SigningLinksController,
    OwnWaiversController,
    CounterSessionController,
  ],
  providers: [SignerCheck, CounterEntrance],
})
export class CheckinHttpModule {}
