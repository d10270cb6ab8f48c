import type { Environment } from './environment';

/** Names below `.localhost` never leave the machine (RFC 6761): the compose file can be tried on one without a certificate. */
const TRIAL_HOST = /\.localhost$/;
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

const FEWEST_DIFFERENT_BYTES = 8;

type Refusal = string | undefined;

function ownAddress(
  name: 'PUBLIC_URL' | 'ADMIN_URL' | 'POS_BRIDGE_URL' | 'MOBILE_PASS_URL',
  environment: Environment,
): Refusal {
  const address = environment[name];
  if (address === undefined) return undefined;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || TRIAL_HOST.test(hostname)
    ? undefined
    : `${name} must be an https:// address in production`;
}

function signIn({ OIDC_ISSUER }: Environment): Refusal {
  const { protocol, hostname } = new URL(OIDC_ISSUER);
  if (THIS_MACHINE.test(hostname))
    return 'OIDC_ISSUER is the demo provider, where anybody signs in as anybody; production needs one of its own';
  return protocol === 'https:' || TRIAL_HOST.test(hostname)
    ? undefined
    : 'OIDC_ISSUER must be an https:// address in production';
}

/** A key that somebody typed to get past the check, or that was given twice, seals nothing. */
function healthKeys({ HEALTH_DATA_KEYS: keys }: Environment): Refusal {
  const weak = keys.find(({ key }) => new Set(key).size < FEWEST_DIFFERENT_BYTES);
  if (weak)
    return `HEALTH_DATA_KEYS has a key that is not random (${weak.name}); make one with: openssl rand -base64 32`;
  const repeated = keys.find(({ keyId }, index) => keys.slice(0, index).some((one) => one.keyId === keyId));
  return repeated && `HEALTH_DATA_KEYS has the same key twice (${repeated.name})`;
}

function evidenceKeys({ EVIDENCE_SIGNING_KEYS: seeds }: Environment): Refusal {
  return seeds.some((seed) => new Set(seed).size < FEWEST_DIFFERENT_BYTES)
    ? 'EVIDENCE_SIGNING_KEYS has a key that is not random; make one with: openssl rand -base64 32'
    : undefined;
}

const passProvider = ({ FEATURES, MOBILE_PASS_URL }: Environment): Refusal =>
  FEATURES.includes('BLEConnect') && !MOBILE_PASS_URL
    ? 'FEATURES has BLEConnect, which needs MOBILE_PASS_URL and MOBILE_PASS_TOKEN'
    : undefined;

/** Why production may not start with these values, in one line that names the variable; undefined when it may (D44). */
export const refusalInProduction = (environment: Environment): Refusal =>
  ownAddress('PUBLIC_URL', environment) ??
  ownAddress('ADMIN_URL', environment) ??
  ownAddress('POS_BRIDGE_URL', environment) ??
  ownAddress('MOBILE_PASS_URL', environment) ??
  passProvider(environment) ??
  signIn(environment) ??
  healthKeys(environment) ??
  evidenceKeys(environment);
