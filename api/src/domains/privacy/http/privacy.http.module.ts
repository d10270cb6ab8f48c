import { Module } from '@nestjs/common';
import { PrivacyModule } from '../privacy.module';
import { HouseholdDataController } from './household-data.controller';
import { OwnDataController } from './own-data.controller';
import { RetentionController } from './retention.controller';

@Module({ imports: [PrivacyModule], controllers: [RetentionController, HouseholdDataController, OwnDataController] })
export class PrivacyHttpModule {}
