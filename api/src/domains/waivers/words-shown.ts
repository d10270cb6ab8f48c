import type { LanguageTag } from '@arrival/contracts';
import { type SigningWords, signingWords, signingWordsVersion } from '@arrival/rules';
import { DomainError } from '../../platform/calls/domain-error';

/** The statements of this release and of those before it: a page that was open, or a signature that waited on the phone, showed the words of its own (D45). */
export const wordsByVersion: Readonly<Record<number, Readonly<Partial<Record<LanguageTag, SigningWords>>>>> = {
  [signingWordsVersion]: signingWords,
};

/**
 * The statements that a page showed. A version above this release's comes from a newer one while a deploy is under
 * way: throws `server.busy`, so that it is sent again to a process that knows its words.
 */
export function wordsShown(language: LanguageTag, version: number = signingWordsVersion): SigningWords {
  const words = wordsByVersion[version]?.[language];
  if (!words)
    throw new DomainError('server.busy', { reason: `statements of version ${version}`, retryAfterSeconds: 5 });
  return words;
}
