import { Global, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DiskStorage } from './disk-storage';
import { type Patience, patience, S3Storage } from './s3-storage';
import { STORAGE, type Storage } from './storage';

type Configured = Pick<AppConfig, 'storage'>;

/** The configured place for files; also for commands, which have no module. */
export async function createStorage({ storage }: Configured, waits: Patience = patience.ofGuests): Promise<Storage> {
  return storage.kind === 'disk' ? new DiskStorage(storage.directory) : S3Storage.open(storage, waits);
}

@Global()
@Module({
  providers: [{ provide: STORAGE, inject: [APP_CONFIG], useFactory: (config: Configured) => createStorage(config) }],
  exports: [STORAGE],
})
export class StorageModule {}
