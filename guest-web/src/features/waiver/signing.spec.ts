import type { WaiverContactTask } from '@arrival/contracts';
import { whoWaits } from '../../ui/checkin/who-waits';
import { signing as arabic } from '../../words/ar/signing';
import type { Words } from '../../words/catalogue';
import { signing as german } from '../../words/de/signing';
import { signing as spanish } from '../../words/es/signing';
import { signing as french } from '../../words/fr/signing';
import { signing as italian } from '../../words/it/signing';
import { signing as japanese } from '../../words/ja/signing';
import { signature } from '../../words/waiver';
import { speak, wordsOf } from '../../words/words';
import { signingOf, whoSigns } from './signing';

const words = wordsOf(signature);

const holder = { contactId: 1, firstName: 'Anna', lastName: 'Berg', age: 38 };
const person = (contactId: number, firstName: string, age: number) => ({ contactId, firstName, lastName: 'Berg', age });
const taskOf = (contact: ReturnType<typeof person>, consolidateWaivers: boolean, isReadOnly = false) =>
  ({
    id: `1.1.1.${contact.contactId}`,
    contact,
    task: { consolidateWaivers },
    isReadOnly,
  }) as unknown as WaiverContactTask;

const anna = person(1, 'Anna', 38);
const mia = person(2, 'Mia', 8);
const daniel = person(3, 'Daniel', 40);

test('a consolidated waiver is one signing for everybody who still needs it', () => {
  const all = [taskOf(anna, true), taskOf(mia, true), taskOf(daniel, true, true)];
  const signing = signingOf(all[0]!, all, holder);
  expect(signing.contacts.map((contact) => contact.firstName)).toEqual(['Anna', 'Mia']);
  expect(signing.expectedName).toBe('Anna Berg');
  expect(whoSigns(words, signing, 1)).toBe('You, Anna Berg, sign for yourself and Mia.');
});

test('a signature for all asks once about the minors, and about each other adult', () => {
  const all = [anna, mia, daniel].map((contact) => taskOf(contact, true));
  expect(signingOf(all[0]!, all, holder)).toMatchObject({ minors: [mia], adults: [daniel], isShared: true });
});

test('otherwise each in signing: a child by the account holder', () => {
  const all = [taskOf(anna, false), taskOf(mia, false)];
  const signing = signingOf(all[1]!, all, holder);
  expect(signing.tasks).toHaveLength(1);
  expect(signing).toMatchObject({ expectedName: 'Anna Berg', minors: [mia], adults: [], isByAccountHolder: true });
  expect(whoSigns(words, signing, 1)).toBe('You, Anna Berg, sign for Mia.');
});

test('another adult signs here with their own name', () => {
  const all = [taskOf(anna, false), taskOf(daniel, false)];
  const signing = signingOf(all[1]!, all, holder);
  expect(signing).toMatchObject({ expectedName: 'Daniel Berg', isByAccountHolder: false, minors: [], adults: [] });
  expect(whoSigns(words, signing, 1)).toBe('Daniel Berg signs here, with their own name.');
});

test('a consolidated waiver that one other adult is left with is signed by that adult', () => {
  const all = [taskOf(anna, true, true), taskOf(daniel, true)];
  const signing = signingOf(all[1]!, all, holder);
  expect(signing).toMatchObject({
    expectedName: 'Daniel Berg',
    signerName: 'Daniel Berg',
    isByAccountHolder: false,
    minors: [],
    adults: [],
  });
});

test.each([false, true])(
  'an account holder under 18 signs for nobody; another adult has a signing of their own, consolidated %s',
  (isConsolidated) => {
    const minor = { ...holder, age: 17 };
    const all = [person(1, 'Anna', 17), daniel, mia].map((contact) => taskOf(contact, isConsolidated));
    const waiting = signingOf(all[0]!, all, minor);
    expect(waiting.isSignerMinor).toBe(true);
    expect(whoWaits(words, waiting.contacts, 1)).toEqual(['you', 'Mia']);
    expect(signingOf(all[1]!, all, minor)).toMatchObject({ isSignerMinor: false, signerName: 'Daniel Berg' });
  },
);

test.each([
  ['ar', arabic, 'يلزم توقيع شخص بالغ لكل من: Mia وأنت'],
  ['de', german, 'Für Mia und Sie muss eine erwachsene Person unterschreiben'],
  ['es', spanish, 'Un adulto debe firmar por Mia y ti'],
  ['fr', french, 'Un adulte doit signer pour Mia et vous'],
  ['it', italian, 'Un adulto deve firmare per Mia e te'],
  ['ja', japanese, 'Miaさん、あなたの分は大人の署名が必要です'],
] as const)('who waits for an adult is said as %s says it', (tag, own, sentence) => {
  const page = { value: { documentElement: {} }, configurable: true };
  Object.defineProperty(globalThis, 'document', page);
  speak({ tag, words: { signature: own.signature } as Words });
  const minor = { ...holder, age: 17 };
  const all = [mia, person(1, 'Anna', 17)].map((contact) => taskOf(contact, true));
  const inLanguage = wordsOf(signature);
  const people = whoWaits(inLanguage, signingOf(all[0]!, all, minor).contacts, 1);
  expect(inLanguage.needsAdult({ people }).replace(/[\u2068\u2069]/g, '')).toBe(sentence);
});
