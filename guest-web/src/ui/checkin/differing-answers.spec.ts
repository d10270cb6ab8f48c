import { differingAnswers } from './differing-answers';

const shoe = { term: 'Shoe size', value: '42' };
const sole = { term: 'Sole length', value: '305' };
const stance = { term: 'Stance', value: 'Regular' };

test.each([
  ['in the middle', [shoe, stance], [shoe, sole, stance]],
  ['at the end', [shoe], [shoe, sole]],
])('what one side alone was told is the one row that differs: %s', (_, without, told) => {
  expect(differingAnswers(without, told)).toEqual([{ term: 'Sole length', mine: '–', theirs: '305' }]);
  expect(differingAnswers(told, without)).toEqual([{ term: 'Sole length', mine: '305', theirs: '–' }]);
});

test('what both answered alike is no row', () => {
  expect(differingAnswers([shoe, stance], [{ ...shoe, value: '43' }, stance])).toEqual([
    { term: 'Shoe size', mine: '42', theirs: '43' },
  ]);
});
