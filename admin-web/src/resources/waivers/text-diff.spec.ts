import { textLines } from '../../shared/rich-text/text-lines';
import { textDiff } from './text-diff';

test('a reworded paragraph is told by its words', () => {
  const old = ['Skiing has risks.', 'You ski at your own risk and wear a helmet.'];
  const now = ['Skiing has risks.', 'You ski at your own risk and always wear a helmet.'];
  expect(textDiff(old, now)).toEqual([
    [{ kind: 'same', text: 'Skiing has risks.' }],
    [
      { kind: 'same', text: 'You ski at your own risk and ' },
      { kind: 'added', text: 'always ' },
      { kind: 'same', text: 'wear a helmet.' },
    ],
  ]);
});

test('a paragraph that went and one that came stand apart', () => {
  expect(textDiff(['No dogs on the lifts.'], ['Children under eight ride with an adult.'])).toEqual([
    [{ kind: 'added', text: 'Children under eight ride with an adult.' }],
    [{ kind: 'removed', text: 'No dogs on the lifts.' }],
  ]);
});

test('formatting is no text', () => {
  expect(textLines('<h2>Risk &amp; duty</h2><p>Wear a <b>helmet</b>.</p>')).toEqual(['Risk & duty', 'Wear a helmet.']);
});
