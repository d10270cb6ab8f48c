import { Module } from '@nestjs/common';
import { AccessController } from './access.controller';
import { AccessFacade } from './access.facade';
import { AccessQueries } from './access.queries';
import { AccessService } from './access.service';

@Module({ controllers: [AccessController], providers: [AccessFacade, AccessService, AccessQueries], exports: [AccessFacade] })
export class AccessModule {}
