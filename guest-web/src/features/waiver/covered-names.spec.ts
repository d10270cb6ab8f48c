import { languageTags } from '@arrival/contracts';
import { agreementSentence, authoritySentence, signingWords } from '@arrival/rules';
import type { Words } from '../../words/catalogue';
import { signature } from '../../words/waiver';
import { speak, wordsOf } from '../../words/words';
import { coveredNames } from './covered-names';

const contacts = [
  { firstName: 'Mia', lastName: 'Berg' },
  { firstName: 'نور', lastName: 'الهاشمي' },
  { firstName: 'さくら', lastName: '山田' },
];
const visible = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test.each(languageTags)('what is stated in %s is kept as it was shown (D45)', (tag) => {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: {} }, configurable: true });
  speak({ tag, words: { signature: signingWords[tag] } as unknown as Words });
  const words = wordsOf(signature);
  const names = coveredNames(contacts);
  expect(visible(words.agreement({ names }))).toBe(agreementSentence(contacts, tag));
  expect(visible(words.authority({ names }))).toBe(authoritySentence(contacts, tag));
});

test('names read either way stay in their order, each in its own direction', () => {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: {} }, configurable: true });
  speak({ tag: 'ar', words: { signature: signingWords.ar } as unknown as Words });
  expect(wordsOf(signature).agreement({ names: coveredNames(contacts) })).toBe(
    'أوافق عن \u2068Mia Berg\u2069، \u2068نور الهاشمي\u2069، \u2068さくら 山田\u2069',
  );
});
