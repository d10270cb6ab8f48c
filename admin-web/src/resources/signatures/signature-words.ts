import type { SignatureRow } from '@arrival/contracts';
import { say, sayIfKnown } from '../../words/say';

export const methodWords = (names: readonly string[]): string =>
  names.map((name) => sayIfKnown(`resources.signatures.methods.${name}`) ?? name).join(', ');

export const versionWords = ({ textVersion }: Pick<SignatureRow, 'textVersion'>): string =>
  textVersion === null
    ? say('resources.signatures.versionNotKnown')
    : say('resources.signatures.version', { version: textVersion });
