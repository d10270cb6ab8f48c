import fc from 'fast-check';
import { folds } from './folds';
import { textDiff } from './text-diff';

const paragraphs = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.', 'Eight.'];
const shape = (now: readonly string[]) =>
  folds(textDiff(paragraphs, now)).map(({ isFolded, lines }) => [isFolded, lines.length]);

test('what is far from a change is folded, its neighbours are not', () => {
  expect(shape(paragraphs.map((text) => (text === 'Six.' ? 'Six helmets.' : text)))).toEqual([
    [true, 4],
    [false, 5],
  ]);
  expect(shape(paragraphs.toSpliced(4, 1))).toEqual([
    [true, 3],
    [false, 5],
  ]);
});

test('nothing is lost by folding, and no change is ever folded', () => {
  const text = fc.array(fc.constantFrom('Ski.', 'Ride.', 'Wear a helmet.', 'Wear a red helmet.', 'Fall.'), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(text, text, (old, now) => {
      const lines = textDiff(old, now);
      const folded = folds(lines);
      expect(folded.flatMap((fold) => fold.lines)).toEqual(lines);
      const hidden = folded.filter(({ isFolded }) => isFolded).flatMap((fold) => fold.lines.flat());
      expect(hidden.filter(({ kind }) => kind !== 'same')).toEqual([]);
      const side = (other: 'added' | 'removed') =>
        lines
          .map((line) =>
            line
              .filter(({ kind }) => kind !== other)
              .map((piece) => piece.text)
              .join('')
              .trim(),
          )
          .filter(Boolean);
      expect(side('removed')).toEqual(now);
      expect(side('added').toSorted()).toEqual(old.toSorted());
    }),
  );
});
