import { bridgeToken } from '../bridge-token';

/** The token that a bridge wants, from the environment: a command line would show it to others. */
export const readVerifyToken = (): string => process.env['POS_BRIDGE_TOKEN'] || bridgeToken;
