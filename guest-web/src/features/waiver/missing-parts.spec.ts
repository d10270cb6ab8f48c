import type { LanguageTag } from '@arrival/contracts';
import type { Words } from '../../words/catalogue';
import { speak } from '../../words/words';
import { missingStatements } from './missing-parts';
import type { Signing } from './signing';
import { emptyDraft } from './signing-draft';

const person = (contactId: number, firstName: string, age: number) => ({ contactId, firstName, lastName: 'Berg', age });
const [anna, mia, leo] = [person(1, 'Anna', 38), person(2, 'Mia', 8), person(3, 'Leo', 6)];

test.each<[LanguageTag, string]>([
  ['en', 'Mia Berg, Leo Berg'],
  ['ja', 'Mia Berg、Leo Berg'],
  ['ar', '\u2068Mia Berg\u2069، \u2068Leo Berg\u2069'],
])('whom the relationship is asked for is listed as names are in %s', (tag, names) => {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: {} }, configurable: true });
  speak({ tag, words: {} as Words });
  const signing = { signedIn: anna, contacts: [mia, leo], minors: [mia, leo], isShared: true } as unknown as Signing;
  expect(missingStatements(signing, emptyDraft)).toMatchObject([{ field: 'relationship', params: { names } }]);
});
