import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  /** Key of the children's health answers (D51), in the form of HEALTH_DATA_KEYS. */
  healthDataKeys: string;
}

/** Made at the first start and kept, readable for the owner alone. */
export function keepSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets = { healthDataKeys: `k1:${randomBytes(32).toString('base64')}` };
  writeFileSync(`${file}.part`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return secrets;
}
