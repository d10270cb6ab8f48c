export { type DemoPerson, demoAdministrators, demoPassword, demoPeople } from './demo/people';
export { type IdentityOptions, type IdentityProvider, startIdentityProvider } from './identity/identity-provider';
export type { BridgeBehaviour } from './pos-bridge/bridge-behaviour';
export { type PosBridge, startPosBridge } from './pos-bridge/bridge-server';
export { verifyBridge } from './pos-bridge/verify/verify-bridge';
export { applicationUrl, createDatabase, databaseUrl, dropDatabase } from './postgres/databases';
export { type PostgresOptions, type RunningPostgres, startPostgres, startTemporaryPostgres } from './postgres/postgres';
export type { ReceivedMessage } from './receiver/message';
export { type Receiver, startReceiver } from './receiver/receiver';
