import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from './app-config';

@Global()
@Module({})
class ConfigModule {}

/** Gives one configuration to the whole application as `APP_CONFIG`. */
export function configModule(config: AppConfig): DynamicModule {
  return { module: ConfigModule, providers: [{ provide: APP_CONFIG, useValue: config }], exports: [APP_CONFIG] };
}
