import { Module } from '@nestjs/common';
import { AccessFacade } from './access.facade';
import { AccessQueries } from './access.queries';
import { AccessService } from './access.service';

@Module({ providers: [AccessFacade, AccessService, AccessQueries], exports: [AccessFacade, AccessService, AccessQueries] })
export class AccessModule {}
