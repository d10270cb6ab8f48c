import { Module } from '@nestjs/common';
import { AccessModule } from '../access.module';
import { AccessController } from './access.controller';
import { AccessListCheck } from './access-list-check';
import { ApiKeyCheck } from './api-key-check';
import { ApiKeyTrail } from './api-key-trail';
import { ApiKeyUses } from './api-key-uses';
import { ApiKeysController } from './api-keys.controller';
import { OwnKeyController } from './own-key.controller';

@Module({
  imports: [AccessModule],
  controllers: [AccessController, ApiKeysController, OwnKeyController],
  providers: [AccessListCheck, ApiKeyCheck, ApiKeyTrail, ApiKeyUses],
})
export class AccessHttpModule {}
