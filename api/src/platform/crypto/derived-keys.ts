import { hkdfSync } from 'node:crypto';
import type { AppConfig } from '../../config/app-config';

const KEY_BYTES = 32;

/** Keys for one purpose, made from the configured ones: the first signs, all of them verify. Nobody learns one from the other (RFC 5869). */
export const derivedKeys = ({ healthDataKeys }: Pick<AppConfig, 'healthDataKeys'>, purpose: string): Uint8Array[] =>
  healthDataKeys.map(({ key }) => new Uint8Array(hkdfSync('sha256', key, '', `arrival ${purpose}`, KEY_BYTES)));
