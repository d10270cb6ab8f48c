import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from '../state/state-file';
import { LaunchError } from './environment';

export interface Secrets {
  /** Key of the children's health answers (D51), in the form of HEALTH_DATA_KEYS. */
  healthDataKeys: string;
  /** Signs the log of signatures (D45), in the form of EVIDENCE_SIGNING_KEYS. */
  evidenceKeys: string;
}

/**
 * Made at the first start and kept, readable for the owner alone. A filled database gets no new key: what its old one sealed would be
 * lost without a word.
 */
export function keepSecrets(
  dataDir: string,
  { isFilled, say }: { isFilled: boolean; say(line: string): void },
): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = readJson<Partial<Secrets>>(file, say) ?? {};
  if (!kept.healthDataKeys && isFilled) {
    throw new LaunchError(
      `${file} with the key of the health answers is missing, but the database is filled; put the file back, or give the key as HEALTH_DATA_KEYS`,
    );
  }
  const secrets = { healthDataKeys: kept.healthDataKeys || newKey(), evidenceKeys: kept.evidenceKeys || newKey() };
  if (!kept.healthDataKeys || !kept.evidenceKeys) writeJson(file, secrets);
  return secrets;
}

const newKey = (): string => randomBytes(32).toString('base64');
