import { Global, Module } from '@nestjs/common';
import { ExpiredData } from './expired-data';

@Global()
@Module({ providers: [ExpiredData], exports: [ExpiredData] })
export class ExpiredDataModule {}
