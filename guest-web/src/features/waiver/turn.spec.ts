import type { WaiverContactTask } from '@arrival/contracts';
import { turnOf, whoSigns, whoWaits } from './turn';

const holder = { contactId: 1, firstName: 'Anna', lastName: 'Berg', age: 38 };
const person = (contactId: number, firstName: string, age: number) => ({ contactId, firstName, lastName: 'Berg', age });
const taskOf = (contact: ReturnType<typeof person>, consolidateWaivers: boolean, isReadOnly = false) =>
  ({ id: `1.1.1.${contact.contactId}`, contact, task: { consolidateWaivers }, isReadOnly }) as unknown as WaiverContactTask;

const anna = person(1, 'Anna', 38);
const mia = person(2, 'Mia', 8);
const daniel = person(3, 'Daniel', 40);

test('a consolidated waiver is one turn for everybody who still needs it', () => {
  const all = [taskOf(anna, true), taskOf(mia, true), taskOf(daniel, true, true)];
  const turn = turnOf(all[0]!, all, holder);
  expect(turn.contacts.map((contact) => contact.firstName)).toEqual(['Anna', 'Mia']);
  expect(turn.expectedName).toBe('Anna Berg');
  expect(whoSigns(turn, 1)).toBe('You, Anna Berg, sign for yourself and Mia.');
});

test('a signature for all asks once about the minors, and about each other adult', () => {
  const all = [anna, mia, daniel].map((contact) => taskOf(contact, true));
  expect(turnOf(all[0]!, all, holder)).toMatchObject({ minors: [mia], adults: [daniel], isShared: true });
});

test('otherwise each in turn: a child by the account holder', () => {
  const all = [taskOf(anna, false), taskOf(mia, false)];
  const turn = turnOf(all[1]!, all, holder);
  expect(turn.tasks).toHaveLength(1);
  expect(turn).toMatchObject({ expectedName: 'Anna Berg', minors: [mia], adults: [], isByAccountHolder: true });
  expect(whoSigns(turn, 1)).toBe('You, Anna Berg, sign for Mia.');
});

test('another adult signs here with their own name', () => {
  const all = [taskOf(anna, false), taskOf(daniel, false)];
  const turn = turnOf(all[1]!, all, holder);
  expect(turn).toMatchObject({ expectedName: 'Daniel Berg', isByAccountHolder: false, minors: [], adults: [] });
  expect(whoSigns(turn, 1)).toBe('Daniel Berg signs here, with their own name.');
});

test('a consolidated waiver that one other adult is left with is signed by that adult', () => {
  const all = [taskOf(anna, true, true), taskOf(daniel, true)];
  const turn = turnOf(all[1]!, all, holder);
  expect(turn).toMatchObject({ expectedName: 'Daniel Berg', signerName: 'Daniel Berg', isByAccountHolder: false, minors: [], adults: [] });
});

test.each([false, true])(
  'an account holder under 18 signs for nobody; another adult has a turn of their own, consolidated %s',
  (isConsolidated) => {
    const minor = { ...holder, age: 17 };
    const all = [person(1, 'Anna', 17), daniel, mia].map((contact) => taskOf(contact, isConsolidated));
    const waiting = turnOf(all[0]!, all, minor);
    expect(waiting.isSignerMinor).toBe(true);
    expect(whoWaits(waiting, 1)).toBe('you and Mia');
    expect(turnOf(all[1]!, all, minor)).toMatchObject({ isSignerMinor: false, signerName: 'Daniel Berg' });
  },
);
