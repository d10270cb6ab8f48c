import { createHash } from 'node:crypto';
import type { LanguageTag } from '@arrival/contracts';
import { signingWords, signingWordsVersion } from '@arrival/rules';
import { wordsByVersion, wordsShown } from './words-shown';

/** SHA-256 of each version's words by language. What signers have read never changes: a changed word is a version of its own. */
const digests: Readonly<Record<number, Readonly<Partial<Record<LanguageTag, string>>>>> = {
  1: {
    en: 'F7TSff8gfgKGGPMGUWg74xsjif5xwe27YP_MB1u7MDw',
    fr: 'eawAiOcOpovbjOTW86CdTTYVUOjxY5avowCAeP7HDjQ',
    es: '_wg1Acs61rivbtvdoYprYvasviBFBAQFoO7ucPGphmU',
    de: 'z3uY5zR7cXeUtMap4jNVgw3dvG2QA2se_GnDy_i7TVo',
    it: 'izKkd_oSGVsa9_HY9MRSkZlBxRUN04DtwKcl5zPFXzQ',
    ja: 'adnoc4x5mWcrJOvWVKpVOAD11h8kxuysMHmhw_DQ7uY',
    ar: '3LVHgIlOvoeV1d9VVvSBzdY4fD09YSOnkMXzZEahfTw',
  },
};

const versions = Array.from({ length: signingWordsVersion }, (_, index) => index + 1);

test.each(versions)('the statements of version %i are what they were', (version) => {
  const words = Object.entries(wordsByVersion[version] ?? {});
  const digest = (said: object) => createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  expect(Object.fromEntries(words.map(([language, said]) => [language, digest(said)]))).toEqual(digests[version]);
});

test('who says nothing of a version is recorded in the words of this release', () => {
  expect(wordsShown('fr')).toBe(signingWords.fr);
  expect(wordsShown('fr', signingWordsVersion)).toBe(signingWords.fr);
});

test('the words of a newer release are waited for', () => {
  expect(() => wordsShown('en', signingWordsVersion + 1)).toThrow(
    expect.objectContaining({ code: 'server.busy', options: expect.objectContaining({ retryAfterSeconds: 5 }) }),
  );
});
