import { Module } from '@nestjs/common';
import { WholeApiController } from './whole-api.controller';

@Module({ controllers: [WholeApiController] })
export class IntegratorsHttpModule {}
