import type { Environment } from './environment';

/** What is of no use without another variable: whoever sets it has forgotten that one. */
const useless: readonly (readonly [keyof Environment, without: keyof Environment])[] = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['POS_BRIDGE_TOKEN', 'POS_BRIDGE_URL'],
  ['MOBILE_PASS_TOKEN', 'MOBILE_PASS_URL'],
  ['COPY_SEAL_PASSPHRASE', 'COPY_SEAL_DIR'],
  ['APPLE_WALLET_PASSPHRASE', 'APPLE_WALLET_DIR'],
  ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_KEY_FILE'],
];

/** One line about the first half of a pair, or undefined. */
export function missingHalf(env: Environment): string | undefined {
  const half = useless.find(([name, without]) => env[name] !== undefined && env[without] === undefined);
  return half && `${half[0]} is for ${half[1]}, which is not set`;
}
