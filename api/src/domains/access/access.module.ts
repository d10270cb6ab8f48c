import { Module } from '@nestjs/common';
import { AccessFacade } from './access.facade';

@Module({ providers: [AccessFacade], exports: [AccessFacade] })
export class AccessModule {}
