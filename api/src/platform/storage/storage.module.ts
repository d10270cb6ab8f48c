import { Global, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DiskStorage } from './disk-storage';
import { S3Storage } from './s3-storage';
import { STORAGE, type Storage } from './storage';

/** The configured place for files; also for commands, which have no module. */
export async function createStorage({ storage }: Pick<AppConfig, 'storage'>): Promise<Storage> {
  return storage.kind === 'disk' ? new DiskStorage(storage.directory) : S3Storage.open(storage);
}

@Global()
@Module({ providers: [{ provide: STORAGE, inject: [APP_CONFIG], useFactory: createStorage }], exports: [STORAGE] })
export class StorageModule {}
