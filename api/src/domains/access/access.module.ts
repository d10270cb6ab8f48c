import { Module } from '@nestjs/common';
import { AccessFacade } from './access.facade';
import { AccessQueries } from './access.queries';
import { AccessService } from './access.service';
import { ApiDefaultSettingsService } from './api-default-settings.service';
import { ApiKeysQueries } from './api-keys.queries';
import { ApiKeysService } from './api-keys.service';

const services = [
  AccessFacade,
  AccessService,
  AccessQueries,
  ApiKeysService,
  ApiDefaultSettingsService,
  ApiKeysQueries,
];

@Module({ providers: services, exports: services })
export class AccessModule {}
