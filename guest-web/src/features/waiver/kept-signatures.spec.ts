import { keptSignatures } from './kept-signatures';
import type { Signing } from './signing';
import { emptyDraft } from './signing-draft';

const signing = (signerId: number, minors: string[]) =>
  ({ signerId, minors: minors.map((firstName) => ({ firstName })) }) as unknown as Signing;
const drawn = { height: 0.5, strokes: [] };
const signed = { ...emptyDraft, agree: true, typedName: 'Anna Berg', sheet: drawn, agreedContactIds: [3] };

test('what was typed and drawn, and what the signer is to one minor, stand for the next; no agreement does', () => {
  const kept = keptSignatures();
  expect(kept.find(signing(1, ['Mia']), 'text')).toBeUndefined();
  kept.keep(signing(1, ['Mia']), 'text', { ...signed, relationship: 'guardian' });
  expect(kept.find(signing(1, ['Leo']), 'text')).toEqual({
    typedName: 'Anna Berg',
    sheet: drawn,
    isTypedInsteadOfDrawn: false,
    relationship: 'guardian',
  });
});

test('what one is to a minor is not carried to a signature without minors, and outlasts one', () => {
  const kept = keptSignatures();
  kept.keep(signing(1, ['Mia']), 'text', { ...signed, relationship: 'parent' });
  expect(kept.find(signing(1, []), 'text')).toMatchObject({ typedName: 'Anna Berg', relationship: null });
  kept.keep(signing(1, []), 'text', signed);
  expect(kept.find(signing(1, ['Leo']), 'text')).toMatchObject({ relationship: 'parent' });
});

test('what was changed for one child stands for the next', () => {
  const kept = keptSignatures();
  kept.keep(signing(1, ['Mia']), 'text', { ...signed, relationship: 'parent' });
  kept.keep(signing(1, ['Leo']), 'text', { ...signed, relationship: 'guardian' });
  expect(kept.find(signing(1, ['Ida']), 'text')).toMatchObject({ relationship: 'guardian' });
});

test('another signer and another text begin anew', () => {
  const kept = keptSignatures();
  kept.keep(signing(1, ['Mia']), 'text', { ...signed, relationship: 'parent' });
  expect(kept.find(signing(2, ['Mia']), 'text')).toBeUndefined();
  expect(kept.find(signing(1, ['Mia']), 'new text')).toBeUndefined();
});
