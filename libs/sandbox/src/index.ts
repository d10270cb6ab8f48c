export { type DemoPerson, demoAdministrators, demoPassword, demoPeople } from './demo/people';
export { type IdentityOptions, type IdentityProvider, startIdentityProvider } from './identity/identity-provider';
export { applicationUrl, createDatabase, databaseUrl, dropDatabase } from './postgres/databases';
export { type PostgresOptions, type RunningPostgres, startPostgres, startTemporaryPostgres } from './postgres/postgres';
export type { ReceivedMessage } from './receiver/message';
export { type Receiver, startReceiver } from './receiver/receiver';
