import { type DynamicModule, Global, Module } from '@nestjs/common';
import { FieldCipher } from './field-cipher';
import { Reseal } from './reseal';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-column';
import { SealedKeys } from './sealed-keys';
import { SealedValuesQueries } from './sealed-values.queries';

const services = [FieldCipher, SealedKeys, SealedValuesQueries, Reseal];

@Global()
@Module({})
class CryptoModule {}

/** The cipher, and what looks after everything that it sealed. */
export function cryptoModule(columns: readonly SealedColumn[]): DynamicModule {
  return {
    module: CryptoModule,
    providers: [{ provide: SEALED_COLUMNS, useValue: columns }, ...services],
    exports: services,
  };
}
