import { Module } from '@nestjs/common';
import { AccessModule } from '../access.module';
import { AccessController } from './access.controller';
import { AdministratorCheck } from './administrator-check';

@Module({ imports: [AccessModule], controllers: [AccessController], providers: [AdministratorCheck] })
export class AccessHttpModule {}
